import type { TillEntry } from '#contract/money/till.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { plainText } from '../guests/plain-text.ts'
import { texts as common } from '../texts.ts'
import { entryReason, signedTaka } from './money-words.ts'
import styles from './money.module.css'
import { texts } from './texts.ts'

type EntryRowsProps = {
  entries: readonly TillEntry[]
  /** Whether entries of several tills are shown. */
  hasNames?: boolean
  onReverse?: (entry: TillEntry) => void
}

/** Cash that was paid in or out; what was reversed is struck through, and so is the sum that takes it back. */
export function EntryRows({ entries, hasNames = false, onReverse }: EntryRowsProps) {
  return (
    <ul className={styles['rows']}>
      {entries.map((entry) => {
        const reason = plainText(entryReason(entry))
        return (
          <li
            key={entry.Id}
            className={classes(entry.IsReversed && styles['struck'], entry.Reverses !== null && styles['reversal'])}
          >
            <span>
              <bdi>{reason}</bdi>
              <small>
                {[entryWord(entry), hasNames ? entry.By : '', common.moment(entry.At)].filter(Boolean).join(' · ')}
              </small>
            </span>
            <strong>{signedTaka(entry.Amount)}</strong>
            {onReverse && isReversible(entry) && (
              <Button kind="text" aria-label={texts.reverseEntryOf(reason)} onClick={() => onReverse(entry)}>
                {texts.reverseEntry}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function isReversible({ IsReversed, Reverses, RefundOf }: TillEntry): boolean {
  return !IsReversed && Reverses === null && RefundOf === undefined
}

/** `Paid in`, `Paid out, reversed`. */
export function entryWord({ Amount, Reverses, IsReversed }: TillEntry): string {
  const way = Amount < 0 ? texts.outOf : texts.into
  if (Reverses !== null) return `${way}, ${texts.reversal}`
  return IsReversed ? `${way}, ${texts.reversed}` : way
}
