import { leviesOf } from '#contract/values/levies.ts'
import type { KnownGuest } from '#contract/reception/walk-in.ts'
import type { DeskMethod } from '#contract/money/till.ts'
import type { DeskSource } from '#contract/values/desk-sources.ts'
import { isEmailAddress } from '#contract/guests/guests.ts'
import { isBookable, type House } from '#contract/catalogue/houses.ts'
import { type HoldProblem, holdProblem, usualHoldEnd } from '#contract/values/desk-hold.ts'
import { addDays } from '#contract/values/calendar.ts'
import { isBlank, plainSigns } from '#contract/values/typed.ts'
import { advanceOf, discountOf, quoteOf, toPaisa, toTaka, type Quote } from '#contract/values/money.ts'
import { dialled, normalizePhone } from '#contract/values/phone.ts'
import { discountLimits, type Role } from '#contract/values/roles.ts'
import { firstDeskDay } from '#contract/values/desk-day.ts'
import type { RateRefusal } from '#contract/values/rates.ts'
import { type Stay, type StayProblem, stayProblem } from '#contract/values/stay.ts'
import { placeTitle } from '#contract/wording/order-words.ts'
import { amountIn } from './parts/amount.ts'
import { emptyParty, type PartyFields, partyProblems } from './parts/party-fields.ts'
import { firstRows, type PersonRow } from './parts/person-rows.ts'
import type { DeskOffer } from '#contract/nights/desk-offers.ts'

export type Terms = 'all' | 'deposit' | 'hold' | 'later'

/** `room`: a named room; without it, any free one. */
export type Choice = Pick<House, 'Name' | 'Type'> & { Quantity: number; room?: DeskOffer['Rooms'][number] }

/** A booking as it is being filled in. Texts are as they were typed. */
export type Draft = Stay &
  PartyFields & {
    /** Keys are those of `keyOf`. */
    chosen: Readonly<Record<string, Choice>>
    phone: string
    isWithoutPhone: boolean
    phoneReason: string
    /** Staff have chosen the guest whom the phone belongs to. */
    isForKnown: boolean
    name: string
    email: string
    /** Who stays is registered with the booking. */
    isRegistering: boolean
    persons: readonly PersonRow[]
    /** What was typed in the row of the guest of the booking, over what is known of them. */
    lead: Partial<PersonRow>
    source: DeskSource
    percent: string
    discountReason: string
    terms: Terms
    /** Undefined means the default. */
    deposit: string | undefined
    until: string | undefined
    method: DeskMethod
    reference: string
    laterReason: string
    /** Why guests get a stay that a rule of its nights refuses to others. */
    exceptionReason: string
    /** They are here: all their rooms are checked in as soon as they are booked. */
    isCheckingIn: boolean
  }

export function emptyDraft(stay: Stay): Draft {
  return {
    ...stay,
    ...emptyParty,
    chosen: {},
    phone: '',
    isWithoutPhone: false,
    phoneReason: '',
    isForKnown: false,
    name: '',
    email: '',
    isRegistering: false,
    persons: firstRows(),
    lead: {},
    source: 'walkIn',
    percent: '',
    discountReason: '',
    terms: 'all',
    deposit: undefined,
    until: undefined,
    method: 'cash',
    reference: '',
    laterReason: '',
    exceptionReason: '',
    isCheckingIn: false,
  }
}

/** The draft once a field was changed: departure follows arrival, and another phone is another guest's. */
export function withField(draft: Draft, field: keyof Draft, value: Draft[keyof Draft]): Draft {
  const next = { ...draft, [field]: value }
  if (field === 'phone') return { ...next, isForKnown: false }
  const isTooEarly = field === 'arrival' && next.arrival !== '' && next.arrival >= next.departure
  return isTooEarly ? { ...next, departure: addDays(next.arrival, 1) } : next
}

/** What the draft is judged by. */
export type BookingContext = {
  /** What is free for the stay, as guests would find it. */
  offers: readonly DeskOffer[]
  /** Whose phone it is; undefined while it is being asked. */
  known: KnownGuest | null | undefined
  role: Role
  now: number
  /** Cash needs an open shift. */
  hasShift: boolean
}

type Offer = Pick<House, 'Id' | 'Type'>

