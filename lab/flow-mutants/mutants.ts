/** A mistake in a machine that `npm run flows` must see, and name in its first line. */
export type Mutant = {
  /** The machine that is driven. */
  machine: string
  /** In `machines/`. */
  file: string
  /** Exactly once in the file. */
  from: string
  to: string
  /** What the first line must name: a state, an event or a message. */
  names: string
}

const within =
  (machine: string, file: string) =>
  (from: string, to: string, names: string): Mutant => ({ machine, file, from, to, names })

const auth = within('auth', 'auth.machine.ts')
const codes = within('auth', 'parts/code-form.ts')
const dialog = within('auth', 'parts/auth-dialog.ts')
const availability = within('availability', 'availability.machine.ts')
const cancellation = within('cancellation', 'cancellation.machine.ts')
const cart = within('cart', 'cart.machine.ts')
const checkout = within('checkout', 'checkout.machine.ts')
const contact = within('contact', 'parts/form.ts')
const paymentStatus = within('paymentStatus', 'payment-status.machine.ts')
const pool = within('pool', 'pool.machine.ts')
const profile = within('profile', 'profile.machine.ts')
const guestForm = within('profile', 'parts/guest-form.ts')
const reviews = within('reviews', 'reviews.machine.ts')
const search = within('search', 'search.machine.ts')
const session = within('session', 'session.machine.ts')

export const wrongTargets: readonly Mutant[] = [
  auth(
    `OTP_LOGIN: {
      type: 'parallel',
      on: { 'back.pressed': { target: 'LOGIN'`,
    `OTP_LOGIN: {
      type: 'parallel',
      on: { 'back.pressed': { target: 'SIGNUP'`,
    'back.pressed',
  ),
  auth(`'back.pressed': { target: 'SIGNUP'`, `'back.pressed': { target: 'LOGIN'`, 'back.pressed'),
  auth(`'page.left': '.closed'`, `'page.left': '.LOGIN'`, 'page.left'),
  auth(`'session.began': '.closed'`, `'session.began': '.SIGNUP'`, 'session.began'),
  auth(`target: 'unregistered' }`, `target: 'filling' }`, 'checkRegistration.resolves'),
  auth(`'login.chosen': '#auth.LOGIN.requestingCode'`, `'login.chosen': '#auth.LOGIN'`, 'login.chosen'),
  auth(`onError: { target: '#auth.OTP_LOGIN'`, `onError: { target: '#auth.OTP_RESET_PASSWORD'`, 'signIn.rejects'),
  auth(`'#auth.OTP_RESET_PASSWORD')`, `'#auth.OTP_LOGIN')`, 'requestCode'),
  auth(
    `onDone: { target: 'closed', actions: 'welcome' }`,
    `onDone: { target: 'LOGIN', actions: 'welcome' }`,
    'storeUser.resolves',
  ),
  auth(`initial: 'closed'`, `initial: 'LOGIN'`, 'entered'),
  codes(`after: { resendPause: 'allowed' }`, `after: { resendPause: 'resending' }`, 'resendPause.elapses'),
  codes(`'resend.pressed': { target: 'resending'`, `'resend.pressed': { target: 'waiting'`, 'resend.pressed'),
  availability(
    `{ guard: 'isNeverSold', target: 'notSold' }`,
    `{ guard: 'isNeverSold', target: 'unavailable' }`,
    'deciding',
  ),
  availability(`'retry.pressed': 'checking'`, `'retry.pressed': 'deciding'`, 'retry.pressed'),
  availability(
    `{ guard: areDatesRefused, target: 'unavailable' }`,
    `{ guard: areDatesRefused, target: 'failed' }`,
    'checkAvailability.rejects',
  ),
  cancellation(`'resend.pressed': 'requestingCode'`, `'resend.pressed': 'signingIn'`, 'resend.pressed'),
  cancellation(
    `onDone: { target: 'cancelling', actions: assign({ messageId`,
    `onDone: { target: 'deciding', actions: assign({ messageId`,
    'signIn.resolves',
  ),
  cancellation(
    `'cancel.pressed': { target: 'quoting', actions: 'forget' }`,
    `'cancel.pressed': { target: 'deciding', actions: 'forget' }`,
    'cancel.pressed',
  ),
  cancellation(
    `{ guard: isSignInTooOld, target: 'requestingCode' }`,
    `{ guard: isSignInTooOld, target: 'enteringCode' }`,
    'cancelBooking.rejects',
  ),
  cart(`onError: { target: 'ready' }`, `onError: { target: 'ready.saving' }`, 'readCart.rejects'),
  cart(`'booking.placed': { target: '.saving'`, `'booking.placed': { target: '.resting'`, 'booking.placed'),
  checkout(`'page.returned': 'filling'`, `'page.returned': 'failed'`, 'page.returned'),
  checkout(`'retry.pressed': { target: 'savingGuest'`, `'retry.pressed': { target: 'booking'`, 'retry.pressed'),
  checkout(`'editing.resumed': { target: 'filling'`, `'editing.resumed': { target: 'savingGuest'`, 'editing.resumed'),
  checkout(`target: 'failed.taken'`, `target: 'failed'`, 'book.rejects'),
  checkout(`initial: 'unpaid'`, `initial: 'taken'`, 'failed'),
  contact(
    `target: 'sending', actions: 'showProblems' }`,
    `target: 'filling', actions: 'showProblems' }`,
    'form.submitted',
  ),
  contact(
    `onDone: {
            target: 'filling'`,
    `onDone: {
            target: 'sending'`,
    'send.resolves',
  ),
  paymentStatus(`{ state: 'REVIEW' } }, target: 'inReview'`, `{ state: 'REVIEW' } }, target: 'failed'`, 'judging'),
  paymentStatus(`pollPause: 'asking'`, `pollPause: 'judging'`, 'pollPause.elapses'),
  pool(`'page.returned': 'filling'`, `'page.returned': 'sending'`, 'page.returned'),
  profile(`target: 'loadingProfile', actions: assign`, `target: 'filling', actions: assign`, 'retry.pressed'),
  reviews(`'retry.pressed': 'loading'`, `'retry.pressed': 'listing'`, 'retry.pressed'),
  reviews(
    `onError: { target: 'loading', actions: emit(warningOf) }`,
    `onError: { target: 'listing', actions: emit(warningOf) }`,
    'deleteReview.rejects',
  ),
  search(`{ target: 'empty', actions`, `{ target: 'results', actions`, 'findPlaces.resolves'),
  session(`'profile.refused': 'signedOut'`, `'profile.refused': 'signingOut'`, 'profile.refused'),
  session(`revokePatience: 'signedOut'`, `revokePatience: 'anonymous'`, 'revokePatience.elapses'),
  session(`target: '#session.signedOut'`, `target: 'signedIn'`, 'loadProfile.rejects'),
]

