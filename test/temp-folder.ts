import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from 'vitest'

/** A test with an empty folder of its own, gone when the test is done. */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures are needed
export const folderTest = base.extend('folder', async ({}, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), 'lineup-test-'))
  onCleanup(() => rm(folder, { recursive: true, force: true }))
  return folder
})
