import { useState } from 'react'
import { dhakaDate } from '#contract/values/calendar.ts'
import { POOL_SLOT_MINUTES } from '#contract/pool.ts'
import type { PoolFields } from '#machines/pool.machine.ts'
import type { PoolField } from '#machines/pool.machine.ts'
import { DateField } from '#src/ui/dates/DateField.tsx'
import { type Option, Select } from '#src/ui/fields/inputs.tsx'
import styles from './pool.module.css'
import { texts } from './texts.ts'

const SLOTS = (24 * 60) / POOL_SLOT_MINUTES

/** Every time of a day on which a visit may begin or end: `14:30` shown as '2:30 pm'. */
export const timeSlots: readonly Option[] = Array.from({ length: SLOTS }, (_, slot) => {
  const hour = Math.floor((slot * POOL_SLOT_MINUTES) / 60)
  const minute = String((slot * POOL_SLOT_MINUTES) % 60).padStart(2, '0')
  return {
    value: `${String(hour).padStart(2, '0')}:${minute}`,
    label: texts.time(hour % 12 === 0 ? 12 : hour % 12, minute, hour < 12 ? 'am' : 'pm'),
  }
})

type PoolTimesProps = {
  fields: PoolFields
  isReadOnly: boolean
  onChange: (field: PoolField, value: string) => void
}

const options = [{ value: '', label: texts.noTime }, ...timeSlots]

/** When the visit begins and when it ends: a date and a time by half hours each. */
export function PoolTimes(props: PoolTimesProps) {
  const [today] = useState(() => dhakaDate(Date.now()))
  return (
    <>
      <Moment {...props} date="startDate" time="startTime" min={today} openTo={today} />
      <Moment {...props} date="endDate" time="endTime" min={today} openTo={props.fields.startDate || today} />
    </>
  )
}

type MomentProps = PoolTimesProps & {
  date: 'startDate' | 'endDate'
  time: 'startTime' | 'endTime'
  min: string
  openTo: string
}

function Moment({ fields, isReadOnly, onChange, date, time, min, openTo }: MomentProps) {
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
      />
      <Select
        label={texts[time]}
        name={time}
        value={fields[time]}
        options={options}
        required
        disabled={isReadOnly}
        onChange={(event) => onChange(time, event.target.value)}
      />
    </div>
  )
}
