import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { contactMachine } from '#machines/contact.machine.ts'
import { clientBefore } from '#tests/support/answering-client.ts'
import { createContactActors } from './contact.actors.ts'

test('a message that was not answered is sent again under its id', async () => {
  const answers: unknown[] = [Promise.reject(new TypeError('fetch failed'))]
  const { client, asked } = clientBefore(() => answers.shift() ?? null)
  const contact = createActor(contactMachine.provide({ actors: createContactActors({ client }) }))
  contact.start()
  for (const field of ['Name', 'Email', 'PhoneNumber', 'Message'] as const) {
    contact.send({ type: 'field.changed', field, value: `my ${field}` })
  }

  for (const _ of [1, 2]) {
    contact.send({ type: 'form.submitted', now: '2026-03-01T12:00' })
    await waitFor(contact, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1_000 })
  }

  expect(asked[0]?.body).toEqual({
    ActivityId: expect.any(String),
    Name: 'my Name',
    Email: 'my Email',
    PhoneNumber: 'my PhoneNumber',
    Message: 'my Message',
    changeLog: '',
  })
  expect(asked[1]?.body).toEqual(asked[0]?.body)
})
