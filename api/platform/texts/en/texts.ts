import { rateTexts } from './rates.ts'
import type { RateRefusal } from '#contract/values/rates.ts'
import { rateRefusalText } from '#contract/wording/rate-words.ts'
import type { PlaceType } from '#contract/catalogue/houses.ts'
import { UNEXPECTED_ERROR } from '#contract/problem.ts'
import type { Levies } from '#contract/values/money.ts'
import { toDayFirst } from '#contract/values/calendar.ts'
import { calendarWords } from '#contract/wording/calendar-words.ts'
import { chargeName, chargeNames } from '#contract/wording/charge-words.ts'
import {
  dayText,
  daysText,
  formatPaisa,
  momentText,
  peopleText,
  plural,
  timeText,
  unbroken,
  waitText,
} from '#contract/wording/format.ts'
import { beforeTax, totalName } from '#contract/wording/levy-words.ts'
import { placeTitle, whenOf } from '#contract/wording/order-words.ts'
import { methodName } from '#contract/wording/payment-words.ts'
import { fileTooLarge, requiredSentence } from '#contract/wording/missing-fields.ts'
import { refusalText } from '#contract/wording/refusals.ts'
import {
  daysTexts,
  guestTexts,
  hallTooSmall,
  holdTexts,
  poolTexts,
  requestTexts,
  stayTexts,
} from '#contract/wording/rules.ts'
import { deskTexts } from './desk.ts'
import { paperTexts } from './paper.ts'
import { resortTexts } from './resort.ts'

// The words of the API in English, by feature: in the envelope's `Msg`, in messages and on paper. Those that the site shows as well are in
// contract/wording/.

type Line = { name: string; placeType: PlaceType; quantity: number; arrival: string; departure: string }

function lineText({ name, placeType, quantity, arrival, departure }: Line): string {
  const title = placeTitle({ Name: name, Type: placeType, Quantity: quantity })
  return `${title}, ${toDayFirst(arrival)} to ${toDayFirst(departure)}`
}

/** `2026-12-10T15:00` as `10-12-2026 15:00`. */
const dayFirst = (moment: string) => `${toDayFirst(moment.slice(0, 10))} ${moment.slice(11)}`