export const keyOf = ({ Id, Type }: Offer): string => `${Id} ${Type}`

/** Price of the whole stay, BDT. */
export function priceOf({ Type, Price, RoomPrice }: House): number {
  return Type === 'HOUSE' ? Price : (RoomPrice ?? 0)
}

/** Chosen quantity, capped at what is free. */
export function quantityOf({ chosen }: Draft, offer: House): number {
  return isBookable(offer) ? Math.min(chosen[keyOf(offer)]?.Quantity ?? 0, offer.Available) : 0
}

/** What was chosen and guests are not sold, with the rule: staff may sell it with a reason. */
export function refusedChoices(
  draft: Draft,
  offers: readonly DeskOffer[],
): { offer: DeskOffer; refusal: RateRefusal }[] {
  return offers.flatMap((offer) =>
    offer.Refusal && quantityOf(draft, offer) > 0 ? [{ offer, refusal: offer.Refusal }] : [],
  )
}

/** What was chosen and is not free, or not as much of it: titles of places. Another desk may have been faster. */
export function unavailableChoices(draft: Draft, offers: readonly DeskOffer[]): string[] {
  const left = availableChoices(draft, offers)
  return Object.entries(draft.chosen).flatMap(([key, choice]) => [
    ...(isFewer(left[key], choice) ? [placeTitle(choice)] : []),
    ...(choice.room && !left[key]?.room ? [choice.room.Room] : []),
  ])
}

/** Whether as many rooms are free as were chosen, though not those that were chosen by name. */
export function onlyNamedRoomUnavailable(draft: Draft, offers: readonly DeskOffer[]): boolean {
  const left = availableChoices(draft, offers)
  const isLess = Object.entries(draft.chosen).some(([key, choice]) => isFewer(left[key], choice))
  return !isLess && unavailableChoices(draft, offers).length > 0
}

function isFewer(left: Choice | undefined, chosen: Choice): boolean {
  return (left?.Quantity ?? 0) < chosen.Quantity
}

/** The choice without what is not free. */
export function availableChoices(draft: Draft, offers: readonly DeskOffer[]): Draft['chosen'] {
  return Object.fromEntries(
    offers.map((offer) => {
      const room = roomOf(draft, offer)
      const choice = { Name: offer.Name, Type: offer.Type, Quantity: quantityOf(draft, offer) }
      return [keyOf(offer), { ...choice, ...(room && { room }) }]
    }),
  )
}

/** The room that is chosen by name, while it is free. */
export function roomOf({ chosen }: Draft, offer: DeskOffer): Choice['room'] {
  const UnitId = chosen[keyOf(offer)]?.room?.UnitId
  return offer.Rooms.find((room) => room.UnitId === UnitId)
}

export type Sums = { charge: number; percent: number; discount: number; quote: Quote }

/** Paisa. */
export function sumsOf(draft: Draft, offers: readonly House[]): Sums {
  const charge = offers.reduce((sum, offer) => sum + toPaisa(priceOf(offer)) * quantityOf(draft, offer), 0)
  const percent = percentOf(draft) ?? 0
  const discount = discountOf(charge, percent)
  return { charge, percent, discount, quote: quoteOf(charge - discount, leviesOf(offers[0] ?? {})) }
}

/** Undefined where it is not a whole number; 0 where nothing was typed. */
function percentOf({ percent }: Draft): number | undefined {
  const text = plainSigns(percent)
  return text === '' ? 0 : /^\d{1,3}$/.test(text) ? Number(text) : undefined
}

export function untilOf({ until, arrival }: Draft, { now, role }: Pick<BookingContext, 'now' | 'role'>): string {
  return until ?? usualHoldEnd(arrival, now, role)
}

/** As shown in its field. */
export function depositOf({ deposit }: Draft, { quote }: Sums): string {
  return deposit ?? String(toTaka(advanceOf(quote.payable, '30%')))
}

/** What is taken now, BDT; undefined where nothing is, or it is not a sum. */
export function amountDueNow(draft: Draft, sums: Sums): number | undefined {
  if (draft.terms === 'all') return toTaka(sums.quote.payable)
  if (draft.terms !== 'deposit') return undefined
  const amount = amountIn(depositOf(draft, sums))
  return amount !== undefined && amount <= toTaka(sums.quote.payable) ? amount : undefined
}

