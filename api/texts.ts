// The sentences that guests get from the API, by feature: in the envelope's `Msg` and by SMS. Those that the site checks as well
// are in the contract, beside their rules.

/** Up to two minutes in seconds, up to an hour in minutes, rounded up. */
function duration(seconds: number): string {
  if (seconds <= 120) return count(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? count(minutes, 'minute') : count(Math.ceil(minutes / 60), 'hour')
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}

function countOrNo(number: number, unit: string): string {
  return number === 0 ? `no ${unit}s` : count(number, unit)
}

export const texts = {
  calls: {
    unknown: 'Unknown endpoint',
    unauthenticated: 'Please sign in to continue',
    malformed: 'The request is malformed',
    fieldMalformed: (field: string) => `${field} is missing or malformed`,
    fieldsUnknown: (fields: readonly string[]) => `Unknown field: ${fields.join(', ')}`,
    givenTwice: (name: string) => `${name} is given more than once`,
    crossSite: 'Requests from other websites are not allowed',
    notSentAsJson: 'The request must be sent with Content-Type: application/json',
    notJson: 'The body is not valid JSON',
    tooManyParts: 'The form has too many parts',
    notAForm: 'The body is not a form with a file',
    tooLarge: 'The request is too large',
    tooFast: 'Too many requests. Please wait a moment.',
    tooManyTries: (seconds: number) => `Too many tries. Please try again in ${duration(seconds)}.`,
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
    codeWrong: 'The code is wrong',
    codeExpired: 'The code has expired. Please ask for a new one.',
    codeSpent: 'The code can no longer be used. Please ask for a new one.',
    cooldown(seconds: number, isEarlierAlive: boolean) {
      const when = `A new code can be sent in ${duration(seconds)}.`
      return isEarlierAlive ? `${when} The one that we sent before still works.` : when
    },
    stampNeeded:
      'We cannot send codes to new phones now without a short check by your browser. Please try again on our website.',
    codeSms: {
      LOGIN: (code: string, minutes: number) => `Your sign-in code is ${code}. It is valid for ${minutes} minutes.`,
      REGISTRATION: (code: string, minutes: number) =>
        `Your sign-up code is ${code}. It is valid for ${minutes} minutes.`,
      RESET: (code: string, minutes: number) =>
        `Your code to sign in and sign out everywhere else is ${code}. It is valid for ${minutes} minutes.`,
    },
  },
  guests: {
    otherProfile: 'This profile belongs to another guest',
    phoneIsFixed: 'The phone number of a profile cannot be changed',
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
    houseTwice: "You can't book an entire house twice, or together with its own rooms, for the same nights",
    priceChanged: 'The price has changed',
    tooManyOrders: (orders: number) =>
      `You have ${count(orders, 'unpaid booking')}. Please pay for ${orders === 1 ? 'it or cancel it' : 'or cancel one of them'} before you book again.`,
    tooManyNights: (nights: number) =>
      `You can hold at most ${nights} room nights before paying. Please book fewer, or call us.`,
    pausedAfterHolds: (holds: number, seconds: number) =>
      `${holds} of your bookings ended unpaid in the last 24 hours. Please try again in ${duration(seconds)}, or call us.`,
  },
  orders: {
    unknown: 'There is no such order',
    discount: 'Discount',
    codesDiffer: 'Order codes in path and query differ',
    holdOver: 'This order is no longer held for you. Please book again',
    nothingToPay: 'There is nothing to pay for this order',
    received: (amount: string, code: string) => `We received ${amount} for your booking ${code}.`,
    refundedInFull: 'It was cancelled before, so this payment will be refunded in full.',
    weWillCall: 'We will call you about it shortly.',
    confirmed: (booked: string) => `It is confirmed: ${booked}.`,
    confirmedSubject: (code: string) => `Your booking ${code} is confirmed`,
    yourBooking: (code: string) => `Your booking ${code}:`,
    held: (booked: string, until: string, payable: string) =>
      `we hold ${booked} for you until ${until}. It costs ${payable}; please pay before then.`,
    confirmedAs: (booked: string) => `confirmed, ${booked}.`,
    withCheckIn: (booked: string, time: string) => `${booked}, check-in from ${time}`,
    place(name: string, type: 'ROOM' | 'HOUSE', quantity: number, from: string, to: string) {
      const rooms = quantity === 1 ? 'single room' : `${quantity} single rooms`
      return `${name}, ${type === 'HOUSE' ? 'entire house' : rooms}, ${from} to ${to}`
    },
    andMore: (places: number) => `and ${places} more`,
    occasion: (name: string, from: string, to: string, persons: number) =>
      `${name}, ${from} to ${to}, ${persons === 1 ? '1 person' : `${persons} people`}`,
    names: { Pool: 'Swimming pool', Hall: 'Convention hall', Package: 'Full resort' },
    dueAtResort: (amount: string) => `${amount} is due at the resort.`,
    paidInFull: 'It is paid in full.',
    surplus: (amount: string) =>
      `${amount} more than it costs was paid, and goes back to where you paid from, within 7 to 10 working days.`,
  },
  emails: {
    greeting: (firstName: string) => `Dear ${firstName.trim() || 'guest'},`,
    stayConfirmed: 'Your stay is confirmed',
    bookingConfirmed: 'Your booking is confirmed',
    booked: 'Booked',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    from: (day: string, time: string) => `${day}, from ${time}`,
    until: (day: string, time: string) => `${day}, until ${time}`,
    hours: 'Check-in and check-out',
    fromAndUntil: (checkIn: string, checkOut: string) => `from ${checkIn}, until ${checkOut}`,
    when: 'Time',
    address: 'Address',
    order: 'Order number',
    total: 'Total',
    totalWithTax: 'Total including tax',
    paid: 'Paid',
    due: 'Still due',
    online: (amount: string) => `${amount}, online or at the resort`,
    open: 'See your booking',
    questions: (phone: string, email: string) =>
      `We will call you to reconfirm. If you have a question or your plans change, call ${phone} or write to ${email}. Open the attached file to add your booking to your calendar.`,
  },
  morningList: {
    subject: (day: string, arrivals: number, departures: number, others: number) =>
      `${day}: ${[countOrNo(arrivals, 'arrival'), countOrNo(departures, 'departure'), ...(others > 0 ? [count(others, 'more booking')] : [])].join(', ')}`,
    arrivals: 'Arrivals',
    departures: 'Departures',
    occasions: 'Pool, hall and whole resort',
    none: 'None',
    until: (day: string) => `until ${day}`,
    since: (day: string) => `since ${day}`,
    due: (amount: string) => `${amount} due`,
    paid: 'paid',
  },
  payments: {
    unknown: 'There is no such payment',
    unknownGateway: 'There is no such payment gateway',
    ended: 'This payment has ended: open your order to see how it stands',
    arrived: 'Your payment has arrived: there is no need to pay again',
    underReview: 'Your payment has arrived and is being checked. We will call you shortly',
    tooManyPages: 'Too many payment pages were opened for this order. Please call us, or make a new booking.',
    belowMinimum: 'The balance is below the online minimum; please pay at the resort',
    gatewayUnavailable:
      'The payment page cannot be opened now. Your order stays held for you: you can pay again from your order history',
    refunded: {
      cancellation: (amount: string, code: string) => `${amount} for your cancelled booking ${code} has been refunded.`,
      surplus: (amount: string, code: string) =>
        `${amount} that you paid beyond the price of your booking ${code} has been refunded.`,
      goodwill: (amount: string, code: string) =>
        `${amount} of what you paid for your booking ${code} has been refunded.`,
    },
  },
  cancellations: {
    holdOver: 'This order has expired: there is nothing to cancel',
    closed: (status: string) => `This order can no longer be cancelled here: it is ${status}`,
    begun: 'Your stay has begun: please speak to the resort',
    refundChanged: 'The refund amount has changed',
    signInAgain: 'Please sign in again to cancel a booking that has been paid for',
    cancelled: (code: string, outcome: string) => `Your booking ${code} is cancelled. ${outcome}`,
    nothingCharged: 'Nothing was charged.',
    noRefund: 'By our refund policy no refund is due.',
    refundOnItsWay: (amount: string) => `${amount} goes back to where you paid from, within 7 to 10 working days.`,
  },
  pool: { belowMinimum: 'This amount is below the online minimum; please pay at the resort' },
  requests: {
    names: { Package: 'the whole resort', Hall: 'the convention hall' },
    received: (code: string, name: string, day: string) =>
      `We have your request ${code} for ${name} from ${day}. We will call you to confirm.`,
  },
  reviews: {
    unknown: 'There is no such review',
    posted: 'This review has been posted already',
    notYours: 'Only its author can delete this review',
  },
  careers: { cvRefused: 'Please send your CV as a PDF, DOC or DOCX file' },
  desk: {
    notAllowed: 'Your account may not do this',
    proveAgain: 'Please enter a new code of your authenticator app first',
    signInWrong: 'The e-mail address or the password is wrong',
    passwordWrong: 'The password is wrong',
    passwordSimple: 'This password is easy to guess: please choose another one, without your name or usual words',
    passwordSame: 'Please choose a password other than the one that you were given',
    codeWrong: 'The code is wrong, or was used already: please wait for the next one',
    pinWrong: 'The PIN is wrong',
    pinSimple: 'This PIN is easy to guess: please choose another one',
    pinBlocked: 'Too many wrong PINs: please sign in with your password',
    unknownMember: 'There is no such account',
    unknownBrowser: 'This browser is not remembered any more',
    emailInUse: 'There is an account with this e-mail address already',
    lastOwner: 'This is the only owner: make someone else an owner first',
    unknownStay: 'There is no such stay',
    unknownRoom: 'There is no such room',
    unknownBlock: 'There is no such block',
    nightSold: (room: string, day: string, code: string) => `${room} is sold on ${day}: booking ${code}`,
    nightHeld: (room: string, day: string, code: string, until: string) =>
      `${room} is held on ${day} for booking ${code}, which is not paid yet: it can be blocked if it is still unpaid at ${until}`,
    nightBlocked: (room: string, day: string) => `${room} is blocked on ${day} already`,
    nightTaken: 'One of these nights was taken meanwhile: please look again',
    blockInPast: 'A block begins today or later, and has at least one night',
    blockTooFar: 'A block can begin at most 18 months from today',
    blockTooLong: (most: number) => `Your role may block a room for ${count(most, 'night')} at most`,
    releaseTooLong: (most: number) =>
      `Your role may release blocks of ${count(most, 'night')} at most: please ask a manager or an owner`,
    blockReasonMissing: 'Please write why these rooms are not sold',
    nothingToRelease: 'None of its nights is left on these days',
    changedElsewhere: 'Someone changed this meanwhile: please look again',
    stayIs: {
      expected: 'These guests have not arrived yet',
      inHouse: 'These guests are in the house',
      departed: 'These guests have left',
      noShow: 'These guests did not come',
      moved: 'These guests have moved to another room',
      gone: 'This booking was cancelled',
    },
    orderIs: (status: string) => `This booking is ${status}`,
    tooEarly: (room: string, day: string) => `${room} is booked from ${day} on: please change the dates first`,
    stayEnded: (room: string) => `The stay in ${room} has ended`,
    roomOccupied: (room: string) => `The guests before have not left ${room} yet`,
    dueOpen: (due: string) => `${due} is due: please take it first`,
    mayStillCome: (time: string) => `These guests may still come: a no-show can be marked from ${time}`,
    tooLateToUndo: 'It is too late to take this back',
    roomSold: (room: string) => `${room} was sold or blocked meanwhile`,
    undone: {
      expected: 'nothing',
      inHouse: 'check-in',
      departed: 'check-out',
      noShow: 'no-show',
      moved: 'move',
      gone: 'cancellation',
    },
    wholeHouse: 'Who has the whole house cannot change a single room of it',
    hasMoved: 'These guests came in another room: give them that one again instead',
    leavesToday: 'These guests leave today',
    roomTaken: 'That room is not free on all these nights',
    guestsInHouse: 'Guests of this booking are in the house: check them out instead',
    closedOrder: (status: string) => `This booking cannot be cancelled any more: it is ${status}`,
    aboveLimit: (limit: string) => `Your role may give back ${limit} at most: please propose it`,
    tooMuch: (most: string) => `${most} at most can be given back of this booking`,
    unknownProposal: 'There is no such proposal',
    ownProposal: 'Someone else has to decide what you proposed',
    decided: 'This was decided meanwhile',
    unknownRefund: 'There is no such refund',
    notByHand: 'This refund needs no one to pay it by hand',
    notUnplaced: 'Only a booking that was paid too late is placed',
    roomsNeeded: (rooms: number) => `This booking needs ${count(rooms, 'room')}`,
    placed: (code: string, rooms: string) => `Your booking ${code} is confirmed: we have ${rooms} for you.`,
    tillOpen: 'Your shift is open already',
    tillClosed: 'Please open your shift first',
    discountAboveLimit: (percent: number) => `Your role may take off ${percent} % at most`,
    noPhone: 'This guest has no phone',
    sentBy: { sms: 'by SMS', whatsApp: 'by WhatsApp' },
    payLink: (code: string, due: string, until: string | undefined, url: string) =>
      `Please pay ${due} for your booking ${code}${until === undefined ? '' : ` by ${until}`}: ${url}`,
    unknownExtra: 'There is no such extra on this bill',
    extraPaid: 'This was paid already: give the money back instead',
    unknownGuest: 'There is no such guest',
    identityClosed: 'An identity document can be read from the day of arrival until the guests have left',
    guestKnown: (name: string) =>
      `This phone belongs to ${name || 'a guest without a name'}: please book for them, or ask for another number`,
    referenceMissing: 'Please enter the number of the slip or the transaction',
    moreThanDue: (due: string) => `Only ${due} is due`,
    unknownReceipt: 'There is no such receipt, or it was reversed, or money of it went back',
    otherShift: 'Only what was taken in your open shift is reversed: give it back as a refund instead',
    passwordShown: 'The password was shown already. Reset the account to make a new one',
  },
} as const
