import type { DeskSnapshot } from './use-desk.ts'

export const selectProblem = (snapshot: DeskSnapshot) => snapshot.context.problem
export const selectIsBusy = (snapshot: DeskSnapshot) => snapshot.hasTag('busy')
export const selectIsLocked = (snapshot: DeskSnapshot) => snapshot.matches({ signedIn: 'locked' })
