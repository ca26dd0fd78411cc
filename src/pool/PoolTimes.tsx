import { useState } from 'react'
import { dhakaDate } from '#contract/calendar.ts'
import type { PoolField } from '#machines/pool.machine.ts'
import type { PoolFields } from '#machines/pool-visit.ts'
import { DateField } from '#src/ui/dates/DateField.tsx'
import { Select } from '#src/ui/fields/inputs.tsx'
import styles from './PoolForm.module.css'
import { texts } from './texts.ts'
import { timeSlots } from './time-slots.ts'

export type PoolTimesProps = {
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
