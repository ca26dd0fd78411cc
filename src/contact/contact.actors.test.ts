import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { contactMachine } from '#machines/contact.machine.ts'
import { createApiClient } from '#ui/lib/api/api-client.ts'
import { createContactActors } from './contact.actors.ts'

test('a message that was not answered is sent again under its id', async () => {
  const bodies: { ActivityId: string }[] = []
  const answers = [() => Promise.reject(new TypeError('fetch failed'))]
  const client = createApiClient({
    fetch: async (_, { body }) => {
      bodies.push(JSON.parse(typeof body === 'string' ? body : ''))
      return answers.shift()?.() ?? Response.json({ IsError: false, Msg: '', Data: null, Code: null })
    },
    token: () => undefined,
    onUnauthorized: () => {},
  })
  const contact = createActor(contactMachine.provide({ actors: createContactActors({ client }) }))
  contact.start()
  for (const field of ['Name', 'Email', 'PhoneNumber', 'Message'] as const) {
    contact.send({ type: 'field.changed', field, value: `my ${field}` })
  }

  for (const _ of [1, 2]) {
    contact.send({ type: 'form.submitted', now: '2026-03-01T12:00' })
    await waitFor(contact, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1_000 })
  }

  expect(bodies[0]).toEqual({
    ActivityId: expect.any(String),
    Name: 'my Name',
    Email: 'my Email',
    PhoneNumber: 'my PhoneNumber',
    Message: 'my Message',
    changeLog: '',
  })
  expect(bodies[1]).toEqual(bodies[0])
})
