// Every word of the pool's form, but the sentences that its machine says.

export const texts = {
  title: 'Book the pool',
  rate: (sum: string) => `${sum} for a person and hour`,
  startDate: 'Start Date',
  startTime: 'Start Time',
  endDate: 'End Date',
  endTime: 'End Time',
  noTime: 'Choose',
  time: (hour: number, minute: string, half: 'am' | 'pm') => `${hour}:${minute} ${half}`,
  persons: 'Person',
  name: 'Name',
  phone: 'Phone',
  remark: 'Remarks',
  hours: 'Hours',
  amount: 'Amount',
  unknown: 'Choose your time and how many you are to see the amount.',
  submit: 'Book and pay',
  redirecting: 'Taking you to the payment page',
  redirectingNote: 'Your visit is kept for you while you pay.',
} as const
