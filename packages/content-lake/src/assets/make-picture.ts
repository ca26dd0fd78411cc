import type { JpegOptions, Region, ResizeOptions } from 'sharp'
import { Tinypool } from 'tinypool'

/** How a picture is made of another, in values that another process can be sent. */
export type PictureRecipe = {
  /** The file of the original. */
  source: string
  /** The file to be written. */
  target: string
  /** All its frames; otherwise the first. */
  isAnimated?: boolean
  /** What is cut out of the upright original, in its pixels. */
  part?: Region
  resize?: ResizeOptions
  /** What is added around it, in pixels. */
  margins?: { left: number; top: number; right: number; bottom: number }
  /** Colour of the margins, and of what is transparent where a format has no transparency: #rgb or #rrggbb. */
  background?: string
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'
  options: Pick<JpegOptions, 'quality' | 'progressive' | 'chromaSubsampling'>
}

/** Callers limit how many pictures are made at a time. */
const MAX_PROCESSES = 16
/** As long as a visitor looks at a page. */
const IDLE_MS = 20_000

const processes = new Tinypool({
  runtime: 'child_process',
  filename: new URL('./picture-process.ts', import.meta.url).href,
  name: 'makePicture',
  minThreads: 0,
  maxThreads: MAX_PROCESSES,
  idleTimeout: IDLE_MS,
})

const attempts = new Set<AbortController>()
// A process that ended before it got any work never answers: the picture is tried in another one.
processes.on('error', () => {
  for (const attempt of attempts) attempt.abort()
})

/**
 * Makes a picture in another process. When `signal` is aborted that process is ended at once, and this throws. What fails otherwise is tried
 * once more: a process may be killed, or end just as it is given work, because it was idle for long enough.
 */
export async function makePicture(recipe: PictureRecipe, signal: AbortSignal): Promise<void> {
  await attemptPicture(recipe, signal).catch(async (error: unknown) => {
    if (signal.aborted) throw error
    return attemptPicture(recipe, signal)
  })
}

async function attemptPicture(recipe: PictureRecipe, signal: AbortSignal): Promise<void> {
  const attempt = new AbortController()
  attempts.add(attempt)
  try {
    await processes.run(recipe, { signal: AbortSignal.any([signal, attempt.signal]) })
  } finally {
    attempts.delete(attempt)
  }
}
