import { SHORTEST_PASSWORD } from '#contract/staff/account.ts'

export const texts = {
  signIn: 'Sign in',
  signInLead: 'For staff of the resort. Guests sign in on the resort’s own site.',
  email: 'E-mail',
  password: 'Password',
  forgotten: 'If you have lost your password or your phone, an owner can reset your account.',

  codeTitle: 'Enter your code',
  codeLead: (name: string) => `Hello ${name}. Open your authenticator app and enter the code that it shows.`,
  code: 'Code',
  recoveryCode: 'Recovery code',
  remember: 'Remember this browser for 30 days',
  rememberHint: 'Only on a computer that belongs to the resort or to you.',
  byRecovery: 'Use a recovery code',
  byApp: 'Use the authenticator app',
  recoveryLead: 'Each of your ten recovery codes can be used once, in place of a code of the app.',
  proceed: 'Continue',
  otherAccount: 'Sign in with another account',

  enrolTitle: 'Connect an authenticator app',
  enrolLead:
    'It shows the codes that you sign in with from now on. Google Authenticator, Aegis and 2FAS are such apps.',
  scan: 'Scan this with the app',
  qrLabel: 'QR code for the authenticator app',
  secret: 'Or type this key into the app',
  enrolCode: 'Code that the app shows now',
  connect: 'Connect the app',

  recoveryTitle: 'Your recovery codes',
  recoveryCodesLead:
    'From now on you sign in with your password and a code of an app on your phone. If that phone is lost, one of these lets you in. Each can be used once. They are not shown again once the app is connected.',
  codes: 'Recovery codes',
  copy: 'Copy',
  copied: 'The codes are in the clipboard.',
  notCopied: 'This browser does not let the page copy: please select the codes and copy them.',
  print: 'Print',
  stored: 'I have stored the codes where I find them without my phone',

  newPasswordTitle: 'Choose your own password',
  newPasswordLead: 'The one that you were given is known to someone else.',
  newPassword: 'New password',
  newPasswordHint: `At least ${SHORTEST_PASSWORD} characters. Three or four unrelated words are easy to remember and hard to guess; a word with a year is not.`,
  again: 'Repeat the password',
  passwordProblems: {
    password: { tooShort: `It needs at least ${SHORTEST_PASSWORD} characters` },
    again: { differs: 'The two passwords differ' },
  },
  savePassword: 'Save the password',

  interrupted: 'The front desk cannot be reached',
  signingOutFailed: 'You are not signed out yet',

  studio: 'Studio',
  studioTitle: 'The Studio does not open',
} as const
