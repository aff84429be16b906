import { INK } from './palette.ts'

/** Swell bending round a peak, seen from above, and the one surfer in the right place. */
export function LogoMark({ size }: { size: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke={INK.lagoon}
      strokeWidth="2.2"
      strokeLinecap="round"
    >
      <path d="M2 12.4C6 12.4 6.2 5 10 5s5.6 7.4 12 7.4" />
      <path d="M2 17c4 0 4.6-5 8-5s5.6 5 12 5" strokeOpacity="0.75" />
      <path d="M2 21.4c4 0 4.8-2.8 8-2.8s5.6 2.8 12 2.8" strokeOpacity="0.5" />
      <circle cx="18.4" cy="4.8" r="2.1" fill={INK.dawn} stroke="none" />
    </svg>
  )
}
