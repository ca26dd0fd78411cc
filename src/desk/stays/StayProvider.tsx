import { type ReactNode, useEffect } from 'react'
import { stayMachine, type FreeRoom, type StayRequest } from '#machines/desk/stay.machine.ts'
import { offerInToast, showToast } from '#src/lib/toasts.ts'
import { useMachine } from '#src/lib/use-machine.ts'
import { useDesk } from '../session/use-desk.ts'
import { whoIn } from './parties.ts'
import { createStayActors } from './stay.actors.ts'
import { StayContext, type StayRef } from './stay-desk.ts'
import { texts } from './texts.ts'

const UNDO_MS = 10_000

/** Changes the stays of all pages: what was begun on one is answered on the next, and can be undone there. */
export function StayProvider({ children }: { children: ReactNode }) {
  const { api, live } = useDesk()
  const stay = useMachine(stayMachine, () => createStayActors({ api }), {
    on: { 'change.done': ({ request, room }) => request && report(stay, request, room) },
  })
  useEffect(() => live.subscribe(() => stay.send({ type: 'rooms.outdated' })), [live, stay])
  return <StayContext value={stay}>{children}</StayContext>
}

/** Shows what was done, and offers to undo it. */
function report(stay: StayRef, request: StayRequest, room: FreeRoom | undefined): void {
  const who = whoIn(request.stays)
  if (request.type === 'undo.chosen') return showToast('success', texts.done.undone)
  if (request.type === 'move.chosen') return showToast('success', texts.done.moved(who, room?.Room ?? ''))
  const done = {
    'checkIn.chosen': texts.done.checkIn,
    'checkOut.chosen': texts.done.checkOut,
    'noShow.chosen': texts.done.noShow,
  }
  // Our own change was one step: had anyone else changed them since, the API refuses to undo theirs.
  const stays = request.stays.map((one) => ({ ...one, Version: one.Version + 1 }))
  const run = () => stay.send({ ...request, type: 'undo.chosen', stays })
  return offerInToast('success', done[request.type](who), { label: texts.undoNow, run }, UNDO_MS)
}
