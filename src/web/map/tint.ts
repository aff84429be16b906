import { PALETTE } from './palette.ts'

type Rgba = { red: number; green: number; blue: number; alpha: number }

/** Where a grey of this lightness (0 black, 1 white) goes in our own range of sea and foam. */
const RAMP: readonly (readonly [number, readonly [number, number, number]])[] = [
  [0, [12, 34, 46]],
  [0.05, [18, 48, 63]], // the land of the base map
  [0.15, [27, 66, 84]],
  [0.25, [42, 88, 106]],
  [0.45, [96, 138, 153]],
  [0.7, [156, 188, 200]],
  [1, [234, 246, 248]],
]
/** Largest distance between two channels, of 255, at which a colour still counts as grey. */
const GREY_SPREAD = 24
const LIGHTNESS_OF_LABELS = 0.66

/**
 * A paint value of somebody else's style in our colours: greys take the hue of the sea, true colours stay as they are.
 * Expressions are walked through; what is no colour in them is left alone.
 *
 * @param property its name in the style, since a label must stay readable where a road may be dim
 */
export function tintPaint(property: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => tintPaint(property, part))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, tintPaint(property, part)]),
    )
  const colour = typeof value === 'string' ? readColour(value) : undefined
  if (!colour || !isGrey(colour)) return value
  if (property === 'text-halo-color') return PALETTE.haloOfLabels
  const lightness = (colour.red + colour.green + colour.blue) / 3 / 255
  if (property === 'text-color') return toText(shadeOf(Math.max(lightness, LIGHTNESS_OF_LABELS)), 1)
  return toText(shadeOf(lightness), colour.alpha)
}

function shadeOf(lightness: number): number[] {
  const above = RAMP.findIndex(([at]) => at >= lightness)
  const [high, to] = RAMP[Math.max(above, 1)] ?? [1, [0, 0, 0]]
  const [low, from] = RAMP[Math.max(above - 1, 0)] ?? [0, [0, 0, 0]]
  const share = (lightness - low) / (high - low)
  return from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share))
}

function toText([red, green, blue]: number[], alpha: number): string {
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`
}

function isGrey({ red, green, blue }: Rgba): boolean {
  return Math.max(red, green, blue) - Math.min(red, green, blue) <= GREY_SPREAD
}

/** Hex, rgb() and hsl(), which is what map styles are written in; `undefined` for anything else. */
function readColour(text: string): Rgba | undefined {
  if (/^#([\da-f]{3}|[\da-f]{6})$/i.test(text)) return readHex(text.slice(1))
  const call = /^(rgb|hsl)a?\(([^)]*)\)$/.exec(text.trim().toLowerCase())
  const [first = 0, second = 0, third = 0, alpha = 1] = (call?.[2] ?? '')
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map((part) => (part.endsWith('%') ? Number.parseFloat(part) / 100 : Number(part)))
  if (!call) return NAMED[text]
  if (call[1] === 'rgb') return { red: first, green: second, blue: third, alpha }
  return { ...fromHsl(first, second, third), alpha }
}

const NAMED: Record<string, Rgba> = {
  black: { red: 0, green: 0, blue: 0, alpha: 1 },
  white: { red: 255, green: 255, blue: 255, alpha: 1 },
}

function readHex(digits: string): Rgba {
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const channel = (index: number) => Number.parseInt(long.slice(index, index + 2), 16)
  return { red: channel(0), green: channel(2), blue: channel(4), alpha: 1 }
}

/** @see https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function fromHsl(hue: number, saturation: number, lightness: number): Omit<Rgba, 'alpha'> {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return { red: channel(0), green: channel(8), blue: channel(4) }
}
