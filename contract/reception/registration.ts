import * as z from 'zod/mini'
import { ExpectedParty } from '#contract/orders/party.ts'
import { endpoint } from '#contract/endpoint.ts'
import { identityTypes } from '#contract/guests/guests.ts'
import { PlaceType } from '#contract/catalogue/houses.ts'
import { ActivityId, CalendarDate, distinct, givenId, line, RowId } from '#contract/wire.ts'
import { Version } from '#contract/desk-fields.ts'
import { staffChange, staffRead } from '#contract/staff-endpoint.ts'
import { StayState } from '#contract/orders/stays.ts'
import { OrderCode } from '#contract/order-code.ts'

export const documentTypes = [...identityTypes, 'Birth Certificate'] as const
const DocumentType = z.enum(['', ...documentTypes])

const DateOrNone = z.union([z.literal(''), CalendarDate])

/** The desk shows these values only after a fresh code. That they are recorded is shown to everyone. */
export const guardedFields = ['Number', 'Expires', 'VisaUntil', 'Born', 'Address'] as const
export type GuardedField = (typeof guardedFields)[number]

const guarded = {
  Number: line(40),
  Expires: DateOrNone,
  VisaUntil: DateOrNone,
  Born: DateOrNone,
  Address: line(300),
}

/** A person as all of the desk sees one. */
const SeenPerson = z.object({
  Name: z.string(),
  Nationality: z.string(),
  DocumentType,
  Recorded: z.array(z.enum(guardedFields)),
})

export const RegisteredPerson = z.extend(SeenPerson, { Id: z.string(), IsLead: z.boolean() })
export type RegisteredPerson = z.infer<typeof RegisteredPerson>

/** A room of an order with who stays there. */
export const RegisteredRoom = z.object({
  /** All stays of this party: the first one, and one for each room move. */
  StayIds: z.array(z.int()).check(z.minLength(1)),
  /** 0 until someone is registered. */
  Version,
  Room: z.string(),
  House: z.string(),
  Type: PlaceType,
  State: StayState,
  Arrival: CalendarDate,
  Departure: CalendarDate,
  Persons: z.array(RegisteredPerson),
})
export type RegisteredRoom = z.infer<typeof RegisteredRoom>

export const Registration = z.object({
  /** `Version` 0: nobody said anything of it. */
  Party: z.extend(ExpectedParty, { Version }),
  /** The guest of the order, by what they gave on the site. */
  Lead: SeenPerson,
  Rooms: z.array(RegisteredRoom),
})
export type Registration = z.infer<typeof Registration>

export const readRegistration = endpoint({
  ...staffRead,
  path: 'DeskArea/Registration/Get/{Code}',
  summary: 'Who stays in the rooms of an order, without documents and addresses',
  can: 'order.read',
  problems: ['not_found'],
  params: z.strictObject({ Code: OrderCode }),
  data: Registration,
})

/** A person as typed. An empty guarded field keeps the recorded value; that of a new lead comes from the guest's profile. */
export const TypedPerson = z.strictObject({
  /** Empty: a new one. */
  Id: givenId(40),
  IsLead: z.boolean(),
  Name: line(120).check(z.minLength(1)),
  Nationality: line(80),
  DocumentType,
  ...guarded,
})
export type TypedPerson = z.infer<typeof TypedPerson>

export const MAX_PERSONS = 30

/** All persons of one room: who is left out is not registered any more. */
export const registerPersons = endpoint({
  method: 'POST',
  area: 'Desk',
  caller: 'staff',
  // Document numbers may not be stored, not even as a hash of the body.
  once: 'effect',
  path: 'DeskArea/Registration/Save',
  summary: 'Registers who stays in a room',
  can: 'stay.change',
  problems: ['not_found', 'changed_elsewhere', 'stay_not_ready'],
  body: z.strictObject({
    ActivityId,
    Code: OrderCode,
    /** One of the stays of the party in the room. */
    StayId: RowId,
    Version,
    Persons: distinct(TypedPerson, ({ Id }) => Id || undefined, MAX_PERSONS),
  }),
  data: z.null(),
})

/** What was registered of the persons of an order. Each look is logged. It is open to the same staff as `readIdentity`. */
export const readDocuments = endpoint({
  method: 'POST',
  area: 'Desk',
  caller: 'staff',
  path: 'DeskArea/Registration/ReadDocuments',
  summary: 'The documents and addresses of who stays in the rooms of an order; who read it is recorded',
  can: 'identity.read',
  danger: { freshCode: 'always', limit: 'identity', act: 'readIdentity' },
  problems: ['not_found'],
  body: z.strictObject({ ActivityId, Code: OrderCode }),
  data: z.object({ Persons: z.array(z.object({ Id: z.string(), ...guarded })) }),
})
export type GuardedPerson = z.infer<typeof readDocuments.data>['Persons'][number]

export const setParty = endpoint({
  ...staffChange,
  path: 'DeskArea/Registration/SetParty',
  summary: 'How many guests of an order come, and about when',
  can: 'stay.change',
  problems: ['not_found', 'changed_elsewhere'],
  body: z.strictObject({ ActivityId, Code: OrderCode, Version, Party: ExpectedParty }),
  data: z.null(),
})

/** One person in the house on a night, in the order of the rooms. */
export const RegisterLine = z.object({
  Code: OrderCode,
  Room: z.string(),
  House: z.string(),
  From: CalendarDate,
  To: CalendarDate,
  Name: z.string(),
  Nationality: z.string(),
  DocumentType: z.string(),
  ...guarded,
  /** Nobody is registered in this room: it is the guest of its order. */
  IsUnregistered: z.boolean(),
})
export type RegisterLine = z.infer<typeof RegisterLine>

/**
 * Reception reads the register of tonight and of last night only. It gets no documents of a booking that the reader made, unless nothing is due
 * of it and someone else, or the gateway, took some of the money; and none of one whose stays the reader brought to the day.
 */
export const readRegister = endpoint({
  method: 'POST',
  area: 'Desk',
  caller: 'staff',
  path: 'DeskArea/Registration/Register',
  summary: 'Who was in the house on a night, for the police; who read it is recorded',
  can: 'identity.read',
  danger: { freshCode: 'always', limit: 'identity', act: 'readRegister' },
  body: z.strictObject({ ActivityId, Night: CalendarDate }),
  data: z.object({ Lines: z.array(RegisterLine) }),
})
