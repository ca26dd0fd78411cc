import { LOCKED_AFTER_MINUTES, PIN_DIGITS } from '#contract/staff/account.ts'
import { plural } from '#contract/wording/format.ts'

export const texts = {
  navigation: 'Pages of the desk',
  account: 'Your account: password and PIN',
  waiting: (count: number) => `${count} waiting`,
  newBookings: (count: number) => plural(count, 'new booking', 'new bookings'),
  newBooking: (guest: string, dates: string) => `New booking: ${guest}, ${dates}`,
  open: 'Open',
  toContent: 'Go to the content',
  lock: 'Lock the desk',
  lockNeedsPin: 'Lock the desk: set a PIN in your account first',
  switch: 'Let a colleague take over',
  noColleagues: 'No colleague has a PIN yet',
  signOut: 'Sign out',

  locked: 'Locked',
  lockedLead: `The desk was left alone for ${LOCKED_AFTER_MINUTES} minutes, or locked by hand.`,
  who: 'Who are you?',
  pin: `PIN (${PIN_DIGITS} digits)`,
  pinFault: `A PIN has ${PIN_DIGITS} digits`,
  unlock: 'Unlock',
  takeOver: 'Take over',

  switchTitle: 'Let a colleague take over',
  switchLead: 'What is done from then on is recorded under their name.',

  proofTitle: 'Please confirm that it is you',
  proofLead: 'What you are about to do asks for a new code of your authenticator app, or a recovery code.',
  code: 'Code',
  confirm: 'Confirm',
} as const
