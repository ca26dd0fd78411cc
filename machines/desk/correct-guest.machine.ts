// Corrects how a guest is called and reached. A phone is what the guest signs in with: replacing it needs a reason, and so does removing it, which only managers may do.

import { isEmailAddress } from '#contract/guests/guests.ts'
import { isBlank } from '#contract/values/typed.ts'
import { type DialogForm, dialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'

export type GuestFields = { firstName: string; lastName: string; email: string; phone: string; reason: string }

/** As the page showed the guest. */
export type SeenGuest = { id: number; mayLosePhone?: boolean } & Omit<GuestFields, 'reason'>

export const correctGuestMachine = dialogMachine({
  id: 'correctGuest',
  start: (guest?: SeenGuest): GuestFields => ({
    firstName: guest?.firstName ?? '',
    lastName: guest?.lastName ?? '',
    email: guest?.email ?? '',
    phone: guest?.phone ?? '',
    reason: '',
  }),
  validate: ({ fields, subject }: DialogForm<GuestFields, SeenGuest>) => ({
    firstName: missingText(fields.firstName),
    email: isEmailAddress(fields.email) || isBlank(fields.email) ? undefined : ('unreadable' as const),
    phone: isBlank(fields.phone) && subject.phone !== '' && !subject.mayLosePhone ? ('missing' as const) : undefined,
    reason: isOtherPhone({ fields, subject }) ? missingText(fields.reason) : undefined,
  }),
})

export function isOtherPhone({ fields, subject }: { fields: GuestFields; subject: SeenGuest | undefined }): boolean {
  return fields.phone.trim() !== (subject?.phone ?? '')
}
