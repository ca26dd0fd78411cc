import type { Profile } from '#contract/guests.ts'
import type { GuestField } from '#machines/guest-details.ts'

export type GuestFieldsProps = {
  guest: Profile
  /** Fields that were needed and found empty. */
  missing: readonly string[]
  isReadOnly: boolean
  /** What cannot be left empty; for a booking unless told otherwise. */
  required?: readonly GuestField[] | undefined
  onChange: (field: GuestField, value: string) => void
}
