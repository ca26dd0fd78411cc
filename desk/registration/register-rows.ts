import type { RegisterLine } from '#contract/reception/registration.ts'
import { toDayFirst } from '#contract/values/calendar.ts'
import { texts } from './texts.ts'

/** Columns of the register of a night, on paper and in the file. */
export const columns = [
  texts.room,
  texts.name,
  texts.nationality,
  texts.document,
  texts.fields.Number,
  texts.fields.Expires,
  texts.fields.VisaUntil,
  texts.fields.Born,
  texts.fields.Address,
  texts.from,
  texts.to,
]

export function rowOf(line: RegisterLine): string[] {
  return [
    line.Room,
    line.IsUnregistered ? texts.unregistered(line.Name) : line.Name,
    line.Nationality,
    line.DocumentType,
    line.Number,
    toDayFirst(line.Expires),
    toDayFirst(line.VisaUntil),
    toDayFirst(line.Born),
    line.Address,
    toDayFirst(line.From),
    toDayFirst(line.To),
  ]
}

/** Whether a cell of a row is a day. */
export function isDay(cell: string): boolean {
  return /^\d\d-\d\d-\d{4}$/.test(cell)
}
