import type { ToDo } from '#contract/reception/orders.ts'
import type { Deps } from '../platform/deps.ts'
import { selectPhoneProposals } from '../guests/corrections.sql.ts'
import { roomsToMend } from './rooms/rooms.ts'
import type { Staff } from '../platform/sessions/staff-sessions.ts'
import { summaryOf } from '../orders/summaries.ts'
import { selectToDo, type ListName } from '../orders/summaries.sql.ts'

const MAX_LISTED = 50

/** What needs a person from `day` on. */
export async function readToDo(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { day, staff }: { day: string; staff: Pick<Staff, 'id' | 'role'> },
): Promise<ToDo> {
  const list = async (name: ListName) =>
    (await selectToDo(db, name, { at: now(), day, limit: MAX_LISTED })).map(summaryOf)
  const [Reconfirm, Requests, Unplaced, UnderReview, FailedRefunds, Proposals, phones, Repairs] = await Promise.all([
    list('Reconfirm'),
    list('Requests'),
    list('Unplaced'),
    list('UnderReview'),
    list('FailedRefunds'),
    list('Proposals'),
    selectPhoneProposals(db, undefined),
    roomsToMend({ db, now }, staff),
  ])
  const Phones = phones.map(({ guestId, guest, phone, proposer }) => ({
    GuestId: guestId,
    Guest: guest,
    Phone: phone,
    By: proposer,
  }))
  return { Reconfirm, Requests, Unplaced, UnderReview, FailedRefunds, Proposals, Phones, Repairs }
}
