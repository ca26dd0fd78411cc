import { placeName } from '#contract/wording/rate-words.ts'
import type { RateChange } from '#contract/catalogue/rates.ts'
import { addDays } from '#contract/values/calendar.ts'
import { Button } from '#ui/Button.tsx'
import { Section } from '../parts/Page.tsx'
import parts from '../parts/parts.module.css'
import { texts as common } from '../texts.ts'
import styles from './rates.module.css'
import { texts } from './texts.ts'

type RateChangesProps = {
  changes: readonly RateChange[]
  mayChange: boolean
  isBusy: boolean
  onUndo: (id: number) => void
}

/** Who changed prices and rules, and when. */
export function RateChanges({ changes, mayChange, isBusy, onUndo }: RateChangesProps) {
  return (
    <Section title={texts.changesTitle} className={styles['changes']}>
      {changes.length === 0 ? (
        <p>{texts.noChanges}</p>
      ) : (
        <table className={parts['table']}>
          <thead>
            <tr>
              <th scope="col">{texts.when}</th>
              <th scope="col">{texts.who}</th>
              <th scope="col">{texts.what}</th>
              <th scope="col">{texts.nightsColumn}</th>
              <th scope="col">
                <span className="visually-hidden">{common.undo}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <ChangeRow key={change.Id} change={change} mayChange={mayChange} isBusy={isBusy} onUndo={onUndo} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

type ChangeRowProps = Omit<RateChangesProps, 'changes'> & { change: RateChange }

function ChangeRow({ change, mayChange, isBusy, onUndo }: ChangeRowProps) {
  const { Id, At, By, Name, Nights, Places, From, Until, Undone, IsUndo } = change
  const kind = Nights === 0 ? texts.baseTitle : texts.unnamed
  const name = Name === '' ? kind : Name
  const places = Places.map(placeName).join(', ')
  const count = Nights === 0 ? places : texts.nightsOfPlaces(Nights, Places.length)
  const span = From !== null && Until !== null ? [texts.namedNights(From, addDays(Until, -1))] : []
  return (
    <tr>
      <td data-label={texts.when}>{common.moment(At)}</td>
      <td data-label={texts.who}>{By === '' ? texts.commandLine : By}</td>
      <td data-label={texts.what}>
        <bdi>{IsUndo ? texts.anUndo(name) : name}</bdi>
        {Undone && <small> {texts.isUndone}</small>}
      </td>
      <td data-label={texts.nightsColumn} title={places}>
        {[count, ...span].join(' · ')}
      </td>
      <td>
        {!Undone && !IsUndo && (
          <Button
            kind="text"
            disabled={!mayChange || isBusy}
            aria-label={texts.undoOf(name, common.moment(At))}
            onClick={() => onUndo(Id)}
          >
            {common.undo}
          </Button>
        )}
      </td>
    </tr>
  )
}
