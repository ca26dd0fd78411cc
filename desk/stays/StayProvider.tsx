import { type ReactNode, useEffect } from 'react'
import type { DeskStay } from '#contract/reception/stays.ts'
import type { FreeRoom } from '#machines/desk/move-draft.ts'
import { stayMachine, type StayRequest } from '#machines/desk/stay.machine.ts'
import { offerInToast, showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { useDesk } from '../session/use-desk.ts'
import { texts as common } from '../texts.ts'
import { whoIn } from './parties.ts'
import { createStayActors } from './stay.actors.ts'
import { StayContext, type StayRef } from './stay-desk.ts'
import { texts } from './texts.ts'

const UNDO_MS = 10_000

/** Changes the stays of all pages: what was begun on one is answered on the next, and can be undone there. */
export function StayProvider({ children }: { children: ReactNode }) {
  const { api, live } = useDesk()
  const stay = useMachine(stayMachine, () => createStayActors({ api }), {
    on: { 'change.done': ({ request, ...moved }) => request && report(stay, request, moved) },
  })
  useEffect(() => live.subscribe(() => stay.send({ type: 'data.outdated' })), [live, stay])
  return <StayContext value={stay}>{children}</StayContext>
}

type Moved = { room: FreeRoom | undefined; moved: DeskStay | undefined }

/** Shows what was done, and offers to undo it. */
function report(stay: StayRef, request: StayRequest, { room, moved }: Moved): void {
  const who = whoIn(request.stays)
  if (request.type === 'undo.chosen') return showToast('success', texts.done.undone)
  const done = {
    'checkIn.chosen': texts.done.checkIn(who),
    'checkOut.chosen': texts.done.checkOut(who),
    'noShow.chosen': texts.done.noShow(who),
    'move.chosen': texts.done.moved(who, room?.Room ?? ''),
  }[request.type]
  const stays = request.type === 'move.chosen' ? [moved].flatMap((one) => one ?? []) : nextVersionsOf(request.stays)
  if (stays.length === 0) return showToast('success', done)
  const run = () => stay.send({ type: 'undo.chosen', stays, today: request.today })
  return offerInToast('success', done, { label: common.undo, run }, UNDO_MS)
}

/** Our own change was one step: had anyone else changed them since, the API refuses to undo theirs. */
function nextVersionsOf(stays: readonly DeskStay[]): DeskStay[] {
  return stays.map((one) => ({ ...one, Version: one.Version + 1 }))
}
