// Every word about who is here.

export const texts = {
  signIn: 'Sign in',
  account: 'My bookings',
  reading: 'One moment, please',
  signInFirst: 'Please sign in to go on. You will come back to this page.',
  notLoaded: 'Signing in is not possible at the moment. Please reload the page.',
} as const
