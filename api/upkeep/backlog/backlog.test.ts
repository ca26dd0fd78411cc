import { expect, test } from 'vitest'
import { enqueue } from '#api/platform/messages/outbox.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { holdOrder } from '#tests/support/bookings.ts'
import { signInGuests } from '#tests/support/guests.ts'
import { START } from '#tests/support/test-api.ts'
import { readBacklog } from './backlog.ts'

const api = shareTestApi({ hasHouses: true })

test('what waits is counted: messages to send, holds to pay, and holds to tidy', async () => {
  const [guest = expect.fail()] = await signInGuests(api.deps.db, 1, START)
  await enqueue(api.deps.db, { channel: 'sms', to: guest.phone, text: 'Welcome', at: START })
  await holdOrder(api, guest)

  const held = await readBacklog(api.deps)
  api.clock.advance(3600)
  const over = await readBacklog(api.deps)

  expect(held).toMatchObject({ messagesWaiting: 1, ordersHeld: 1, holdsOver: 0, attemptsOpen: 1 })
  expect(over).toMatchObject({ messagesWaiting: 1, ordersHeld: 0, holdsOver: 1, attemptsOpen: 1 })
})
