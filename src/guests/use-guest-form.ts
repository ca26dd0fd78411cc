import { useEffect } from 'react'
import type { AnyActorRef } from 'xstate'
import { guestProblems, type Profile } from '#contract/guests/guests.ts'
import type { GuestField } from '#machines/parts/guest-details.ts'
import type { GuestProblems } from '#machines/parts/guest-form.ts'
import { useToday } from '#ui/lib/clock.ts'
import { type Form, type FormRef, useForm } from '#ui/lib/forms/use-form.ts'
import { texts } from './texts.ts'
import { useGuestDraft } from './use-guest-draft.ts'

type GuestRef = FormRef<Profile, GuestProblems> & {
  on(type: 'guest.saved', handler: (event: { profile: Profile }) => void): ReturnType<AnyActorRef['on']>
}

/** The form of a guest's details: a draft survives a reload until it is saved. */
export function useGuestForm(guest: GuestRef): Form<Profile> {
  const today = useToday()
  const form = useForm(guest, texts.problems, (fields) => guestProblems(fields, today))
  const showSaved = useGuestDraft(form.fields, (field: GuestField, value: string) =>
    guest.send({ type: 'field.changed', field, value }),
  )
  useEffect(() => {
    const subscription = guest.on('guest.saved', ({ profile }) => showSaved(profile))
    return () => subscription.unsubscribe()
  }, [guest, showSaved])
  return form
}