/** What is wrong with a draft, by field in the order of the page. */
export type DraftProblems = {
  departure?: StayProblem
  adults?: 'unreadable' | 'missing'
  children?: 'unreadable'
  /** It is not booked in part. */
  chosen?: 'lost' | 'missing'
  exceptionReason?: 'missing'
  phone?: 'missing'
  phoneReason?: 'missing'
  isForKnown?: 'missing'
  name?: 'missing'
  email?: 'unreadable'
  /** Something was typed of a person, and no name. */
  persons?: 'missing'
  percent?: 'notAllowed'
  discountReason?: 'missing'
  deposit?: 'tooMuch'
  method?: 'needsShift'
  reference?: 'missing'
  until?: HoldProblem
  laterReason?: 'missing'
}

/** Why it cannot be booked yet. */
export function validate(draft: Draft, around: BookingContext): DraftProblems {
  const departure = stayProblem(draft, firstDeskDay(around.now))
  const percent = percentOf(draft)
  return {
    ...(departure !== undefined && { departure }),
    ...(isPartyAsked(draft) && isBlank(draft.adults) && { adults: 'missing' }),
    ...partyProblems(draft),
    ...placesProblems(draft, around.offers),
    ...(refusedChoices(draft, around.offers).length > 0 &&
      isBlank(draft.exceptionReason) && { exceptionReason: 'missing' }),
    ...guestProblems(draft, around.known),
    ...((percent === undefined || percent > discountLimits[around.role]) && { percent: 'notAllowed' }),
    ...(percent !== undefined && percent > 0 && isBlank(draft.discountReason) && { discountReason: 'missing' }),
    ...termsProblems(draft, around),
  }
}

/** How many come is asked where someone can say it: on the phone, and of guests who check in. */
export function isPartyAsked({ source, isCheckingIn }: Draft): boolean {
  return source === 'phone' || isCheckingIn
}

/** Cash is taken in a shift of one's own. */
export function needsOpenShift({ terms, method }: Draft, { hasShift }: Pick<BookingContext, 'hasShift'>): boolean {
  return (terms === 'all' || terms === 'deposit') && method === 'cash' && !hasShift
}

function placesProblems(draft: Draft, offers: readonly DeskOffer[]): DraftProblems {
  if (unavailableChoices(draft, offers).length > 0) return { chosen: 'lost' }
  return offers.every((offer) => quantityOf(draft, offer) === 0) ? { chosen: 'missing' } : {}
}

function guestProblems(draft: Draft, known: KnownGuest | null | undefined): DraftProblems {
  const name: DraftProblems = isBlank(draft.name) ? { name: 'missing' } : {}
  if (draft.isWithoutPhone) return { ...(isBlank(draft.phoneReason) && { phoneReason: 'missing' }), ...name }
  if (known) return draft.isForKnown ? {} : { isForKnown: 'missing' }
  const isEmailWrong = !isBlank(draft.email) && !isEmailAddress(draft.email)
  return { ...(isBlank(draft.phone) && { phone: 'missing' }), ...name, ...(isEmailWrong && { email: 'unreadable' }) }
}

function termsProblems(draft: Draft, around: BookingContext): DraftProblems {
  if (draft.terms === 'later') return isBlank(draft.laterReason) ? { laterReason: 'missing' } : {}
  if (draft.terms === 'hold') {
    const until = holdProblem({ until: untilOf(draft, around), arrival: draft.arrival }, around.now, around.role)
    return until === undefined ? {} : { until }
  }
  return {
    ...(amountDueNow(draft, sumsOf(draft, around.offers)) === undefined && { deposit: 'tooMuch' }),
    ...(needsOpenShift(draft, around) && { method: 'needsShift' }),
    ...(draft.method !== 'cash' && isBlank(draft.reference) && { reference: 'missing' }),
  }
}

/** The number that can be looked up; undefined while too little of it is typed. */
export function phoneOf({ phone }: Draft): string | undefined {
  const foreign = dialled(phone)
  return normalizePhone(phone) ?? (/^(\+|00)\d{8,15}$/.test(foreign) ? foreign : undefined)
}
