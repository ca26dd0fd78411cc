import type { today } from '#contract/reception/orders.ts'
import type { TypedPerson } from '#contract/reception/registration.ts'
import type { DataOf } from '#contract/endpoint.ts'
import type { Draft } from '#machines/desk/walk-in-draft.ts'
import type { BrowserStorage } from '#ui/lib/browser-storage.ts'

/** The list of a day, and when it was read. */
export type KeptBoard = { board: DataOf<typeof today>; readAt: number }

/** What pages keep while others are looked at. It is in memory alone: names and phones are stored in no browser. */
export type KeptPages = {
  boards: Map<string, KeptBoard>
  /** Who was typed on Book and could not be registered, by the code of the booking. */
  unregistered: Map<string, readonly TypedPerson[]>
  /** What was typed on Book. */
  draft(): Draft | undefined
  keepDraft(draft: Draft | undefined): void
}

export type Kept = {
  /** Pages of the member who works here. A colleague starts afresh. */
  of(memberId: number): KeptPages
  /** How many days someone last chose on the chart, in this browser. */
  chartDays(): number | undefined
  keepChartDays(days: number): void
}

const CHART_DAYS_KEY = 'DESK_CHART_DAYS'

export function createKept(storage: BrowserStorage): Kept {
  let owner: number | undefined
  let pages = nothing()
  return {
    of(memberId) {
      if (memberId !== owner) pages = nothing()
      owner = memberId
      return pages
    },
    chartDays() {
      const days = storage.get(CHART_DAYS_KEY)
      return days === undefined ? undefined : Number(days)
    },
    keepChartDays: (days) => storage.set(CHART_DAYS_KEY, String(days)),
  }
}

function nothing(): KeptPages {
  let kept: Draft | undefined
  return {
    boards: new Map(),
    unregistered: new Map(),
    draft: () => kept,
    keepDraft(draft) {
      kept = draft
    },
  }
}
