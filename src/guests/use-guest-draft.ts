import { useState } from 'react'
import type { Profile } from '#contract/guests/guests.ts'
import { unknownGuest, type GuestField } from '#machines/parts/guest-details.ts'
import { type Draft, useDraft } from '#src/lib/drafts.ts'

/**
 * Stores a guest's details while they are typed, apart from what another guest typed in this tab, and never the number of their
 * document: a browser's storage is not a safe place. Call what it answers with the details that were saved.
 */
export function useGuestDraft(
  guest: Profile,
  onChange: (field: GuestField, value: string) => void,
): (saved: Profile) => void {
  const [saved, setSaved] = useState(guest)
  useDraft(`guest ${guest.Id}`, changed(guest, saved), (field, value) => {
    if (isGuestField(field)) onChange(field, value)
  })
  return setSaved
}

function changed(guest: Profile, saved: Profile): Draft {
  const fields = Object.keys(unknownGuest).filter(isGuestField)
  return Object.fromEntries(
    fields.filter((field) => guest[field] !== saved[field]).map((field) => [field, guest[field]]),
  )
}

function isGuestField(field: string): field is GuestField {
  return field in unknownGuest && field !== 'Id' && field !== 'Phone' && field !== 'IdentityNumber'
}
