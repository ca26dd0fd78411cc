// Every word of the auth dialog, but the sentences that its machine says (machines/parts/texts.ts).

export const texts = {
  titles: {
    LOGIN: 'Login',
    SIGNUP: 'Sign Up',
    OTP: 'Verify Phone Number',
    OTP_LOGIN: 'Verify Phone Number',
    OTP_RESET_PASSWORD: 'Reset sign-in',
  },
  loginLead: 'Your phone number is all we need. We send you a code by SMS; there is no password.',
  signupLead: 'With your bookings in one place you can pay, print and change them later.',
  resetLead: 'When this code is verified, every other device is signed out and this one stays.',
  phone: 'Phone Number',
  phoneHint: 'Such as 01712 345678. From abroad: + and the country code.',
  firstName: 'First Name',
  lastName: 'Last Name',
  code: 'Code',
  codeSent: (phone: string) => `We have sent a code of 6 digits to ${phone}. It is valid for 5 minutes.`,
  login: 'Login',
  signup: 'Sign Up',
  verify: 'Verify',
  noAccount: 'New here?',
  haveAccount: 'Already registered?',
  resend: 'Resend code',
  resendIn: (seconds: number) => `You can ask for a new code in ${seconds} s`,
  back: 'Change the phone number',
  reset: 'Not your device? Sign out everywhere',
} as const
