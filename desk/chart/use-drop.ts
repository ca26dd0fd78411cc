import { useEffect, useEffectEvent, useRef } from 'react'
import { readDeskOrder } from '#contract/desk/orders.ts'
import type { DeskStay } from '#contract/desk/stays.ts'
import { sentenceOf } from '#contract/problem.ts'
import { addDays } from '#contract/values/calendar.ts'
import { chartMachine, type Dropped } from '#machines/desk/chart.machine.ts'
import type { StayRequest } from '#machines/desk/stay.machine.ts'
import { offerInToast, showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { useDesk } from '../session/use-desk.ts'
import { useChanges } from '../session/use-desk-call.ts'
import { useStay } from '../stays/stay-desk.ts'
import { texts as stayTexts } from '../stays/texts.ts'
import type { ChartData } from './chart-data.ts'
import { createChartActors } from './chart.actors.ts'
import type { ChartRef } from './DropDialog.tsx'
import type { Lifted } from './room-chart/chart.ts'
import { texts } from './texts.ts'

const UNDO_MS = 10_000

type Drop = { chart: ChartRef; drop: (data: ChartData, lifted: Lifted) => void }

/** Where a stay was dropped it is quoted, changed, and can be put back. Guests in the house who get another room are moved as on Today. */
export function useDrop({ today, onChanged }: { today: string; onChanged: () => void }): Drop {
  const { api } = useDesk()
  const stays = useStay()
  const chart = useMachine(chartMachine, () => createChartActors({ api }), {
    on: {
      'form.sent'({ subject }) {
        onChanged()
        const run = () => void withStay(subject, (stay) => stays.send({ type: 'undo.chosen', stays: [stay], today }))
        offerInToast('success', texts.changed(subject.guest, subject.room), { label: stayTexts.undoNow, run }, UNDO_MS)
      },
      'form.refused': onChanged,
    },
  })
  useChanges(() => chart.send({ type: 'data.outdated' }))

  /** Other days that were wanted with another room: they are asked about once the guests have the room. */
  const following = useRef<{ move: StayRequest; departure: string }>(undefined)
  const onMoved = useEffectEvent((request: StayRequest | undefined, moved: DeskStay | undefined) => {
    const { move, departure = '' } = following.current ?? {}
    if (!move || request !== move) return
    following.current = undefined
    if (!moved) return showToast('warning', texts.daysNotAsked)
    if (departure === moved.Departure) return
    const { Id, Code, Guest, Room, UnitId, Arrival } = moved
    const stay = { stayId: Id, code: Code, guest: Guest ?? '', arrival: Arrival, departure, needsReason: false }
    chart.send({ type: 'dialog.opened', subject: { ...stay, from: Room, room: Room, unitId: UnitId } })
  })
  useEffect(() => {
    const subscription = stays.on('change.done', ({ request, moved }) => onMoved(request, moved))
    return () => subscription.unsubscribe()
  }, [stays])

  /** The stay as it is now: the chart has not all of it. */
  async function withStay({ code, stayId }: Pick<Dropped, 'code' | 'stayId'>, act: (stay: DeskStay) => void) {
    try {
      const { Stays } = await api.call(readDeskOrder, { params: { Code: code } })
      const stay = Stays.find(({ Id }) => Id === stayId)
      if (stay) act(stay)
    } catch (error) {
      showToast('error', sentenceOf(error))
    }
  }

  return {
    chart,
    drop({ rows, days, houses, sources }, { bar, place }) {
      const source = sources.get(bar.key)
      const titleOf = (key: string) => rows.find((row) => row.key === key)?.title ?? ''
      if (source?.kind !== 'stay') return
      const arrival = addDays(days[0]?.date ?? today, place.first)
      if (source.isInHouse && place.row !== bar.row) {
        void withStay({ code: source.code, stayId: source.Id }, (stay) => {
          const move: StayRequest = {
            type: 'move.chosen',
            stays: [{ ...stay, Version: source.Version }],
            today,
            unitId: place.row,
          }
          following.current = { move, departure: addDays(arrival, place.nights) }
          stays.send(move)
        })
        return
      }
      const isPart = !bar.isJoined && place.row !== bar.row && houses.get(place.row)?.isSoldByRoom === false
      const subject: Dropped = {
        stayId: source.Id,
        code: source.code,
        guest: bar.title,
        from: titleOf(bar.row),
        room: titleOf(place.row),
        unitId: place.row,
        arrival,
        departure: addDays(arrival, place.nights),
        needsReason: isPart,
      }
      chart.send({ type: 'dialog.opened', subject })
    },
  }
}
