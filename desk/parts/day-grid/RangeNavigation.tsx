import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/fields/inputs.tsx'
import { DaySteps } from '../DayField.tsx'
import { WEEK } from './keys.ts'
import styles from './range.module.css'
import type { Range } from './range.ts'
import { texts } from './texts.ts'

type RangeNavigationProps = {
  range: Range
  /** What the days are called, and so many of them. */
  label: string
  lengths: readonly number[]
  lengthText: (count: number) => string
  onShow: (next: Partial<Range>) => void
  /** What is at hand is wanted. */
  onToday: () => void
}

/** Which days the page shows. */
export function RangeNavigation({ range, label, lengths, lengthText, onShow, onToday }: RangeNavigationProps) {
  const { from, days } = range
  return (
    <div className={styles['navigation']}>
      <DaySteps
        label={texts.from}
        day={from}
        by={WEEK}
        earlier={texts.earlier}
        later={texts.later}
        onDay={(next) => onShow({ from: next })}
      />
      <Button kind="text" onClick={onToday}>
        {texts.today}
      </Button>
      {lengths.length > 1 && (
        <div className={styles['days']}>
          <Select
            label={label}
            required
            options={lengths.map((length) => ({ value: String(length), label: lengthText(length) }))}
            value={String(days)}
            onChange={({ target }) => onShow({ days: Number(target.value) })}
          />
        </div>
      )}
    </div>
  )
}
