// Every word of the pool's form.

import { requiredText } from '#contract/wording/required.ts'
import { poolTexts } from '#contract/wording/rules.ts'
import { datesMissing, whoProblems } from '#src/guests/occasion-texts.ts'

const { endFirst, endTimeFirst, tooLong, past, offSlot } = poolTexts

export const texts = {
  title: 'Book the pool',
  toForm: 'Book a visit',
  problems: {
    startDate: { datesMissing, tooLong, past, offSlot },
    startTime: { datesMissing, missing: requiredText('Start Time') },
    endDate: { datesMissing, missing: requiredText('End Date'), endFirst },
    endTime: { datesMissing, missing: requiredText('End Time'), endTimeFirst },
    ...whoProblems,
  },
  open: (from: string, to: string) => `Open daily, ${from} to ${to}`,
  rate: (sum: string) => `${sum} per person, per hour`,
  startDate: 'Start Date',
  startTime: 'Start Time',
  endDate: 'End Date',
  endTime: 'End Time',
  noTime: 'Choose',
  persons: 'Person',
  name: 'Name',
  phone: 'Phone',
  remark: 'Remarks',
  hours: 'Hours',
  hoursAndDecimals: (duration: string, hours: string) => `${duration} (${hours})`,
  amount: 'Amount',
  unknown: 'Choose a time and number of guests to see the price.',
  submit: 'Book and pay',
  redirecting: 'Taking you to the payment page',
  redirectingNote: 'Your visit is held for you while you pay.',
} as const
