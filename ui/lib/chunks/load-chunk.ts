const CHUNK_TIMEOUT_MS = 120_000

/** A part of the site's script that did not arrive. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly subtype: 'missing' | 'error' | 'timeout'

  constructor(chunk: string, subtype: ChunkLoadError['subtype'], cause?: unknown) {
    super(`Loading chunk ${chunk} failed`, { cause })
    this.subtype = subtype
  }
}

/** Loads a part of the site on demand; fails with a `ChunkLoadError` after 120 seconds at the latest. */
export async function loadChunk<Module>(chunk: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk, 'timeout')), CHUNK_TIMEOUT_MS)
  })
  try {
    return await Promise.race([load(), timeout])
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error
    // Browsers report a missing file (after a release, say) as a TypeError, and a script that fails as anything else.
    throw new ChunkLoadError(chunk, error instanceof TypeError ? 'missing' : 'error', error)
  } finally {
    clearTimeout(timer)
  }
}
