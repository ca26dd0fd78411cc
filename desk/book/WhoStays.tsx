import type { KeyboardEvent } from 'react'
import type { KnownGuest } from '#contract/desk/booking.ts'
import { isNameless, withoutRow, withRow } from '#machines/desk/parts/person-rows.ts'
import { shownPersons } from '#machines/desk/walk-in-persons.ts'
import { Checkbox } from '#ui/fields/inputs.tsx'
import { PersonRows } from '../registration/PersonRows.tsx'
import { texts as registration } from '../registration/texts.ts'
import styles from './book.module.css'
import type { SectionProps } from './sections.tsx'
import { texts } from './texts.ts'

type WhoStaysProps = SectionProps & {
  known: KnownGuest | null | undefined
  /** There are others, in which they are registered later. */
  isInFirstRoom: boolean
}

/** The persons who stay, if they are registered with the booking. */
export function WhoStays({ form, known, isInFirstRoom }: WhoStaysProps) {
  const { fields: draft, change } = form
  if (draft.terms === 'hold') return <p className={styles['soft']}>{registration.noRooms}</p>
  const { persons, isRegistering } = draft
  return (
    <>
      <Checkbox
        label={texts.registering}
        checked={isRegistering}
        onChange={({ target: { checked } }) => change('isRegistering', checked)}
      />
      {isRegistering && (
        <fieldset className={styles['staying']} aria-label={texts.registering} onKeyDown={keepFromBooking}>
          <p className={styles['soft']}>{isInFirstRoom ? texts.inFirstRoom : texts.mayBeEmpty}</p>
          <PersonRows
            rows={shownPersons(draft, known)}
            problemOf={(row) => (isNameless(row) && !row.IsLead ? registration.problems.rows.missing : undefined)}
            onChange={(index, next) => change('persons', withRow(persons, index, next))}
            onRemove={(index) => change('persons', withoutRow(persons, index))}
          />
        </fieldset>
      )}
    </>
  )
}

/** Enter leads to the next person; in the empty row it would book. */
function keepFromBooking(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
