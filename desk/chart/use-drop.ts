import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { readDeskOrder } from '#contract/reception/orders.ts'
import { firstMovableDay } from '#contract/reception/stay-rules.ts'
import type { DeskStay } from '#contract/reception/stays.ts'
import { sentenceOf } from '#contract/problem.ts'
import { addDays } from '#contract/values/calendar.ts'
import { changeStaysMachine, type Wish } from '#machines/desk/change-stays.machine.ts'
import { offerInToast, showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { createChangeActors } from '../changes/changes.actors.ts'
import { texts as changes } from '../changes/texts.ts'
import { useDesk } from '../session/use-desk.ts'
import { useChanges } from '../session/use-desk-call.ts'
import { useStay } from '../stays/stay-desk.ts'
import { texts as common } from '../texts.ts'
import { type ChartData, type Dropped, roomsOf } from './chart-data.ts'
import type { Bar, Lifted } from './room-chart/chart.ts'
import { texts } from './texts.ts'

const UNDO_MS = 10_000

export type ChangeRef = ActorRefFrom<typeof changeStaysMachine>

export function selectDropped(snapshot: SnapshotFrom<typeof changeStaysMachine>): Dropped | undefined {
  const { subject } = snapshot.context
  return snapshot.hasTag('open') && subject?.kind === 'dates' ? subject : undefined
}

type Drop = {
  change: ChangeRef
  /** Quotes a bar where it was dropped. */
  drop: (data: ChartData, lifted: Lifted) => void
  /** Opens the form for a bar where it is. */
  open: (data: ChartData, bar: Bar) => void
}

/** Where a stay was dropped it is quoted, changed, and can be put back. */
export function useDrop({ today, onChanged }: { today: string; onChanged: () => void }): Drop {
  const { api } = useDesk()
  const stays = useStay()
  const change = useMachine(changeStaysMachine, () => createChangeActors({ api }), {
    on: {
      'form.sent'({ subject }) {
        onChanged()
        if (subject.kind !== 'dates') return
        const run = () => void withStay(subject, (stay) => stays.send({ type: 'undo.chosen', stays: [stay], today }))
        offerInToast('success', changes.done.dates(subject.room), { label: common.undo, run }, UNDO_MS)
      },
      'form.refused': onChanged,
    },
  })
  useChanges(() => change.send({ type: 'data.outdated' }))

  /** The stay as it is now. Guests in the house who moved after a night are in another one than before. */
  async function withStay({ code, wish }: Dropped, act: (stay: DeskStay) => void) {
    try {
      const { Stays } = await api.call(readDeskOrder, { params: { Code: code } })
      const stay = Stays.find(({ UnitId, Departure }) => UnitId === wish.unitId && Departure === wish.departure)
      if (stay) act(stay)
    } catch (error) {
      showToast('error', sentenceOf(error))
    }
  }

  function ask(data: ChartData, bar: Bar, wish?: Wish) {
    const source = data.sources.get(bar.key)
    if (source?.kind !== 'stay') return
    const { Id: stayId, code, days, isInHouse } = source
    const room = roomsOf(data).find(({ UnitId }) => UnitId === bar.row)
    const subject: Dropped = {
      kind: 'dates',
      stayId,
      code,
      room: texts.stayOf(bar.title, room?.Room ?? ''),
      wish: wish ?? { unitId: bar.row, ...days },
      days,
      ...(room && bar.moves?.rows && { own: room }),
      ...(isInHouse && { since: firstMovableDay({ State: 'inHouse', Arrival: days.arrival }, today) }),
    }
    change.send({ type: 'dialog.opened', subject })
  }

  return {
    change,
    drop(data, { bar, place }) {
      const arrival = addDays(data.days[0]?.date ?? today, place.first)
      ask(data, bar, { unitId: place.row, arrival, departure: addDays(arrival, place.nights) })
    },
    open: (data, bar) => ask(data, bar),
  }
}
