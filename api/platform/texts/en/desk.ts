import { dayText, formatPaisa, momentText, plural, timeText } from '#contract/wording/format.ts'

// The sentences that staff get from the API at the front desk, and the SMS that they have sent to guests.

type PayLinkWords = { resort: string; code: string; due: number; until: string | undefined; url: string }

export const deskTexts = {
  notAllowed: 'Your account may not do this',
  locked: 'This desk is locked: please enter a PIN',
  proveAgain: 'Please enter a new code from your authenticator app first',
  firstPasswordEnded: 'This first password was not used within seven days: ask an owner for another one',
  signInWrong: 'The e-mail address or the password is wrong',
  passwordWrong: 'The password is wrong',
  passwordSimple:
    'This password is easy to guess: please choose three or four words that have nothing to do with each other, with you or with the resort',
  passwordSame: 'Please choose a password other than the one you were given',
  codeWrong: 'The code is wrong or already used: please wait for the next one',
  pinWrong: 'The PIN is wrong',
  pinSimple: 'This PIN is easy to guess: please choose another one',
  pinBlocked: 'Too many wrong PINs: please sign in with your password',
  unknownMember: 'There is no such account',
  unknownBrowser: 'This browser is no longer remembered',
  emailInUse: 'There is already an account with this e-mail address',
  lastOwner: 'This is the only owner: make someone else an owner first',
  unknownStay: 'There is no such stay',
  unknownNote: 'There is no such note',
  unknownRoom: 'There is no such room',
  roomNameInUse: 'The house has a room of this name already',
  roomHasGuests: (room: string, code: string, until: string) =>
    `Booking ${code} has ${room} until ${dayText(until)}: the room can be removed once it is over, or once the guests have another one`,
  lastRoom: (house: string) => `This is the only room of ${house}: add another one first`,
  othersRepair: 'Only the person who reported it, or reception, can mark it as mended',
  unknownBlock: 'There is no such block',
  nightSold: (room: string, day: string, code: string) => `${room} is sold on ${dayText(day)}: booking ${code}`,
  nightHeld: (room: string, day: string, code: string, until: string) =>
    `${room} is held on ${dayText(day)} for booking ${code}, which is not paid yet: its nights are free if it is still unpaid at ${timeText(until.slice(11))} on ${dayText(until.slice(0, 10))}`,
  nightBlocked: (room: string, day: string) => `${room} is blocked on ${dayText(day)}`,
  nightTaken: 'Someone else has just taken one of these nights. Please check them.',
  blockInPast: 'A block begins today or later, and has at least one night',
  blockTooFar: 'A block can begin at most 18 months from today',
  blockTooLong: (most: number) => `Your role may block a room for ${plural(most, 'night', 'nights')} at most`,
  releaseTooLong: (most: number) =>
    `Your role may release blocks of ${plural(most, 'night', 'nights')} at most: please ask a manager or an owner`,
  blockReasonMissing: 'Please enter why these rooms are out of order',
  nothingToRelease: 'This block has no nights left on these days',
  changedElsewhere: 'Someone else has just changed this. Please check it.',
  roomJustTaken: 'Someone else has just moved into that room. Please check it.',
  dueOpen: (due: number) => `${formatPaisa(due)} is due: take the payment first`,
  roomSold: (room: string) => `${room} was sold or blocked in the meantime`,
  roomTaken: 'That room is not free on all these nights',
  noRoomFree: 'No room is free on all these nights.',
  cancelledLate:
    'From the day of arrival, only a manager or an owner can cancel a booking with a balance due, or one whose guests were checked in',
  notFromStudio: 'This sign-in did not begin in the Studio. Please open the Studio again.',
  staffLimitReached: {
    giveAway: (left: number) =>
      `You may still give back or waive ${formatPaisa(left)} of this booking or today: ask someone else to approve it`,
    companyBill: (left: number) =>
      `You may still bill ${formatPaisa(left)} to companies today: ask a manager or an owner to do it`,
    payOut: (left: number) =>
      `You may still pay out ${formatPaisa(left)} of what you approved yourself today: ask someone else to pay it out`,
    identity: () => 'You have reached today’s limit for identity documents',
  },
  allowanceTooLarge: (most: number) => `At most ${formatPaisa(most)} before VAT can be taken off`,
  allowanceNeedsManager: 'Only a manager or an owner can take something off the bill',
  allowanceOfOther: 'Only a manager or an owner can void this allowance',
  allowanceReasonMissing: 'Please enter why something is taken off the bill',
  exceptionReasonMissing: 'A rule of these nights says otherwise: please enter why they are sold all the same',
  splitReasonMissing: 'This house is sold as a whole: please enter why one of its rooms is given',
  billTooLarge: (most: number) => `A bill comes to ${formatPaisa(most)} at most`,
  billBelowZero:
    'Discounts and allowances would be more than the bill: undo the changes that came after this one, or void an allowance, first',
  payOutNeedsManager: 'Reception pays out in cash only what a manager or an owner has approved',
  identityOfOwnBooking:
    'You made this booking, and nobody else has taken a payment for it: ask a colleague to check the document',
  identityOfOwnChange: 'You brought this booking to this day yourself: ask a colleague to check the document',
  tooMuch: (most: number) => `At most ${formatPaisa(most)} of this booking can be refunded`,
  unknownProposal: 'There is no such proposal',
  ownProposal: 'Someone else has to approve or decline your own proposal',
  decided: 'Someone else has already decided this',
  unknownRefund: 'There is no such refund',
  notByHand: 'This refund does not need a manual payment',
  roomsNeeded: (rooms: number) => `This booking needs ${plural(rooms, 'room', 'rooms')}`,
  placed: (code: string, rooms: string) => `Your booking ${code} is confirmed: we have ${rooms} for you.`,
  tillOpen: 'Your shift is already open',
  tillClosed: 'Please open your shift first',
  tillTooOld: 'Your shift has been open for more than a day: close it and open a new one',
  tillTooLow: (cash: number) => `There is only ${formatPaisa(cash)} in your cash drawer`,
  tillDiffers: 'This differs from what is expected: count again, or enter a reason',
  shiftClosed: 'This shift was closed in the meantime',
  unknownShift: 'There is no such shift',
  unknownEntry: 'There is no such entry in your open shift',
  entryReversed: 'This entry is already reversed',
  discountAboveLimit: (percent: number) => `Your role may give a discount of ${percent} % at most`,
  noPhone: 'This guest has no phone',
  payLink: ({ resort, code, due, until, url }: PayLinkWords) =>
    `${resort}: please pay ${formatPaisa(due)} for your booking ${code}${until === undefined ? '' : ` by ${momentText(until)}`}: ${url}`,
  unknownCharge: {
    extra: 'There is no such extra on this bill',
    allowance: 'There is no such allowance on this bill',
  },
  chargeOfMove: 'This was charged for a room move: undo the move instead',
  extraOfOther: 'Someone else added this, or it was added a while ago: ask a manager or an owner to remove it',
  extraPaid: 'This is already paid: refund it instead',
  unknownGuest: 'There is no such guest',
  identityClosed: 'An identity document can be read from the day of arrival until check-out',
  registerClosed: 'Reception reads the register of tonight and of last night: ask a manager for an earlier one',
  phoneTaken: (name: string) =>
    `This phone belongs to ${name || 'another guest'}: two guests cannot have the same phone`,
  phoneReasonMissing: 'Please enter why the guest gets another phone',
  guestKnown: (name: string) =>
    `This phone belongs to ${name || 'a guest without a name'}: book for them, or ask for another number`,
  referenceMissing: 'Please enter the number of the slip or the transaction',
  referenceKnown: (reference: string, code: string, guest: string) =>
    `${reference} was already used for booking ${code} of ${guest || 'a guest without a name'}`,
  numberRepeated: (reference: string, count: number) =>
    `${reference} is the number of ${count} payments already: ask a manager to take this one`,
  otherDay: 'Only payments of today can be voided: refund it instead',
  moreThanDue: (due: number) => `Only ${formatPaisa(due)} is due`,
  unknownReceipt: 'There is no such receipt, or it was voided or refunded',
  otherShift: 'Only payments of your open shift can be voided: refund it instead',
  passwordShown: 'The password was already shown. Reset the account to get a new one',
} as const
