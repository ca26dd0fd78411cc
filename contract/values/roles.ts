/** The roles of staff at the desk, from the least to the most. `studio`: has nothing to do there. `accountant`: reads, and changes nothing. */
export const roles = ['studio', 'accountant', 'housekeeping', 'desk', 'manager', 'owner'] as const
export type Role = (typeof roles)[number]

/** What an account may do with the content of the site, besides its role at the desk: who reads it or writes it sees drafts, who edits publishes. */
export const contentRights = ['none', 'view', 'write', 'edit'] as const
export type ContentRight = (typeof contentRights)[number]

/** What a member of staff may do at the front desk, and which roles may. The API refuses by it, and the desk disables by it. */
const rolesWith = {
  /** Rooms and days; names, phones and money only with `order.read`. */
  'board.read': ['accountant', 'housekeeping', 'desk', 'manager', 'owner'],
  'order.read': ['accountant', 'desk', 'manager', 'owner'],
  /** What staff write for each other, and that a guest was called. */
  'note.write': ['desk', 'manager', 'owner'],
  /** The identity document of who arrives or is in the house; each reading is recorded. */
  'identity.read': ['desk', 'manager', 'owner'],
  /** Any guest's, at any time. */
  'identity.readAny': ['manager', 'owner'],
  /** Correct the name and the e-mail of a guest, and propose another phone, which is what they sign in with. */
  'guest.correct': ['desk', 'manager', 'owner'],
  /** Give a guest another phone, or decide what another proposed. Who never signed in, has booked today alone and paid nothing, gets it from reception. */
  'guest.changePhone': ['manager', 'owner'],
  /** Book for guests at the desk and on the phone; discounts and holds within the limits of the role. */
  'booking.make': ['desk', 'manager', 'owner'],
  /** Extras on the bill of an order. */
  'bill.change': ['desk', 'manager', 'owner'],
  /** Check-in, check-out, no-show, another room, and taking them back. */
  'stay.change': ['desk', 'manager', 'owner'],
  /** Let guests leave with something due, take something off a bill, or move guests to a dearer room for less than it costs. */
  'stay.waiveDue': ['manager', 'owner'],
  /** Let a company owe what is due of an order, and its guest again. */
  'bill.toCompany': ['desk', 'manager', 'owner'],
  /** Give guests one room of a house that is sold as a whole. */
  'room.split': ['manager', 'owner'],
  /** Cancels by the refund policy; on other terms within the limit of what one may give. */
  'order.cancel': ['desk', 'manager', 'owner'],
  /** From the day of arrival on, when a cancellation ends what is due. */
  'order.cancelLate': ['manager', 'owner'],
  /** Take payments in a shift of one's own, and pay out of it what another approved. */
  'money.take': ['desk', 'manager', 'owner'],
  /** Take another payment by a transaction number that two have already. */
  'money.repeatNumber': ['manager', 'owner'],
  /** Close the shift of a colleague who is absent. */
  'till.closeAny': ['manager', 'owner'],
  /** What all took on a day, and what their tills lacked. */
  'takings.read': ['accountant', 'manager', 'owner'],
  'invoice.issue': ['desk', 'manager', 'owner'],
  /** Take a VAT invoice back by a credit note. */
  'invoice.credit': ['manager', 'owner'],
  'refund.propose': ['desk', 'manager', 'owner'],
  /** Give money back alone, or decide what another proposed, up to `refundLimits`. */
  'refund.approve': ['manager', 'owner'],
  /** See what each night costs. */
  'rates.read': ['accountant', 'desk', 'manager', 'owner'],
  /** Set prices and rules of nights; below the floor of a place the owner alone. */
  'rates.change': ['manager', 'owner'],
  /** Set VAT and the service charge. */
  'levies.change': ['owner'],
  /** Add rooms to houses, name them, and take them out. */
  'room.change': ['manager', 'owner'],
  /** Say whether a room is dirty, clean or inspected. */
  'room.mark': ['housekeeping', 'desk', 'manager', 'owner'],
  /** How long the site does not sell a dirty room for the night to come. */
  'room.setTurnTime': ['manager', 'owner'],
  /** Take rooms off sale, for as long as `maxBlockNights`, and put them on sale again. */
  'room.block': ['desk', 'manager', 'owner'],
  /** What all staff did, every look at an identity document among it. */
  'log.read': ['accountant', 'manager', 'owner'],
  'staff.manage': ['owner'],
  /** In the Studio: for others than owners each account has its own right. */
  'content.view': ['owner'],
  'content.write': ['owner'],
  'content.edit': ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type Capability = keyof typeof rolesWith

export type IdentityCapability = Extract<Capability, 'identity.read' | 'identity.readAny'>

/** What gives money away. As with identity and rights, a call that needs one of these declares its danger. */
export type MoneyCapability = Extract<Capability, 'order.cancel' | 'refund.approve' | 'stay.waiveDue'>

/** What changes rights or a guest's login. */
export type RightsCapability = Extract<
  Capability,
  'guest.correct' | 'guest.changePhone' | 'staff.manage' | 'content.view' | 'content.write' | 'content.edit'
>

const ofContent: Readonly<Record<ContentRight, readonly Capability[]>> = {
  none: [],
  view: ['content.view'],
  write: ['content.view', 'content.write'],
  edit: ['content.view', 'content.write', 'content.edit'],
}

export function can(role: Role, capability: Capability, content: ContentRight = 'none'): boolean {
  return rolesWith[capability].some((allowed) => allowed === role) || ofContent[content].includes(capability)
}

export function capabilitiesOf(role: Role, content?: ContentRight): Capability[] {
  return capabilities.filter((capability) => can(role, capability, content))
}

/** For how many nights a role may block a room, and how long a block may be that it releases. */
export const maxBlockNights = {
  studio: 0,
  accountant: 0,
  housekeeping: 0,
  desk: 3,
  manager: 366,
  owner: 366,
} as const satisfies Record<Role, number>

/** What a role may take off the room charge of a booking, percent. */
export const discountLimits = {
  studio: 0,
  accountant: 0,
  housekeeping: 0,
  desk: 10,
  manager: 30,
  owner: 100,
} as const satisfies Record<Role, number>

/** For how long a mistake can be taken back, in minutes, whoever pays for it. A change of a stay can be until its day is over, too. */
export const MISTAKE_MINUTES = 30

export const capabilities = Object.keys(rolesWith).filter(isCapability)

function isCapability(name: string): name is Capability {
  return Object.hasOwn(rolesWith, name)
}
