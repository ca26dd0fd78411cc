import type { DeskOrder } from '#contract/reception/orders.ts'
import type {
  GuardedField,
  GuardedPerson,
  RegisteredPerson,
  RegisteredRoom,
  Registration,
} from '#contract/reception/registration.ts'
import type { Letterhead as Resort } from '#contract/money/paper.ts'
import { dayText } from '#contract/wording/format.ts'
import { plainText } from '../guests/plain-text.ts'
import { Letterhead } from '../paper/Letterhead.tsx'
import styles from './cards.module.css'
import { texts } from './texts.ts'

type CardsProps = {
  order: Pick<DeskOrder, 'Summary' | 'Guest'>
  registration: Registration
  /** What was opened; the rest is blank, or said to be on record. */
  documents: ReadonlyMap<string, GuardedPerson>
  /** Undefined until it was read. */
  resort: Resort | undefined
}

/** A card for each room, A5: two on a sheet of A4. What is unknown is blank, for the guest to write. */
export function RegistrationCards({ order, registration, documents, resort }: CardsProps) {
  return (
    <div className={styles['cards']}>
      {registration.Rooms.map((room) => (
        <article key={room.StayIds[0]} className={styles['card']}>
          {resort && <Letterhead resort={resort} />}
          <h1>{texts.card}</h1>
          <Facts order={order} room={room} />
          <table>
            <colgroup>
              {columns.map(([upper]) => (
                <col key={upper} />
              ))}
            </colgroup>
            <thead>
              <tr>
                {columns.map(([upper, lower]) => (
                  <th key={upper}>
                    {upper}
                    {lower !== '' && <small>{lower}</small>}
                  </th>
                ))}
              </tr>
            </thead>
            {linesOf(room, registration).map((person, index) => (
              <Person
                key={person?.Id ?? `blank ${index}`}
                person={person}
                opened={person && documents.get(person.Id)}
              />
            ))}
          </table>
          <footer>
            <p>{texts.signature}</p>
            <p>{texts.signedAt}</p>
          </footer>
        </article>
      ))}
    </div>
  )
}

/** What is above and below in each column of a person; the last two are as high as both. */
const columns = [
  [texts.name, texts.byHand.parent],
  [texts.nationality, texts.byHand.occupation],
  [texts.document, texts.fields.Number],
  [texts.fields.Born, texts.fields.Expires],
  [texts.fields.VisaUntil, ''],
  [texts.fields.Address, ''],
] as const
/** Below name and nationality, for the guest to write. */
const byHand = [texts.byHand.parent, texts.byHand.occupation]
const LINES = 4

type PersonProps = { person: RegisteredPerson | undefined; opened: GuardedPerson | undefined }

function Person({ person, opened }: PersonProps) {
  const guarded = (field: GuardedField) => person && <bdi>{valueOf(person, opened, field)}</bdi>
  return (
    <tbody>
      <tr>
        <td>{person && <bdi>{plainText(person.Name)}</bdi>}</td>
        <td>{person && <bdi>{plainText(person.Nationality)}</bdi>}</td>
        <td>{person && person.DocumentType !== '' && texts.documents[person.DocumentType]}</td>
        <td>{guarded('Born')}</td>
        <td rowSpan={2}>{guarded('VisaUntil')}</td>
        <td rowSpan={2}>{guarded('Address')}</td>
      </tr>
      <tr>
        {byHand.map((name) => (
          <td key={name} aria-label={name} />
        ))}
        <td>{guarded('Number')}</td>
        <td>{guarded('Expires')}</td>
      </tr>
    </tbody>
  )
}

function Facts({ order: { Summary, Guest }, room }: { order: CardsProps['order']; room: RegisteredRoom }) {
  const facts = [
    [texts.booking, Summary.Code],
    [texts.room, room.Room],
    [texts.arrival, dayText(room.Arrival)],
    [texts.departure, dayText(room.Departure)],
    [texts.lead, plainText(Guest.Name)],
    [texts.phone, Guest.Phone],
    [texts.email, plainText(Guest.Email)],
    ...texts.byHand.trip.map((name) => [name, '']),
  ]
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Who is registered in the room, the guest of the booking where nobody is yet, and blank lines. */
function linesOf({ Persons }: RegisteredRoom, { Lead, Rooms }: Registration): (RegisteredPerson | undefined)[] {
  const isEmpty = Rooms.every((room) => room.Persons.length === 0)
  const known = isEmpty ? [{ ...Lead, Id: '', IsLead: true }] : Persons
  return [...known, ...Array.from({ length: Math.max(0, LINES - known.length) }, () => undefined)]
}

function valueOf({ Recorded }: RegisteredPerson, opened: GuardedPerson | undefined, field: GuardedField): string {
  if (!opened) return Recorded.includes(field) ? texts.onRecord : ''
  const value = opened[field]
  return field === 'Number' || field === 'Address' || value === '' ? plainText(value) : dayText(value)
}
