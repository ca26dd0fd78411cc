import { createHash } from 'node:crypto'
import type { Sheet } from '#contract/money/paper.ts'
import type { Deps } from '#api/platform/deps.ts'
import { tooFast } from '#api/platform/worded-problem.ts'

// Anyone with a link can ask for a PDF, and each takes the process a fifth of a second. So few are drawn at a time, and each once a minute.

const AT_A_TIME = 2
const MOST_WAITING = 20
const KEPT_MS = 60_000
const MOST_KEPT = 100
const RETRY_SECONDS = 5

type Bytes = Uint8Array<ArrayBuffer>

/** Names what is on a sheet, and so its PDF. */
export function tagOf(sheet: Sheet): string {
  return createHash('sha256').update(JSON.stringify(sheet)).digest('base64url')
}

export type DrawnPdfs = {
  /** The PDF of a sheet that was drawn, or is being drawn, within a minute. */
  find(tag: string): Promise<Bytes> | undefined
  /** Waits for its turn. Throws `too_many_requests` where too many wait. */
  draw(tag: string, pdfOf: () => Promise<Bytes>): Promise<Bytes>
}

export function keepDrawn({ now }: Pick<Deps, 'now'>): DrawnPdfs {
  const kept = new Map<string, { at: number; pdf: Promise<Bytes> }>()
  const waiting: (() => void)[] = []
  let drawing = 0

  async function inTurn(pdfOf: () => Promise<Bytes>): Promise<Bytes> {
    if (drawing >= AT_A_TIME) await new Promise<void>((resolve) => waiting.push(resolve))
    else drawing += 1
    try {
      return await pdfOf()
    } finally {
      const next = waiting.shift()
      if (next) setImmediate(next)
      else drawing -= 1
    }
  }

  function forgetOld(): void {
    const since = now().getTime() - KEPT_MS
    for (const [tag, { at }] of kept) if (at <= since || kept.size > MOST_KEPT) kept.delete(tag)
  }

  return {
    find(tag) {
      forgetOld()
      return kept.get(tag)?.pdf
    },
    async draw(tag, pdfOf) {
      // Another request for the sheet may have begun while this one was counted.
      const begun = kept.get(tag)
      if (begun) return begun.pdf
      if (waiting.length >= MOST_WAITING) throw tooFast(RETRY_SECONDS)
      const pdf = inTurn(pdfOf)
      kept.set(tag, { at: now().getTime(), pdf })
      try {
        return await pdf
      } catch (error) {
        kept.delete(tag)
        throw error
      }
    },
  }
}
