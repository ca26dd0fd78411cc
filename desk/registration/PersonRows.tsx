import type { PersonRow } from '#machines/desk/parts/person-rows.ts'
import { MarksOptional } from '#ui/fields/Field.tsx'
import { PersonFields } from './PersonFields.tsx'
import styles from './registration.module.css'

type PersonRowsProps = {
  /** The last one is empty. */
  rows: readonly PersonRow[]
  problemOf: (row: PersonRow) => string | undefined
  onChange: (index: number, change: Partial<PersonRow>) => void
  /** Whether a row has nothing to remove it with. */
  isKept?: (row: PersonRow) => boolean
  onRemove: (index: number) => void
}

/** Persons, one below the other. Enter leads to the next one. */
export function PersonRows({ rows, problemOf, onChange, isKept = () => false, onRemove }: PersonRowsProps) {
  return (
    <MarksOptional value={false}>
      <div className={styles['persons']}>
        {rows.map((row, index) => (
          <PersonFields
            // A row is known by its place: who is in it changes as it is typed.
            key={index}
            number={index + 1}
            row={row}
            problem={problemOf(row)}
            onChange={(change) => onChange(index, change)}
            onRemove={index < rows.length - 1 && !isKept(row) ? () => onRemove(index) : undefined}
          />
        ))}
      </div>
    </MarksOptional>
  )
}