/** `FirstName` as 'First Name'. */
function fieldName(field: string): string {
  const words = field.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The money of a sentence is in paisa, its days are ISO dates, and its moments are on the resort's clock: `2026-12-10T15:00`. */
export const texts = {
  language: 'en',
  day: dayText,
  days: daysText,
  time: timeText,
  unbroken,
  moment: momentText,
  people: peopleText,
  sum: formatPaisa,
  place: placeTitle,
  when: whenOf,
  method: methodName,
  charge: chargeName,
  chargeNames,
  rules: {
    stay: stayTexts,
    days: daysTexts,
    hold: holdTexts,
    request: requestTexts,
    hallTooSmall,
    pool: poolTexts,
    guest: guestTexts,
  },
  refusal: refusalText,
  /** 'First Name, Last Name are required.' */
  required: requiredSentence,
  fileTooLarge,
  calls: {
    unknown: 'Unknown endpoint',
    unexpected: UNEXPECTED_ERROR,
    unauthenticated: 'Please sign in to continue',
    malformed: 'The request is malformed',
    fieldMalformed: (field: string) => `Please check ${fieldName(field)}: it is missing or cannot be read`,
    fieldTooLong: (field: string, most: number) =>
      `${fieldName(field)} is too long: please use at most ${most} characters`,
    fieldsUnknown: (fields: readonly string[]) => `Unknown field: ${fields.join(', ')}`,
    givenTwice: (name: string) => `${name} is given more than once`,
    crossSite: 'Requests from other websites are not allowed',
    notSentAsJson: 'The request must be sent with Content-Type: application/json',
    notJson: 'The body is not valid JSON',
    tooManyParts: 'The form has too many parts',
    notAForm: 'The body is not a form with a file',
    tooLarge: 'The request is too large',
    tooFast: (seconds: number) => `Too many requests. Please wait ${waitText(seconds)}.`,
    tooManyTries: (seconds: number) => `Too many tries. Please try again in ${waitText(seconds)}.`,
    crowded: 'Many guests are booking at this moment. Please try again',
    noDatabase: 'We cannot reach our booking system at this moment. Please try again shortly',
    reused: 'This request was already sent with other details',
    inFlight: 'This request is still being processed. Please try again in a moment.',
  },
  auth: {
    phoneInvalid: 'This is not a mobile number that we can reach',
    // The specification's words.
    registered: 'Phone Number Already Exist',
    notRegistered: 'User is not registered, please sign up.',
    codeUnknown: 'The code is wrong',
    codeWrong: (triesLeft: number) =>
      triesLeft === 0
        ? 'The code is wrong and can no longer be used. Please ask for a new one.'
        : `The code is wrong. You can try ${plural(triesLeft, 'more time', 'more times')}.`,
    codeExpired: 'The code has expired. Please ask for a new one.',
    codeSpent: 'The code can no longer be used. Please ask for a new one.',
    cooldown(seconds: number, isEarlierAlive: boolean) {
      const when = `A new code can be sent in ${waitText(seconds)}.`
      return isEarlierAlive ? `${when} The one that we sent before still works.` : when
    },
    stampNeeded:
      'We cannot send codes to new phones now without a short check by your browser. Please try again on our website.',
    codeSms: {
      LOGIN: (code: string, minutes: number) => `Your sign-in code is ${code}. It is valid for ${minutes} minutes.`,
      REGISTRATION: (code: string, minutes: number) =>
        `Your sign-up code is ${code}. It is valid for ${minutes} minutes.`,
      CANCELLATION: (code: string, minutes: number) =>
        `Your code to cancel a booking is ${code}. It is valid for ${minutes} minutes. Do not tell it to anyone.`,
      RESET: (code: string, minutes: number) =>
        `Your code to sign in and sign out everywhere else is ${code}. It is valid for ${minutes} minutes.`,
    },
  },
  guests: {
    otherProfile: 'This profile belongs to another guest',
    phoneIsFixed: 'The phone number of a profile cannot be changed',
    correctedSubject: 'Your contact details were changed',
    corrected: ({ brand, phone }: { brand: string; phone: string }, news: readonly string[]) =>
      `${brand}: ${news.join(', and ')}. If you did not ask for it, call ${phone}.`,
    newPhone: (ending: string) =>
      ending === ''
        ? 'you can no longer sign in to your bookings with this number'
        : `you now sign in to your bookings with the number that ends in ${ending}, and no longer with your former number`,
    noEmail: 'we no longer have an e-mail address for you',
    newEmail: 'from now on we write to another e-mail address',
  },
  houses: {
    unknown: 'There is no such house',
    // The specification's words (section 8).
    notAvailable: 'The date you have selected is not available. Please change the arrival date and departure date.',
  },
  booking: {
    taken: 'These nights are no longer free. Please choose other dates',
    tooManyRooms: (house: string) => `${house} doesn't have that many rooms`,
    notSoldByRoom: (house: string) => `${house} cannot be booked by the room`,
    rateRefusal: (house: string, refusal: RateRefusal) => `${house}: ${rateRefusalText(refusal)}`,
    houseTwice: "You can't book an entire house twice, or together with its own rooms, for the same nights",
    roomTwice: "You can't book the same room twice for the same nights",
    priceChanged: 'The price has changed',
    tooManyOrders: (orders: number) =>
      `You have ${plural(orders, 'unpaid booking', 'unpaid bookings')}. Please pay for ${orders === 1 ? 'it or cancel it' : 'or cancel one of them'} before you book again.`,
    tooManyNights: (nights: number) =>
      `You can hold at most ${nights} room nights before paying. Please book fewer, or call us.`,
    tooManyRoomsHeld: (rooms: number) =>
      `You can hold at most ${plural(rooms, 'room', 'rooms')} for one night before paying. Please book fewer, pay first, or call us.`,
    pausedAfterHolds: (holds: number, seconds: number) =>
      `${holds} of your bookings ended unpaid in the last 24 hours. Please try again in ${waitText(seconds)}, or call us.`,
  },
  rates: rateTexts,
  orders: {
    unknown: 'There is no such order',
    codesDiffer: 'Order codes in path and query differ',
    holdOver: 'This order is no longer held for you. Please book again',
    nothingToPay: 'There is nothing to pay for this order',
    received: (paisa: number, code: string) => `We received ${formatPaisa(paisa)} for your booking ${code}.`,
    refundedInFull: 'It was cancelled before, so this payment will be refunded in full.',
    weWillCall: 'We will call you about it shortly.',
    reversed: (paisa: number, code: string, receipt: string) =>
      `A payment of ${formatPaisa(paisa)} for your booking ${code} was recorded by mistake: receipt ${receipt} is void. If you did pay, please call us.`,
    confirmed: (booked: string) => `It is confirmed: ${booked}.`,
    confirmedSubject: (code: string) => `Your booking ${code} is confirmed`,
    changedSubject: (code: string) => `Your booking ${code} has changed`,
    yourBooking: (code: string) => `Your booking ${code}:`,
    held: (booked: string, until: string, payable: number) =>
      `we hold ${booked} for you until ${dayFirst(until)}. It costs ${formatPaisa(payable)}; please pay before then.`,
    confirmedAs: (booked: string) => `confirmed, ${booked}.`,
    withCheckIn: (booked: string, time: string) => `${booked}, check-in from ${time}`,
    /** 'Rania House, 2 single rooms, 01-12-2026 to 03-12-2026'; `more` are not named. */
    booked: (lines: readonly Line[], more: number) =>
      [...lines.map(lineText), ...(more > 0 ? [`and ${more} more`] : [])].join('; '),
    /** A visit on one day has its hours. */
    occasion(name: string, start: string, end: string, persons: number) {
      const until = start.slice(0, 10) === end.slice(0, 10) ? end.slice(11) : dayFirst(end)
      return `${name}, ${dayFirst(start)} to ${until}, ${peopleText(persons)}`
    },
    names: { Pool: 'Swimming pool', Hall: 'Convention hall', Package: 'Full resort' },
    changed: (code: string, booked: string, payable: number) =>
      `Your booking ${code} has changed: ${booked}. It now costs ${formatPaisa(payable)}.`,
    reinstated: (code: string, booked: string, payable: number) =>
      `Your cancelled booking ${code} is confirmed again: ${booked}. It costs ${formatPaisa(payable)}.`,
    goesBack: (paisa: number) => `${formatPaisa(paisa)} goes back to you.`,
    due: (paisa: number, isBilled: boolean) =>
      `${formatPaisa(paisa)} is ${isBilled ? 'billed to the company, as agreed' : 'due at the resort'}.`,
    paidInFull: 'It is paid in full.',
    surplus: (paisa: number) =>
      `${formatPaisa(paisa)} more than it costs was paid, and goes back to where you paid from, within 7 to 10 working days.`,
  },
  emails: {
    greeting: (firstName: string) => `Dear ${firstName.trim() || 'guest'},`,
    stayConfirmed: 'Your stay is confirmed',
    bookingConfirmed: 'Your booking is confirmed',
    bookingChanged: 'Your booking has changed',
    calendar: calendarWords,
    booked: 'Booked',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    from: (day: string, time: string) => `${dayText(day)}, from ${timeText(time)}`,
    until: (day: string, time: string) => `${dayText(day)}, until ${timeText(time)}`,
    hours: 'Check-in and check-out',
    fromAndUntil: (checkIn: string, checkOut: string) => `from ${timeText(checkIn)}, until ${timeText(checkOut)}`,
    when: 'Time',
    address: 'Address',
    order: 'Order number',
    total: 'Total',
    totalWithTax: totalName,
    eachNight: (levies: Levies) => `Each night, ${beforeTax(levies)}`,
    eachNightOf: (place: string, levies: Levies) => `${place}, each night ${beforeTax(levies)}`,
    nightsAt: (day: string, nights: number, price: number) =>
      nights > 1
        ? `${dayText(day)}, ${plural(nights, 'night', 'nights')}: ${formatPaisa(price)} each`
        : `${dayText(day)}: ${formatPaisa(price)}`,
    paid: 'Paid',
    due: 'Still due',
    online: (paisa: number) => `${formatPaisa(paisa)}, online or at the resort`,
    open: 'See your booking',
    questions: (phone: string, email: string) =>
      `We will call you to reconfirm. If you have a question or your plans change, call ${phone} or write to ${email}. Open the attached file to add your booking to your calendar.`,
  },
  payments: {
    unknown: 'There is no such payment',
    /** What the gateway's page shows. */
    description: (code: string) => `Booking ${code}`,
    unknownGateway: 'There is no such payment gateway',
    ended: 'This payment has ended: open your order to see how it stands',
    arrived: 'Your payment has arrived: there is no need to pay again',
    underReview: 'Your payment has arrived and is being checked. We will call you shortly',
    tooManyPages: 'Too many payment pages were opened for this order. Please call us, or make a new booking.',
    wholeOnly: 'This can only be paid in full. Please choose that',
    belowMinimum: 'The balance is below the online minimum; please pay at the resort',
    gatewayUnavailable:
      'The payment page cannot be opened now. Your order stays held for you: you can pay again from your order history',
    refunded: {
      cancellation: (paisa: number, code: string) =>
        `${formatPaisa(paisa)} for your cancelled booking ${code} has been refunded.`,
      surplus: (paisa: number, code: string) =>
        `${formatPaisa(paisa)} that you paid beyond the price of your booking ${code} has been refunded.`,
      goodwill: (paisa: number, code: string) =>
        `${formatPaisa(paisa)} of what you paid for your booking ${code} has been refunded.`,
    },
  },
  cancellations: {
    holdOver: 'This order has expired: there is nothing to cancel',
    closed: (status: string) => `This order can no longer be cancelled here: it is ${status}`,
    begun: 'Your stay has begun: please speak to the resort',
    refundChanged: 'The refund amount has changed',
    signInAgain: 'Please sign in again to cancel a booking that has been paid for',
    cancelled: (code: string, outcome: string) => `Your booking ${code} is cancelled. ${outcome}`,
    subject: (code: string) => `Your booking ${code} is cancelled`,
    refund: 'Refund',
    questions: (phone: string, email: string) => `If you did not mean this, call ${phone} or write to ${email}.`,
    nothingCharged: 'Nothing was charged.',
    noRefund: 'By our refund policy no refund is due.',
    refundOnItsWay: (paisa: number) =>
      `${formatPaisa(paisa)} goes back to where you paid from, within 7 to 10 working days.`,
  },
  pool: { belowMinimum: 'This amount is below the online minimum; please pay at the resort' },
  requests: {
    names: { Package: 'the whole resort', Hall: 'the convention hall' },
    received: (code: string, name: string, day: string) =>
      `We have your request ${code} for ${name} from ${toDayFirst(day)}. We will call you to confirm.`,
  },
  reviews: {
    unknown: 'There is no such review',
    posted: 'This review has been posted already',
    notYours: 'Only its author can delete this review',
    linkUnknown: 'This link opens no stay to review',
    linkExpired: 'This link has expired',
    invitation: {
      sms: (houses: string, url: string) =>
        `Thank you for staying in ${houses}. How was it? A line or two helps other guests: ${url}`,
      email: (houses: string, url: string) =>
        [
          `How was your stay in ${houses}?`,
          '',
          'Thank you for staying with us. What was good, and what should we do better?',
          'A line or two helps other guests to choose. You need not sign in:',
          '',
          url,
          '',
          'We ask once. The link is for you alone, and it works for 60 days.',
        ].join('\n'),
    },
  },
  careers: { cvRefused: 'Please send your CV as a PDF, DOC or DOCX file' },
  desk: deskTexts,
  paper: paperTexts,
  resort: resortTexts,
} as const
