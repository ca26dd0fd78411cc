import { PIN_DIGITS } from '#contract/desk/account.ts'

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
    'Without a PIN you are signed out after ten minutes without a key or a click, and no one can let you take over.',
  newPin: `New PIN (${PIN_DIGITS} digits)`,
  pinAgain: 'The same once more',
  pinFault: `A PIN has ${PIN_DIGITS} digits`,
  pinsDiffer: 'The two PINs differ',
  setPin: 'Set the PIN',
  pinSet: 'Your PIN is set.',

  password: 'Password',
  passwordLead: 'All your other sessions end when you change it.',
  current: 'Current password',
  changePassword: 'Change the password',
  passwordChanged: 'Your password is changed.',
} as const
