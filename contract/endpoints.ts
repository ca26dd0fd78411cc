import * as auth from './auth.ts'
import { isAvailable } from './availability.ts'
import { book } from './booking.ts'
import { cancelBooking } from './cancellation.ts'
import { applyForJob } from './careers.ts'
import { sendContactMessage } from './contact.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { getGalleryImages } from './gallery.ts'
import { getProfile, saveProfile } from './guests.ts'
import { getHouse, getHouses, getRooms, searchHouses } from './houses.ts'
import { getBooking, getBookings } from './order.ts'
import { getPaymentState, payOrder } from './payment.ts'
import { bookPool } from './pool.ts'
import type { ProblemCode } from './problem.ts'
import { requestConvention, requestFullResort } from './requests.ts'
import { deleteComment, getComments, postComment } from './reviews.ts'

/** A call as the API's document tells of it. */
export type DescribedEndpoint = {
  readonly endpoint: AnyEndpoint
  readonly area: Area
  readonly title: string
  /** Whether the token of a guest is needed; `author` is a guest or a browser that holds the review's key. */
  readonly caller: 'anyone' | 'guest' | 'author'
  /** What it may refuse besides what every call of its kind may (`problemsOf`). */
  readonly problems: readonly ProblemCode[]
}

export const areas = ['Houses', 'Sign-in', 'Guests', 'Bookings', 'Payments', 'Reviews', 'Resort'] as const
export type Area = (typeof areas)[number]

type Notes = { caller?: DescribedEndpoint['caller']; problems?: readonly ProblemCode[] }

const about =
  (area: Area) =>
  (endpoint: AnyEndpoint, title: string, { caller = 'anyone', problems = [] }: Notes = {}): DescribedEndpoint => ({
    endpoint,
    area,
    title,
    caller,
    problems,
  })

const houses = about('Houses')
const signIn = about('Sign-in')
const guests = about('Guests')
const bookings = about('Bookings')
const payments = about('Payments')
const reviews = about('Reviews')
const resort = about('Resort')

/** Every call of the wire. What is missing here is missing in the document, and a test says so. */
export const endpoints: readonly DescribedEndpoint[] = [
  houses(getRooms, 'The houses that are sold by the room'),
  houses(getHouses, 'The houses that are sold as a whole'),
  houses(getHouse, 'One house, by its number or its permalink', { problems: ['not_found'] }),
  houses(searchHouses, 'What is free for all nights of a stay, priced for the whole of it', {
    problems: ['dates_not_available'],
  }),
  houses(isAvailable, 'Whether a place is free for all nights of a stay', {
    problems: ['dates_not_available', 'not_found'],
  }),

  signIn(auth.isRegistered, 'Whether a phone has signed up', { problems: ['phone_invalid'] }),
  signIn(auth.requestCode, 'Sends a one-time code by SMS', {
    problems: ['phone_invalid', 'not_registered', 'already_registered', 'activity_reused', 'activity_in_flight'],
  }),
  signIn(auth.resendSignupCode, 'Sends the code of a sign-up again', {
    problems: ['phone_invalid', 'already_registered'],
  }),
  signIn(auth.requestResetCode, "Sends the code of 'Reset sign-in'", { problems: ['phone_invalid', 'not_registered'] }),
  signIn(auth.register, 'Signs a guest up, with the code that was sent', {
    problems: ['phone_invalid', 'already_registered', 'code_wrong', 'code_expired', 'code_spent'],
  }),
  signIn(auth.login, 'Signs a guest in, with the code that was sent; answers the token', {
    problems: ['phone_invalid', 'not_registered', 'code_wrong', 'code_expired', 'code_spent'],
  }),
  signIn(auth.logout, 'Ends this session', { caller: 'guest' }),
  signIn(auth.logoutEverywhere, 'Ends all sessions of the guest', { caller: 'guest' }),

  guests(getProfile, "The guest's profile", { caller: 'guest' }),
  guests(saveProfile, "Saves the guest's profile", { caller: 'guest', problems: ['forbidden', 'phone_invalid'] }),

  bookings(book, 'Holds places and opens a payment page', {
    caller: 'guest',
    problems: [
      'dates_not_available',
      'dates_taken',
      'gateway_unavailable',
      'guest_incomplete',
      'hold_expired',
      'not_found',
      'not_sold_by_room',
      'order_settled',
      'price_changed',
    ],
  }),
  bookings(getBookings, "The guest's orders, the newest first", { caller: 'guest' }),
  bookings(getBooking, "One of the guest's orders", { caller: 'guest', problems: ['not_found'] }),
  bookings(cancelBooking, 'Quotes what a cancellation gives back, or carries it out', {
    caller: 'guest',
    problems: ['hold_expired', 'not_found', 'order_settled', 'price_changed', 'sign_in_again'],
  }),
  bookings(requestFullResort, 'Asks for the whole resort; staff answer with a quote', {
    caller: 'guest',
    problems: ['dates_not_available'],
  }),
  bookings(requestConvention, 'Asks for the convention hall; staff answer with a quote', {
    caller: 'guest',
    problems: ['dates_not_available', 'too_many_people'],
  }),
  bookings(bookPool, 'Books the pool and opens a payment page', {
    caller: 'guest',
    problems: [
      'amount_too_small',
      'dates_not_available',
      'gateway_unavailable',
      'hold_expired',
      'order_settled',
      'price_changed',
    ],
  }),

  payments(getPaymentState, 'The state of one attempt to pay, for whoever knows its id', { problems: ['not_found'] }),
  payments(payOrder, 'Opens another payment page: for an order that is still held, or for what is due', {
    caller: 'guest',
    problems: ['gateway_unavailable', 'hold_expired', 'not_found', 'order_settled'],
  }),

  reviews(getComments, 'The reviews of a house, the newest first'),
  reviews(postComment, 'Posts a review; answers the key that deletes it again', {
    problems: ['not_found'],
  }),
  reviews(deleteComment, 'Deletes a review, for its author', {
    caller: 'author',
    problems: ['forbidden', 'not_found'],
  }),

  resort(sendContactMessage, 'Sends the resort a message', { problems: ['fields_missing'] }),
  resort(getGalleryImages, 'The pictures of the gallery'),
  resort(applyForJob, 'Applies for a job, with a CV', { problems: ['fields_missing', 'file_refused'] }),
]

/** All that a call may refuse. */
export function problemsOf({ endpoint: { method }, caller, problems }: DescribedEndpoint): ProblemCode[] {
  const ofCaller: ProblemCode[] = caller === 'anyone' ? [] : ['unauthenticated']
  const ofMethod: ProblemCode[] =
    method === 'POST' ? ['body_too_large', 'activity_in_flight', 'activity_reused', 'already_done'] : []
  return [
    ...new Set<ProblemCode>([
      'malformed',
      ...ofCaller,
      ...problems,
      ...ofMethod,
      'too_many_requests',
      'internal',
      'unavailable',
    ]),
  ]
}
