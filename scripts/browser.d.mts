/** The path of a browser on this machine. */
export function findBrowser(): string | undefined
/** Finds a browser or installs one; says what it did, if anything. */
export function ensureBrowser(): Promise<string | undefined>
