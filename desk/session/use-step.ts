import { useSelector } from '@xstate/react'
import type { DeskSessionRef } from './desk-api.ts'
import { type DeskSnapshot, useDesk } from './use-desk.ts'

const selectProblem = (snapshot: DeskSnapshot) => snapshot.context.problem
const selectIsBusy = (snapshot: DeskSnapshot) => snapshot.hasTag('busy')
export const selectIsLocked = (snapshot: DeskSnapshot) => snapshot.matches({ signedIn: 'locked' })

/** A step of signing in, or of proving again who works here. */
export function useStep(): { session: DeskSessionRef; problem: string | undefined; isBusy: boolean } {
  const { session } = useDesk()
  return { session, problem: useSelector(session, selectProblem), isBusy: useSelector(session, selectIsBusy) }
}
