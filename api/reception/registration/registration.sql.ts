import type { TypedPerson } from '#contract/reception/registration.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'

export type PersonRow = {
  id: string
  stayId: number
  isLead: boolean
  name: string
  nationality: string
  documentType: TypedPerson['DocumentType']
  numberSealed: string
  expires: string | null
  visaUntil: string | null
  born: string | null
  address: string
}

export const PERSON = `p.id, p.stay_id as "stayId", p.is_lead as "isLead", p.name, p.nationality, p.document_type as "documentType",
  p.document_number_sealed as "numberSealed", p.document_expires as expires, p.visa_until as "visaUntil", p.born, p.address`

/** Persons of one order, in the order in which they were typed. */
export async function selectPersons(db: Db, orderCode: string): Promise<PersonRow[]> {
  return db.query<PersonRow>(
    `select ${PERSON} from registered_person p where p.order_code = $1 order by p.stay_id, p.place, p.id`,
    [orderCode],
  )
}

/** How often the registration of each room of an order was changed. */
export async function selectVersions(db: Db, orderCode: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db.query<{ stayId: number; version: number }>(
    'select stay_id as "stayId", version from registration where order_code = $1',
    [orderCode],
  )
  return new Map(rows.map(({ stayId, version }) => [stayId, version]))
}

/** False when someone else changed it since it had this version; 0 when there was none. */
export async function nextVersion(
  db: Db,
  { code }: LockedOrder,
  { stayId, version }: { stayId: number; version: number },
): Promise<boolean> {
  const changed =
    version === 0
      ? await db.change(
          `insert into registration (stay_id, order_code, version) values ($1, $2, 1) on conflict (stay_id) do nothing`,
          [stayId, code],
        )
      : await db.change(
          'update registration set version = version + 1 where stay_id = $1 and order_code = $2 and version = $3',
          [stayId, code, version],
        )
  return changed === 1
}

/** The persons of a room are these from now on. */
export async function replacePersons(
  db: Db,
  { code }: LockedOrder,
  stayId: number,
  persons: readonly Omit<PersonRow, 'stayId'>[],
): Promise<void> {
  await db.change('delete from registered_person where stay_id = $1', [stayId])
  for (const [place, person] of persons.entries()) {
    const { id, isLead, name, nationality, documentType, numberSealed, expires, visaUntil, born, address } = person
    await db.change(
      `insert into registered_person (id, stay_id, order_code, place, is_lead, name, nationality, document_type,
         document_number_sealed, document_expires, visa_until, born, address)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        id,
        stayId,
        code,
        place,
        isLead,
        name,
        nationality,
        documentType,
        numberSealed,
        expires,
        visaUntil,
        born,
        address,
      ],
    )
  }
}

type SealedRow = { id: string; sealed: string }

/** Persons whose sealed number does not begin with `prefix`, by their ids. */
export async function selectPersonsToReseal(
  db: Db,
  { prefix, after, limit }: { prefix: string; after: string; limit: number },
): Promise<SealedRow[]> {
  return db.query(
    `select id, document_number_sealed as sealed from registered_person
     where id > $1 and document_number_sealed <> '' and document_number_sealed not like $2
     order by id limit $3`,
    [after, `${prefix}%`, limit],
  )
}

export async function replaceSealedOfPerson(
  db: Db,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<number> {
  return db.change(
    'update registered_person set document_number_sealed = $3 where id = $1 and document_number_sealed = $2',
    [id, from, to],
  )
}

/** Whose order it is; undefined where there is none. */
export async function selectGuestOf(db: Db, orderCode: string): Promise<number | undefined> {
  const [row] = await db.query<{ guestId: number }>('select guest_id as "guestId" from orders where code = $1', [
    orderCode,
  ])
  return row?.guestId
}
