import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { careersMachine } from '#machines/careers.machine.ts'
import { clientBefore } from '#tests/support/answering-client.ts'
import { createCareersActors } from './careers.actors.ts'

test('a CV goes as a form with its file, and keeps its id until it is answered', async () => {
  const answers: unknown[] = [Promise.reject(new TypeError('fetch failed'))]
  const { client, asked } = clientBefore(() => answers.shift() ?? null)
  const careers = createActor(careersMachine.provide({ actors: createCareersActors({ client }) }))
  const cv = new File(['%PDF-1.7'], 'cv.pdf')
  const fillIn = () => {
    careers.send({ type: 'field.changed', field: 'Name', value: 'Rahima Khatun' })
    careers.send({ type: 'field.changed', field: 'Phone', value: '01712345678' })
    careers.send({ type: 'field.changed', field: 'File', value: cv })
  }
  const send = async () => {
    careers.send({ type: 'form.submitted', now: '2026-03-01T12:00' })
    await waitFor(careers, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1_000 })
  }
  careers.start()

  fillIn()
  await send()
  await send()
  fillIn()
  await send()

  const [first, again, next] = asked.map(({ body }) =>
    body instanceof FormData ? Object.fromEntries(body) : undefined,
  )
  expect(first).toEqual({
    ActivityId: expect.any(String),
    Name: 'Rahima Khatun',
    Phone: '01712345678',
    File: expect.objectContaining({ name: 'cv.pdf', size: cv.size }),
  })
  expect(again?.['ActivityId']).toBe(first?.['ActivityId'])
  expect(next?.['ActivityId']).not.toBe(first?.['ActivityId'])
})
