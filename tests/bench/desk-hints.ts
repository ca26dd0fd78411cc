import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { addNote } from '#contract/desk/orders.ts'
import { callDesk, signInColleague } from '#tests/journeys/steps/staff.ts'
import { listen } from './desk-listeners.ts'
import type { DeskResort } from './desk-resort.ts'
import { percentile } from './load.ts'

const ROUNDS = 25
/** The server looks once a second: each round begins at another moment of it. */
const STEP_MS = 370

/** How soon another desk has the hint about a note that reception writes, as a row; from the beginning of the call. */
export async function measureHints({ owner, reception, codes }: DeskResort): Promise<string> {
  const other = await signInColleague(owner, 'desk', 'Nusrat Jahan')
  const waiting = new Map<string, () => void>()
  const listener = await listen(other, (hints) => {
    for (const { Subject } of hints) waiting.get(Subject)?.()
  })
  const times: number[] = []
  try {
    for (const [round, Code] of codes.slice(0, ROUNDS).entries()) {
      await pause((round * STEP_MS) % 1_000)
      const hinted = new Promise<void>((resolve) => {
        waiting.set(Code, resolve)
      })
      const began = performance.now()
      await Promise.all([
        hinted,
        callDesk(reception, addNote, { body: { ActivityId: randomUUID(), Code, Text: 'comes late' } }),
      ])
      times.push(performance.now() - began)
    }
  } finally {
    await listener.close()
  }
  return timesRow(`another desk has the hint, 400 rooms, ${ROUNDS} times`, times)
}

export function timesRow(name: string, ms: readonly number[]): string {
  return `| ${[name, ...[0.5, 0.95, 1].map((share) => percentile(ms, share).toFixed(0))].join(' | ')} |`
}
