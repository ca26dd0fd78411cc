import { ulid } from 'ulid'
import type * as contract from '#contract/reception/registration.ts'
import { registrationRefusal } from '#contract/reception/stay-rules.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { selectGuest, type GuestRow } from '#api/guests/guests.sql.ts'
import { nameOf } from '#api/guests/guests.ts'
import { readIdentityNumber } from '#api/guests/identity-number.ts'
import type { Call } from '#api/platform/http/call.ts'
import { requireOrder } from '#api/orders/locked-order.ts'
import { appendEvent, byStaff } from '#api/orders/order-events.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import { fingerprint, seal } from '#api/platform/sealing/seal.ts'
import type { SecretDeps } from '#api/platform/sealing/sealed-numbers.ts'
import { selectStaysOf } from '#api/orders/stays/stays.sql.ts'
import { ownerOf, recordedOf } from './documents.ts'
import { readParty } from '#api/orders/party/party.ts'
import {
  nextVersion,
  replacePersons,
  selectGuestOf,
  selectPersons,
  selectVersions,
  type PersonRow,
} from './registration.sql.ts'
import { roomsOf } from './rooms.ts'

export async function readOfOrder(
  deps: Pick<Deps, 'db'> & Throws<'not_found'>,
  { params }: Call<typeof contract.readRegistration>,
): Promise<contract.Registration> {
  return readRegistration(deps, params.Code)
}

/** Who comes, and who is registered in which room of an order. */
export async function readRegistration(
  { db, problem }: Pick<Deps, 'db'> & Throws<'not_found'>,
  code: string,
): Promise<contract.Registration> {
  const guestId = await selectGuestOf(db, code)
  if (guestId === undefined) throw problem('not_found', (t) => t.orders.unknown)
  const [guest, stays, persons, versions, party] = await Promise.all([
    selectGuest(db, guestId),
    selectStaysOf(db, code),
    selectPersons(db, code),
    selectVersions(db, code),
    readParty(db, code),
  ])
  if (!guest) throw new Error(`There is no guest ${guestId}`)
  return {
    Party: party,
    Lead: leadOf(guest),
    Rooms: roomsOf(stays)
      .filter(({ last: { state } }) => !registrationRefusal({ State: state }))
      .map(({ first, last, ids }) => ({
        StayIds: [...ids],
        Version: versions.get(first.id) ?? 0,
        Room: last.room,
        House: last.house,
        Type: last.placeType,
        State: last.state,
        Arrival: first.arrival,
        Departure: last.departure,
        Persons: persons.filter(({ stayId }) => stayId === first.id).map(seenOf),
      })),
  }
}

function seenOf(person: PersonRow): contract.RegisteredPerson {
  const { id, isLead, name, nationality, documentType } = person
  return {
    Id: id,
    IsLead: isLead,
    Name: name,
    Nationality: nationality,
    DocumentType: documentType,
    Recorded: recordedOf(person),
  }
}

function leadOf(guest: GuestRow): contract.Registration['Lead'] {
  return {
    Name: nameOf(guest),
    Nationality: guest.country,
    DocumentType: guest.identityType,
    Recorded: recordedOf({ ...profileOf(guest), numberSealed: guest.identityNumberSealed }),
  }
}

function profileOf({ identityExpires, born, address }: GuestRow) {
  return { expires: identityExpires, visaUntil: null, born, address }
}

type RegisterDeps = Pick<Deps, 'now' | 'log' | 'secrets'> & Throws<'not_found' | 'changed_elsewhere' | 'stay_not_ready'>

/** The persons of one room, with the order locked: a lead is in one of its rooms alone. */
export async function registerInRoom(
  deps: RegisterDeps,
  { body, staff, once }: Call<typeof contract.registerPersons>,
): Promise<null> {
  const { Code: code, StayId, Version: version, Persons } = body
  const changed = () => deps.problem('changed_elsewhere', (t) => t.desk.changedElsewhere)
  await once(
    async (db) => {
      const order = await requireOrder(db, deps, { code })
      const room = roomsOf(await selectStaysOf(db, code)).find(({ ids }) => ids.includes(StayId))
      if (!room) throw deps.problem('not_found', (t) => t.desk.unknownStay)
      const stayId = room.first.id
      requireAllowed(deps, registrationRefusal({ State: room.last.state }))
      if (!(await nextVersion(db, order, { stayId, version }))) throw changed()
      const registered = await selectPersons(db, code)
      const before = registered.filter((person) => person.stayId === stayId)
      const known = Persons.filter(({ Id }) => Id !== '').map(({ Id }) => Id)
      const leads = [
        ...registered.filter((person) => person.stayId !== stayId && person.isLead),
        ...Persons.filter(isLead),
      ]
      if (leads.length > 1 || new Set(known).size < known.length) throw changed()
      if (known.some((id) => !before.some((person) => person.id === id))) throw changed()
      const rows = await Promise.all(
        Persons.map((person) => rowOf(db, deps, person, { before, guestId: order.guestId })),
      )
      await replacePersons(db, order, stayId, rows)
      const what = { Kind: 'registered', Room: room.last.room, Persons: rows.length } as const
      await appendEvent(db, order, byStaff(staff.id, deps.now()), what)
    },
    comparedOf(deps, body),
  )
  return null
}

const isLead = ({ IsLead }: contract.TypedPerson): boolean => IsLead

/** A document number is compared by what does not reveal it. */
function comparedOf({ secrets: { identityKeys: keys } }: Pick<Deps, 'secrets'>, body: { Code: string } & Typed) {
  const owner = `order:${body.Code}`
  const Persons = body.Persons.map((person) => ({
    ...person,
    Number: fingerprint(person.Number, { keys, owner }),
  }))
  return { ...body, Persons }
}

type Typed = { Persons: readonly contract.TypedPerson[] }
type Recorded = Omit<PersonRow, 'stayId' | 'isLead' | 'name' | 'nationality' | 'documentType'>

/** A person as typed, over what is recorded. */
async function rowOf(
  db: Transaction,
  deps: RegisterDeps,
  { Id, IsLead, Name, Nationality, DocumentType, ...typed }: contract.TypedPerson,
  { before, guestId }: { before: readonly PersonRow[]; guestId: number },
): Promise<Omit<PersonRow, 'stayId'>> {
  const known = before.find(({ id }) => id === Id)
  const recorded = known ?? (await newPerson(db, deps, IsLead ? guestId : undefined))
  const { id } = recorded
  const keys = deps.secrets.identityKeys
  return {
    id,
    isLead: IsLead,
    name: Name,
    nationality: Nationality,
    documentType: DocumentType,
    numberSealed: typed.Number === '' ? recorded.numberSealed : seal(typed.Number, { keys, owner: ownerOf(id) }),
    expires: typed.Expires || recorded.expires,
    visaUntil: typed.VisaUntil || recorded.visaUntil,
    born: typed.Born || recorded.born,
    address: typed.Address || recorded.address,
  }
}

/** Nothing is recorded of a new person; of a lead, what the guest's profile has. */
async function newPerson(db: Transaction, deps: SecretDeps, guestId: number | undefined): Promise<Recorded> {
  const id = ulid()
  const guest = guestId === undefined ? undefined : await selectGuest(db, guestId)
  if (!guest) return { id, numberSealed: '', expires: null, visaUntil: null, born: null, address: '' }
  const number = readIdentityNumber(deps, guest)
  const numberSealed = seal(number, { keys: deps.secrets.identityKeys, owner: ownerOf(id) })
  return { id, numberSealed, ...profileOf(guest) }
}
