// Every word about who is here.

export const texts = {
  signIn: 'Sign in',
  account: 'My bookings',
  reading: 'One moment, please',
  signInFirst: 'Please sign in to continue. We’ll bring you back here.',
  notLoaded: 'Signing in is not possible at the moment. Please reload the page.',
} as const
