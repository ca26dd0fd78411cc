import { useState } from 'react'
import { dhakaDate } from '#contract/values/calendar.ts'
import { POOL_SLOT_MINUTES } from '#contract/pool.ts'
import { timeText } from '#contract/wording/format.ts'
import type { PoolField, PoolFields } from '#machines/pool.machine.ts'
import { type InlineMessage, problemAt } from '#src/lib/use-inline-message.ts'
import { DateField } from '#ui/dates/DateField.tsx'
import { type Option, Select } from '#ui/fields/inputs.tsx'
import styles from './pool.module.css'
import { texts } from './texts.ts'

const SLOTS = (24 * 60) / POOL_SLOT_MINUTES

/** Every time of a day on which a visit may begin or end: `14:30` shown as '2:30 pm'. */
export const timeSlots: readonly Option[] = Array.from({ length: SLOTS }, (_, slot) => {
  const hour = Math.floor((slot * POOL_SLOT_MINUTES) / 60)
  const minute = String((slot * POOL_SLOT_MINUTES) % 60).padStart(2, '0')
  const value = `${String(hour).padStart(2, '0')}:${minute}`
  return { value, label: timeText(value) }
})

/** When the pool is open, `HH:mm`; empty where the content does not have it. */
export type OpeningHours = { from: string; to: string }

/** The times at which a visit may begin and end: while the pool is open, or at any time where its hours are not known. */
export function slotsWithin({ from, to }: OpeningHours): { starts: readonly Option[]; ends: readonly Option[] } {
  if (from === '' || to <= from) return { starts: timeSlots, ends: timeSlots }
  return {
    starts: timeSlots.filter(({ value }) => value >= from && value < to),
    ends: timeSlots.filter(({ value }) => value > from && value <= to),
  }
}

type PoolTimesProps = {
  hours: OpeningHours
  fields: PoolFields
  /** Why the times cannot be. */
  message: InlineMessage | undefined
  isReadOnly: boolean
  onChange: (field: PoolField, value: string) => void
}

const noTime = { value: '', label: texts.noTime }

/** When the visit begins and when it ends: a date and a time by half hours each. */
export function PoolTimes(props: PoolTimesProps) {
  const [today] = useState(() => dhakaDate(Date.now()))
  const { starts, ends } = slotsWithin(props.hours)
  return (
    <>
      <Moment {...props} date="startDate" time="startTime" slots={starts} min={today} openTo={today} />
      <Moment
        {...props}
        date="endDate"
        time="endTime"
        slots={ends}
        min={today}
        openTo={props.fields.startDate || today}
      />
    </>
  )
}

type MomentProps = PoolTimesProps & {
  date: 'startDate' | 'endDate'
  time: 'startTime' | 'endTime'
  slots: readonly Option[]
  min: string
  openTo: string
}

function Moment({ fields, message, isReadOnly, onChange, date, time, slots, min, openTo }: MomentProps) {
  return (
    <div className={styles['moment']}>
      <DateField
        label={texts[date]}
        name={date}
        value={fields[date]}
        min={min}
        openTo={openTo}
        required
        onChange={(value) => onChange(date, value)}
        onUnreadable={() => onChange(date, '')}
        {...problemAt(message, date)}
      />
      <Select
        label={texts[time]}
        name={time}
        value={fields[time]}
        options={[noTime, ...slots]}
        required
        disabled={isReadOnly}
        {...problemAt(message, time)}
        onChange={(event) => onChange(time, event.target.value)}
      />
    </div>
  )
}
