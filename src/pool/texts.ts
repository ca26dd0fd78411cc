// Every word of the pool's form, but the sentences that its machine says.

export const texts = {
  title: 'Book the pool',
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
