import { INK } from './palette.ts'

/** Flat calm: one surfer waiting, and nothing on its way. For places where there is nothing to show yet. */
export function EmptySea() {
  return (
    <svg
      viewBox="0 0 240 120"
      width="240"
      height="120"
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeLinecap="round"
    >
      <g stroke={INK.dawn}>
        <path d="M146 58a24 24 0 0 1 48 0" fill={INK.dawn} stroke="none" />
        <path d="M134 58a36 36 0 0 1 72 0" strokeOpacity="0.5" />
        <path d="M119 58a51 51 0 0 1 102 0" strokeOpacity="0.25" />
      </g>
      <path d="M8 58H232" stroke={INK.mist} strokeOpacity="0.8" />
      <g stroke={INK.dawn} strokeOpacity="0.7">
        <path d="M148 64h44M156 71h28" />
      </g>
      <g stroke={INK.lagoon}>
        <path d="M14 66h42M96 65h30M208 66h20" strokeOpacity="0.45" />
        <path d="M28 75h26M120 78h94" strokeOpacity="0.5" />
        <path d="M12 86h24M112 90h44M176 90h50" strokeOpacity="0.4" />
        <path d="M58 101h96M176 103h24" strokeOpacity="0.3" />
        <path d="M88 112h50" strokeOpacity="0.2" />
      </g>
      <Surfer />
    </svg>
  )
}

/** Sitting astride a board, looking out. */
function Surfer() {
  return (
    <>
      <ellipse cx="75" cy="83" rx="21" ry="1.9" fill={INK.foam} transform="rotate(-5 75 83)" />
      <circle cx="72.4" cy="65" r="2.8" fill={INK.foam} />
      <path
        d="M69.4 71c1-1.6 4.4-1.7 5.4.2.8 2.4.6 6.6.2 10.4h-5.2c-.9-3.6-1.3-8-.4-10.6z"
        fill={INK.foam}
      />
      <path
        d="M72.5 80.6l6.6.6 1.6 6.8"
        stroke={INK.foam}
        strokeWidth="2.1"
        strokeLinejoin="round"
      />
      <path d="M52 88.5h15M85 88.5h14M64 92.5h20" stroke={INK.foam} strokeOpacity="0.35" />
    </>
  )
}
