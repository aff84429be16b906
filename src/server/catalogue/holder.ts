import { unwatchFile, watchFile } from 'node:fs'
import { ArtefactError, loadArtefact } from './load.ts'
import { buildSnapshot, type Snapshot } from './snapshot.ts'

const POLL_MS = 2000

/**
 * The snapshot that this node serves. A request reads `current` once and answers from that alone, so no answer mixes
 * two versions; a swap is one assignment, and the old snapshot goes when its last request is done.
 */
export class CatalogueHolder {
  #current: Snapshot

  constructor(snapshot: Snapshot) {
    this.#current = snapshot
  }

  get current(): Snapshot {
    return this.#current
  }

  swap(next: Snapshot): void {
    this.#current = next
  }
}

export async function openCatalogue(path: string): Promise<CatalogueHolder> {
  return new CatalogueHolder(buildSnapshot(await loadArtefact(path)))
}

/**
 * Swaps in what the compiler writes to the file, within seconds. What can't be read is reported and the
 * snapshot in use stays.
 *
 * @returns stops watching
 */
export function followArtefact(
  holder: CatalogueHolder,
  path: string,
  report: { onSwap: (version: string) => void; onRefuse: (reason: string) => void },
): () => void {
  const handleChange = async () => {
    try {
      const artefact = await loadArtefact(path)
      if (artefact.version === holder.current.version) return
      holder.swap(buildSnapshot(artefact))
      report.onSwap(artefact.version)
    } catch (error) {
      if (!(error instanceof ArtefactError)) throw error
      report.onRefuse(error.message)
    }
  }
  watchFile(path, { interval: POLL_MS, persistent: false }, handleChange)
  void handleChange() // what was written since the holder was opened
  return () => unwatchFile(path, handleChange)
}
