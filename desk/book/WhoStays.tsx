import type { KeyboardEvent } from 'react'
import type { KnownGuest } from '#contract/reception/walk-in.ts'
import { type PersonRow, withoutRow, withRow } from '#machines/desk/parts/person-rows.ts'
import { needsName, shownPersons } from '#machines/desk/walk-in-persons.ts'
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
  const { fields: draft, change, problemAt } = form
  if (draft.terms === 'hold') return <p className={styles['soft']}>{registration.noRooms}</p>
  const { persons, lead, isRegistering } = draft
  function changeRow(index: number, next: Partial<PersonRow>): void {
    if (persons[index]?.IsLead) change('lead', { ...lead, ...next })
    else change('persons', withRow(persons, index, next))
  }
  return (
    <>
      <Checkbox
        label={texts.registering}
        checked={isRegistering}
        onChange={({ target: { checked } }) => change('isRegistering', checked)}
      />
      {isRegistering && (
        <fieldset className={styles['staying']} aria-label={texts.registering} onKeyDown={keepFromBooking}>
          <p className={styles['soft']}>{isInFirstRoom ? texts.inFirstRoom : texts.onlyNames}</p>
          <PersonRows
            rows={shownPersons(draft, known)}
            problemOf={(row) => (needsName(draft, row) ? problemAt('persons') : undefined)}
            onChange={changeRow}
            isKept={({ IsLead }) => IsLead}
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
