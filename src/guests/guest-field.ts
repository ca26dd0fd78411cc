import type { Profile } from '#contract/guests.ts'

/** What a guest may change of their details. */
export type GuestField = Exclude<keyof Profile, 'Id' | 'Phone'>

export type GuestFieldsProps = {
  guest: Profile
  /** Fields that were needed and found empty. */
  missing: readonly string[]
  isReadOnly: boolean
  onChange: (field: GuestField, value: string) => void
}
