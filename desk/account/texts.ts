import { PIN_DIGITS } from '#contract/staff/account.ts'
import { requiredText } from '#contract/wording/required.ts'
import { texts as signIn } from '../sign-in/texts.ts'

const current = 'Current password'

export const texts = {
  you: 'You',
  name: 'Name',
  email: 'E-mail',
  role: 'Role',
  may: 'You may',
  mayNot: 'not allowed',
  signOut: 'Sign out',

  pin: 'PIN',
  hasPin: 'You have a PIN. With it you unlock this desk, and take it over from a colleague.',
  noPin:
    'Without a PIN you are signed out after ten minutes without a key or a click, and you cannot take over another browser.',
  newPin: `New PIN (${PIN_DIGITS} digits)`,
  pinAgain: 'Repeat the PIN',
  pinProblems: {
    pin: { unreadable: `A PIN has ${PIN_DIGITS} digits` },
    again: { differs: 'The two PINs differ' },
  },
  setPin: 'Set the PIN',
  pinSet: 'Your PIN is set.',

  password: 'Password',
  passwordLead: 'All your other sessions end when you change it.',
  current,
  passwordProblems: { current: { missing: requiredText(current) }, ...signIn.passwordProblems },
  changePassword: 'Change the password',
  passwordChanged: 'Your password is changed.',
} as const
