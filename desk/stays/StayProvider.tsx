import { type ReactNode, useEffect, useMemo } from 'react'
import type { SeenStay } from '#contract/reception/stays.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { changeStaysMachine, type ChangeSubject } from '#machines/desk/change-stays.machine.ts'
import { stayMachine, type StayRequest } from '#machines/desk/stay.machine.ts'
import { now } from '#ui/lib/clock.ts'
import { offerInToast, showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { createChangeActors } from '../changes/changes.actors.ts'
import { texts as changes } from '../changes/texts.ts'
import { useDesk } from '../session/use-desk.ts'
import { texts as common } from '../texts.ts'
import { whoIn } from './parties.ts'
import { createStayActors } from './stay.actors.ts'
import { StaysContext, type StayRef } from './stay-desk.ts'
import { texts } from './texts.ts'

const UNDO_MS = 10_000

/** Changes the stays of all pages: what was begun on one is answered on the next, and can be undone there. */
export function StayProvider({ children }: { children: ReactNode }) {
  const { api, live } = useDesk()
  const stay = useMachine(stayMachine, () => createStayActors({ api }), {
    on: { 'change.done': ({ request }) => request && reportDone(stay, request) },
  })
  const onMade = ({ title, wish }: ChangeSubject, undo: SeenStay | null) =>
    report(stay, changes.done[wish.Kind](title), { stays: undo ? [undo] : [], today: dhakaDate(now()) })
  const change = useMachine(changeStaysMachine, () => createChangeActors({ api, onMade }))
  useEffect(() => live.subscribe(() => change.send({ type: 'data.outdated' })), [live, change])
  const value = useMemo(() => ({ stay, change }), [stay, change])
  return <StaysContext value={value}>{children}</StaysContext>
}

function reportDone(stay: StayRef, request: StayRequest): void {
  if (request.type === 'undo.chosen') return showToast('success', texts.done.undone)
  const who = whoIn(request.stays)
  const done = {
    'checkIn.chosen': texts.done.checkIn(who),
    'checkOut.chosen': texts.done.checkOut(who),
    'noShow.chosen': texts.done.noShow(who),
  }[request.type]
  // Our own change was one step: had anyone else changed them since, the API refuses to undo theirs.
  const stays = request.stays.map(({ Id, Version }) => ({ Id, Version: Version + 1 }))
  return report(stay, done, { stays, today: request.today })
}

/** Shows what was done, and offers to undo it. */
function report(stay: StayRef, done: string, undo: { stays: readonly SeenStay[]; today: string }): void {
  if (undo.stays.length === 0) return showToast('success', done)
  const run = () => stay.send({ type: 'undo.chosen', ...undo })
  return offerInToast('success', done, { label: common.undo, run }, UNDO_MS)
}
