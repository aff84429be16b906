/** Steps of a command: each says in one line what it does and how long it took; a failure says what to do. */

const ROOM = 28

/** A step that can't be done. The message says why, `advice` what to do. */
export class StepError extends Error {
  constructor(message, advice) {
    super(message)
    this.advice = advice
  }
}

/**
 * Runs one step and prints its line. `work` returns what it did, or nothing when all was up to date.
 *
 * @param {string} name
 * @param {() => Promise<string | undefined>} work
 */
export async function step(name, work) {
  const startedAt = performance.now()
  try {
    const did = await work()
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(
      `${name.padEnd(ROOM)}${did ? `${did} (${seconds} s)` : `up to date (${seconds} s)`}`,
    )
  } catch (error) {
    console.error(`\nFailed at: ${name}\n${error.message}`)
    console.error(
      error.advice ?? 'Look at the lines above, mend what they say, and run the command again.',
    )
    process.exit(1)
  }
}
