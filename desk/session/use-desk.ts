import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { DeskSession, Member } from '#contract/staff/account.ts'
import type { Capability } from '#contract/values/roles.ts'
import type { deskSessionMachine } from '#machines/desk/desk-session.machine.ts'
import type { BookingNews } from '../live/booking-news.ts'
import type { Live } from '../live/create-live.ts'
import type { DeskApi, DeskSessionRef } from './desk-api.ts'
import type { IdleWatch } from './idle-watch.ts'
import type { Kept, KeptPages } from './kept.ts'

export type DeskSnapshot = SnapshotFrom<typeof deskSessionMachine>

export type Desk = {
  session: DeskSessionRef
  api: DeskApi
  live: Live
  news: BookingNews
  idle: Pick<IdleWatch, 'idleSeconds'>
  kept: Kept
}

export const DeskContext = createContext<Desk | undefined>(undefined)

const selectMember = (snapshot: DeskSnapshot) => snapshot.context.session?.Member
const selectColleagues = (snapshot: DeskSnapshot) => snapshot.context.session?.Colleagues

/** The session, and the API that asks for a fresh code when a call needs one. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('The desk is used outside of its application')
  return desk
}

const noOne: Member = { Id: 0, Name: '', Email: '', Role: 'housekeeping', Can: [], HasPin: false }
const noColleagues: DeskSession['Colleagues'] = []

/** Who is working at this browser. */
export function useMember(): Member {
  return useSelector(useDesk().session, selectMember) ?? noOne
}

export function useColleagues(): DeskSession['Colleagues'] {
  return useSelector(useDesk().session, selectColleagues) ?? noColleagues
}

/** What the pages of the member keep while others are looked at. */
export function useKept(): KeptPages {
  return useDesk().kept.of(useMember().Id)
}

/** Whether the member may do this; the API refuses it in any case. */
export function useCan(capability: Capability): boolean {
  return useMember().Can.includes(capability)
}
