import { type FormEvent, useState } from 'react'
import { addDays } from '#contract/values/calendar.ts'
import { nightsOf, type Stay } from '#contract/values/stay.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/dates/DateField.tsx'
import { Select } from '#ui/fields/inputs.tsx'
import styles from './chart.module.css'
import { texts } from './texts.ts'

/** The room and the days that a stay is to have. */
export type PlaceWish = { unitId: string } & Stay

type ChangeStayProps = {
  place: PlaceWish
  /** Those into which it can go; none for a whole house. */
  rooms: readonly { UnitId: string; Room: string }[]
  /** Guests in the house keep their arrival. */
  keepsArrival: boolean
  onChange: (wish: PlaceWish) => void
}

/** The same as pulling a bar, for those who do not pull: it leads to the price, too. */
export function ChangeStay({ place, rooms, keepsArrival, onChange }: ChangeStayProps) {
  const [wish, setWish] = useState(place)
  const { unitId, arrival, departure } = wish
  const isWhole = arrival !== '' && departure !== '' && nightsOf({ arrival, departure }) > 0
  const isNew = unitId !== place.unitId || arrival !== place.arrival || departure !== place.departure

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isWhole && isNew) onChange(wish)
  }

  return (
    <form className={styles['changeStay']} noValidate onSubmit={submit}>
      {!keepsArrival && (
        <DateField
          label={texts.arrival}
          required
          value={arrival}
          openTo={arrival || place.arrival}
          onChange={(next) => setWish({ ...wish, arrival: next })}
        />
      )}
      <DateField
        label={texts.departure}
        required
        value={departure}
        min={addDays(arrival || place.arrival, 1)}
        openTo={departure || place.departure}
        onChange={(next) => setWish({ ...wish, departure: next })}
      />
      {rooms.length > 0 && (
        <Select
          label={texts.room}
          required
          options={rooms.map(({ UnitId, Room }) => ({ value: UnitId, label: Room }))}
          value={unitId}
          onChange={({ target }) => setWish({ ...wish, unitId: target.value })}
        />
      )}
      <Button type="submit" kind="outlined" disabled={!isWhole || !isNew}>
        {texts.changeStay}
      </Button>
    </form>
  )
}
