import { type FormEvent, useState } from 'react'
import { addDays } from '#contract/values/calendar.ts'
import { nightsOf, type Stay } from '#contract/values/stay.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/dates/DateField.tsx'
import styles from './chart.module.css'
import { texts } from './texts.ts'

type ChangeDaysProps = {
  stay: Stay
  /** Guests in the house keep their arrival. */
  keepsArrival: boolean
  onChange: (stay: Stay) => void
}

/** The same as pulling the ends of a bar, for those who do not pull: it leads to the price, too. */
export function ChangeDays({ stay, keepsArrival, onChange }: ChangeDaysProps) {
  const [{ arrival, departure }, setDays] = useState(stay)
  const isWhole = arrival !== '' && departure !== '' && nightsOf({ arrival, departure }) > 0
  const isNew = arrival !== stay.arrival || departure !== stay.departure

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isWhole && isNew) onChange({ arrival, departure })
  }

  return (
    <form className={styles['changeDays']} noValidate onSubmit={submit}>
      {!keepsArrival && (
        <DateField
          label={texts.arrival}
          required
          value={arrival}
          openTo={arrival || stay.arrival}
          onChange={(next) => setDays({ arrival: next, departure })}
        />
      )}
      <DateField
        label={texts.departure}
        required
        value={departure}
        min={addDays(arrival || stay.arrival, 1)}
        openTo={departure || stay.departure}
        onChange={(next) => setDays({ arrival, departure: next })}
      />
      <Button type="submit" kind="outlined" disabled={!isWhole || !isNew}>
        {texts.changeDays}
      </Button>
    </form>
  )
}
