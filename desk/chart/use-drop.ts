import { readDeskOrder } from '#contract/desk/orders.ts'
import type { DeskStay } from '#contract/desk/stays.ts'
import { sentenceOf } from '#contract/problem.ts'
import { addDays } from '#contract/values/calendar.ts'
import { chartMachine, type Dropped } from '#machines/desk/chart.machine.ts'
import { offerInToast, showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { useDesk } from '../session/use-desk.ts'
import { useChanges } from '../session/use-desk-call.ts'
import { useStay } from '../stays/stay-desk.ts'
import { texts as common } from '../texts.ts'
import type { ChartData } from './chart-data.ts'
import { createChartActors } from './chart.actors.ts'
import type { ChartRef } from './DropDialog.tsx'
import type { Lifted } from './room-chart/chart.ts'
import { texts } from './texts.ts'

const UNDO_MS = 10_000

type Drop = { chart: ChartRef; drop: (data: ChartData, lifted: Lifted) => void }

/** Where a stay was dropped it is quoted, changed, and can be put back. */
export function useDrop({ today, onChanged }: { today: string; onChanged: () => void }): Drop {
  const { api } = useDesk()
  const stays = useStay()
  const chart = useMachine(chartMachine, () => createChartActors({ api }), {
    on: {
      'form.sent'({ subject }) {
        onChanged()
        const run = () => void withStay(subject, (stay) => stays.send({ type: 'undo.chosen', stays: [stay], today }))
        offerInToast('success', texts.changed(subject.guest, subject.room), { label: common.undo, run }, UNDO_MS)
      },
      'form.refused': onChanged,
    },
  })
  useChanges(() => chart.send({ type: 'data.outdated' }))

  /** The stay as it is now. Guests in the house who moved after a night are in another one than before. */
  async function withStay({ code, unitId, departure }: Dropped, act: (stay: DeskStay) => void) {
    try {
      const { Stays } = await api.call(readDeskOrder, { params: { Code: code } })
      const stay = Stays.find(({ UnitId, Departure }) => UnitId === unitId && Departure === departure)
      if (stay) act(stay)
    } catch (error) {
      showToast('error', sentenceOf(error))
    }
  }

  return {
    chart,
    drop({ rows, days, sources }, { bar, place }) {
      const source = sources.get(bar.key)
      const titleOf = (key: string) => rows.find((row) => row.key === key)?.title ?? ''
      if (source?.kind !== 'stay') return
      const arrival = addDays(days[0]?.date ?? today, place.first)
      const subject: Dropped = {
        stayId: source.Id,
        code: source.code,
        guest: bar.title,
        from: titleOf(bar.row),
        room: titleOf(place.row),
        unitId: place.row,
        arrival,
        departure: addDays(arrival, place.nights),
      }
      chart.send({ type: 'dialog.opened', subject })
    },
  }
}
