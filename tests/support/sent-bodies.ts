import { login, register } from '#contract/guests/sign-in.ts'
import { cancelBooking } from '#contract/money/cancellations.ts'
import { sendContactMessage } from '#contract/site/contact.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { saveProfile } from '#contract/guests/guests.ts'
import { book } from '#contract/orders/orders.ts'
import { payOrder } from '#contract/money/payments.ts'
import { bookPool } from '#contract/booking/pool.ts'
import { requestConvention, requestFullResort } from '#contract/booking/requests.ts'
import { postComment } from '#contract/catalogue/reviews.ts'
import { aBooking, aVisit } from './bookings.ts'
import { completeProfileOf, type SignedIn } from './guests.ts'

const MessageId = '3f0a5d1e-6f0e-4c5f-8c8c-0d6f0f3a1b2c'
const Code = 'ABCDEFGHJKMN'
const person = { Name: 'Rahima', Person: 2 }
const [StartingAt, EndingAt] = ['2026-12-01T10:00', '2026-12-01T11:00']

/** What a guest could send by each call of the site, without its ActivityId. */
export const sentBodies = (guest: SignedIn): Map<AnyEndpoint, object> =>
  new Map<AnyEndpoint, object>([
    [postComment, { HouseId: 1, Text: 'Lovely' }],
    [sendContactMessage, { Name: 'A', PhoneNumber: '1', Email: 'a', Message: 'Dogs?', changeLog: '' }],
    [register, { PhoneNumber: guest.phone, FirstName: 'A', LastName: 'B', MessageId, OTP: '123456' }],
    [login, { UserName: guest.phone, Password: '', MessageId, OTP: '123456' }],
    [saveProfile, { ...completeProfileOf(guest), Remarks: '', ChangeLog: '' }],
    [book, aBooking()],
    [payOrder, { Code, PayPercent: '100%' }],
    [cancelBooking, { Code, Confirm: false }],
    [bookPool, aVisit()],
    [requestFullResort, { ...person, FromTime: StartingAt, ToTime: EndingAt, phone: '1', Remarks: '' }],
    [requestConvention, { ...person, StartingAt, EndingAt, phone: '1', Duration: 1, remark: '' }],
  ])
