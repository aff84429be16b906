const TIMEOUT_MS = 120_000

/**
 * A part of the application that comes when it is wanted.
 *
 * @throws Error when it does not arrive within two minutes, or not at all
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('A part of the page did not arrive in time. Load the page again.')),
      TIMEOUT_MS,
    )
  })
  try {
    return await Promise.race([load().catch(refuse), timeout])
  } finally {
    clearTimeout(timer)
  }
}

function refuse(cause: unknown): never {
  const message = 'A part of the page could not be loaded. Check your connection and try again.'
  throw new Error(message, { cause })
}
