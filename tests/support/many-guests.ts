import { openSession } from '#api/sessions/sessions.ts'
import type { Db } from '#api/db/db.ts'

export type SignedIn = { guestId: number; token: string; phone: string }

/** Guests who are signed in and have told all that a booking needs, made without the one-time codes that each would wait for. */
export async function signInGuests(db: Db, count: number, at: Date): Promise<SignedIn[]> {
  const guests: SignedIn[] = []
  for (let index = 0; index < count; index += 1) guests.push(await signInGuest(db, index, at))
  return guests
}

async function signInGuest(db: Db, index: number, at: Date): Promise<SignedIn> {
  const phone = `+88018${String(index).padStart(8, '0')}`
  const [guest] = await db.query<{ id: number }>(
    `insert into guest (phone, first_name, last_name, identity_type, identity_number_sealed, identity_expires, born, created_at)
     values ($1, $2, 'Rahman', 'National ID', 'sealed', '2030-01-01', '1990-01-01', $3) returning id`,
    [phone, `Guest${index}`, at],
  )
  if (!guest) throw new Error('The guest was not stored')
  const { token } = await openSession(db, guest.id, at)
  return { guestId: guest.id, token, phone }
}
