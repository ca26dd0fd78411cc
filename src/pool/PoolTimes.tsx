import { POOL_SLOT_MINUTES } from '#contract/values/occasions.ts'
import type { PoolFields } from '#machines/pool.machine.ts'
import { clockText } from '#ui/lib/figures.ts'
import { DateField } from '#ui/dates/DateField.tsx'
import { type Option, Select } from '#ui/fields/inputs.tsx'
import { useToday } from '#ui/lib/clock.ts'
import type { Form } from '#ui/lib/forms/use-form.ts'
import styles from './pool.module.css'
import { texts } from './texts.ts'

const SLOTS = (24 * 60) / POOL_SLOT_MINUTES

/** Every time of a day on which a visit may begin or end: `14:30` shown as '2:30 pm'. */
export const timeSlots: readonly Option[] = Array.from({ length: SLOTS }, (_, slot) => {
  const hour = Math.floor((slot * POOL_SLOT_MINUTES) / 60)
  const minute = String((slot * POOL_SLOT_MINUTES) % 60).padStart(2, '0')
  const value = `${String(hour).padStart(2, '0')}:${minute}`
  return { value, label: clockText(value) }
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

type PoolTimesProps = { hours: OpeningHours; form: Pick<Form<PoolFields>, 'fields' | 'bind' | 'bindDate'> }

const noTime = { value: '', label: texts.noTime }

/** When the visit begins and when it ends: a date and a time by half hours each. */
export function PoolTimes({ hours, form }: PoolTimesProps) {
  const today = useToday()
  const { starts, ends } = slotsWithin(hours)
  return (
    <>
      <Moment form={form} date="startDate" time="startTime" slots={starts} min={today} openTo={today} />
      <Moment
        form={form}
        date="endDate"
        time="endTime"
        slots={ends}
        min={today}
        openTo={form.fields.startDate || today}
      />
    </>
  )
}

type MomentProps = Pick<PoolTimesProps, 'form'> & {
  date: 'startDate' | 'endDate'
  time: 'startTime' | 'endTime'
  slots: readonly Option[]
  min: string
  openTo: string
}

function Moment({ form: { bind, bindDate }, date, time, slots, min, openTo }: MomentProps) {
  return (
    <div className={styles['moment']}>
      <DateField label={texts[date]} min={min} openTo={openTo} required {...bindDate(date)} />
      <Select label={texts[time]} options={[noTime, ...slots]} required {...bind(time)} />
    </div>
  )
}
