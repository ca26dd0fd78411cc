import { fromPromise } from 'xstate'
import { correctGuest, NO_PHONE, writeAboutGuest } from '#contract/reception/guest-page.ts'
import { type correctGuestMachine, type guestCardMachine, isOtherPhone } from '#machines/desk/guest-dialogs.machine.ts'
import { submitter } from '#ui/lib/api/submitter.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

export function createCorrectionActors({ api }: { api: DeskApi }): ActorsOf<typeof correctGuestMachine> {
  const correct = submitter(api, correctGuest)
  return {
    send: fromPromise(({ input: { fields, subject } }) =>
      correct({
        GuestId: subject.id,
        Seen: {
          FirstName: subject.firstName,
          LastName: subject.lastName,
          Phone: subject.phone,
          Email: subject.email,
        },
        FirstName: fields.firstName.trim(),
        LastName: fields.lastName.trim(),
        Email: fields.email.trim(),
        // A phone that stays is not sent: it would want a fresh code.
        Phone: isOtherPhone({ fields, subject }) ? fields.phone.trim() || NO_PHONE : '',
        Reason: fields.reason.trim(),
      }),
    ),
  }
}

export function createCardActors({ api }: { api: DeskApi }): ActorsOf<typeof guestCardMachine> {
  const write = submitter(api, writeAboutGuest)
  return {
    send: fromPromise(({ input: { fields, subject } }) =>
      write({
        Guest: { Id: subject.id, Version: subject.version },
        Likes: fields.likes.trim(),
        Note: fields.note.trim(),
      }),
    ),
  }
}
