import type { Role } from '#contract/values/roles.ts'
import { refundLimits } from '#contract/values/roles.ts'
import { formatTaka } from '#src/ui/format-taka.ts'

export const texts = {
  title: 'Refunds',
  proposals: 'Waiting for a decision',
  noProposals: 'Nothing waits for a decision.',
  byHand: 'To be paid by hand',
  byHandNote: 'What was paid at the desk, and what the gateway refused. Pay the guest, then record it here.',
  noneByHand: 'No one has to be paid by hand.',
  refused: (reason: string) => `The gateway refused it: ${reason}`,
  inCash: 'In cash, out of my till',
  proposedBy: (name: string, moment: string) => `${name}, ${moment}`,
  approve: 'Approve',
  decline: 'Decline',
  approveOf: (amount: string, guest: string) => `Approve ${amount} for ${guest}`,
  declineOf: (amount: string, guest: string) => `Decline ${amount} for ${guest}`,
  notYours: 'Someone else has to decide this',
  approved: (amount: string) => `${amount} goes back to the guest.`,
  declined: 'The refund was declined.',
  reference: (method: string, reference: string) => `Paid by ${method}, ${reference}`,
  paidOut: 'Paid by hand',
  paidOutOf: (guest: string) => `Record that ${guest} was paid by hand`,
  paidOutLead: (amount: string, guest: string) => `${amount} for ${guest}`,
  paidOutReference: 'How and under which number',
  paidOutHint: 'For example: City Bank transfer 7781',
  recorded: 'The refund is recorded, and the guest was notified.',

  cancelBooking: 'Cancel the booking',
  declineRequest: 'Decline the request',
  giveBack: 'Give money back',
  propose: 'Propose to give money back',
  place: 'Give it rooms',
  reason: 'Reason',
  reasonHint: 'The guest does not see it; the history does.',
  reasonMissing: 'Reason is required',

  policy: (percent: number, refund: string) => `By the policy ${percent} % of what was paid goes back: ${refund}.`,
  nothingPaid: 'Nothing was paid, so nothing goes back.',
  otherTerms: 'Agree on another sum',
  otherSum: 'Goes back, BDT',
  cancelNow: (refund: string) => `Cancel, and give ${refund} back`,
  cancelFree: 'Cancel the booking',
  declineNow: 'Decline the request',
  cancelled: 'The booking is cancelled, and the guest was notified.',
  nightsFree: 'Its nights are on sale at once, and the guest is notified by SMS.',

  amount: 'Amount, BDT',
  amountWrong: 'Enter an amount of 1 or more',
  atMost: (most: string) => `At most ${most} of this booking.`,
  limitOf: (role: Role) =>
    Number.isFinite(refundLimits[role])
      ? `Up to ${formatTaka(refundLimits[role])} you can give yourself; more is proposed to an owner.`
      : '',
  proposeLead: 'A manager or an owner decides it.',
  give: (amount: string) => `Give ${amount} back`,
  proposeNow: 'Propose it',
  given: (amount: string) => `${amount} goes back to the guest.`,
  proposed: 'The refund waits for a decision.',

  placeLead: (rooms: number) =>
    `This booking was paid after its rooms were sold again. Choose ${rooms === 1 ? 'a room that is' : `${rooms} rooms that are`} free on all its nights; the price stays.`,
  noPlaces: 'No room is free on all its nights. Cancel it: all of its money goes back.',
  placeNow: (chosen: number, rooms: number) => `Confirm in ${chosen} of ${rooms}`,
  placed: 'The booking is confirmed, and the guest was notified.',
} as const