export const wrongOthers: readonly Mutant[] = [
  // Guards
  auth(`{ guard: 'isForPage', target: '.closed'`, `{ target: '.closed'`, 'dialog.closed'),
  auth(`{ guard: 'hasNames', target`, `{ guard: 'hasPhone', target`, 'signup.submitted'),
  dialog(`hasPhone: ({ context }) => isClean(`, `hasPhone: ({ context }) => !isClean(`, 'hasPhone'),
  dialog(
    `isNewcomer: ({ event }) => event.type === 'dialog.opened' && event.isNew === true`,
    `isNewcomer: ({ event }) => event.type === 'dialog.opened' && event.isNew !== true`,
    'dialog.opened',
  ),
  availability(`event.date < context.today`, `event.date > context.today`, 'arrival.chosen'),
  availability(
    `context.arrival !== undefined && context.departure !== undefined`,
    `context.arrival !== undefined || context.departure !== undefined`,
    'deciding',
  ),
  cancellation(
    `'code.submitted': [
          { guard: 'isCode', target: 'signingIn' }`,
    `'code.submitted': [
          { target: 'signingIn' }`,
    'code.submitted',
  ),
  checkout(`!context.termsAccepted || context.lines`, `context.termsAccepted || context.lines`, 'form.submitted'),
  checkout(
    `{ guard: 'mayNotSubmit' },
`,
    `
`,
    'form.submitted',
  ),
  cart(`event.type === 'item.added' && clashes(`, `event.type === 'item.added' && !clashes(`, 'item.added'),
  session(`'unauthorized.met': { guard: 'isOwnToken', target`, `'unauthorized.met': { target`, 'unauthorized.met'),
  session(`event.token === context.user?.token`, `event.token !== context.user?.token`, 'unauthorized.met'),
  search(`return found.some(isBookable)`, `return !found.some(isBookable)`, 'findPlaces.resolves'),
  reviews(
    `hasText: ({ context }) => !isBlank(context.text)`,
    `hasText: ({ context }) => isBlank(context.text)`,
    'hasText',
  ),
  // Actions
  auth(
    `OTP: {
      type: 'parallel',
      on: { 'back.pressed': { target: 'SIGNUP', actions: 'dropCode' } }`,
    `OTP: {
      type: 'parallel',
      on: { 'back.pressed': { target: 'SIGNUP' } }`,
    'back.pressed',
  ),
  auth(
    `SIGNUP: {
      initial: 'filling',
      entry: 'clearProblems',`,
    `SIGNUP: {
      initial: 'filling',`,
    'SIGNUP',
  ),
  auth(
    `actions: assign({ firstName: '', lastName: '', sent: {} })`,
    `actions: assign({ firstName: '', lastName: '' })`,
    'register.resolves',
  ),
  dialog(`dropCode: assign({ code: '', messageId: '' })`, `dropCode: assign({ code: '' })`, 'back.pressed'),
  cancellation(
    `actions: assign({ messageId: '', typedCode: '' })`,
    `actions: assign({ typedCode: '' })`,
    'signIn.resolves',
  ),
  cart(
    `withQuantityChanged(context.lines, event.key, -1)`,
    `withQuantityChanged(context.lines, event.key, 1)`,
    'quantity.lowered',
  ),
  checkout(
    `'editing.resumed': { target: 'filling', actions: 'clearProblem' }`,
    `'editing.resumed': { target: 'filling' }`,
    'editing.resumed',
  ),
  checkout(
    `actions: ['storeLines', assign({ problem: texts.cartChanged })]`,
    `actions: [assign({ problem: texts.cartChanged })]`,
    'cart.changed',
  ),
  pool(`?? context.rate }), 'showRefusal'],`, `?? context.rate })],`, 'bookPool.rejects'),
  reviews(`exit: assign({ deletingId: undefined }),`, ``, 'deleting'),
  search(`found: [], problem: undefined }`, `problem: undefined }`, 'filters.changed'),
  session(`onError: { actions: 'forgetAll' }`, `onError: {}`, 'forgetUser.rejects'),
  guestForm(
    `actions: ['showRefusal', 'warn', 'reportProfileRefused']`,
    `actions: ['showRefusal', 'warn']`,
    'loadProfile.rejects',
  ),
  // Messages, tags, calls and pauses
  auth(
    `emit({ type: 'navigation.wanted', path: '/' })`,
    `emit({ type: 'navigation.wanted', path: '/home' })`,
    'dialog.closed',
  ),
  codes(`text: texts.codeSent`, `text: texts.signedIn`, 'resendCode.resolves'),
  codes(
    `src: 'requestCode',
      input: ({ context }) => ({ phone: context.phone, purpose })`,
    `src: 'requestCode',
      input: ({ context }) => ({ phone: context.phone, purpose: 'LOGIN' as const })`,
    'requestCode',
  ),
  dialog(`closeAfterMs: 1_000`, `closeAfterMs: 9_000`, 'storeUser'),
  availability(
    `placeType: context.type,
            stay`,
    `placeType: 'ROOM' as const,
            stay`,
    'book.pressed',
  ),
  cancellation(
    `terms.Refund > 0 ? texts.cancelledWithRefund`,
    `terms.Refund < 0 ? texts.cancelledWithRefund`,
    'cancelBooking.resolves',
  ),
  cancellation(`tags: ['open', 'decision', 'busy']`, `tags: ['open', 'decision']`, 'cancelling'),
  checkout(`emit({ type: 'booking.placed' })`, `emit({ type: 'profile.refused' })`, 'redirect.resolves'),
  availability(
    `            stay: stayOf(context),
          })),`,
    `            stay: stayOf({}),
          })),`,
    'book.pressed',
  ),
  checkout(`payPercent: '100%'`, `payPercent: '30%'`, 'entered'),
  paymentStatus(`pollPause: 3_000`, `pollPause: 300`, 'pollPause'),
  reviews(
    `assign({ text: '', page: 1 }), emit({ type: 'toast', tone: 'success', text: texts.reviewPosted })`,
    `assign({ text: '', page: 1 })`,
    'postReview.resolves',
  ),
  session(`path: '/home'`, `path: '/'`, 'signingOut'),
  search(`text: texts.datesMissing`, `text: texts.reviewEmpty`, 'search.pressed'),
]
