/**
 * Numbers from 0 up to 1 that look random and are the same for the same seed, on the server and in the browser.
 *
 * @see Tommy Ettinger's Mulberry32
 */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A smooth, endless, wavering line around 0 that stays within ±1; lengths are its wavelengths. */
export function createWaver(
  random: () => number,
  wavelengths: readonly number[],
): (at: number) => number {
  const parts = wavelengths.map((length, index) => ({
    turn: (2 * Math.PI) / (length * (0.85 + 0.3 * random())),
    phase: 2 * Math.PI * random(),
    share: 1 / (index + 1),
  }))
  const total = parts.reduce((sum, part) => sum + part.share, 0)
  return (at) =>
    parts.reduce((sum, part) => sum + part.share * Math.sin(at * part.turn + part.phase), 0) / total
}
