import { book, type Place } from '#contract/orders.ts'
import { aBooking } from './bookings.ts'
import type { SignedIn } from './many-guests.ts'
import type { TestApi } from './test-api.ts'

/** Books these places as the site does; answers the order's code and its payment attempt. */
export async function holdOrder(
  api: TestApi,
  guest: SignedIn,
  places?: Place[],
): Promise<{ code: string; attemptId: string }> {
  const answer = await api.call(book, { body: aBooking(places) }, { token: guest.token })
  if (answer.IsError) throw new Error(`The booking was refused: ${answer.Msg}`)
  const attemptId = api.gateway.sessions.at(-1)?.attemptId ?? ''
  return { code: book.data.parse(answer.Data).Code, attemptId }
}
