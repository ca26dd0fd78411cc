import { createActor, toPromise } from 'xstate'
import { expect, test } from 'vitest'
import { clientBefore } from '#tests/support/answering-client.ts'
import { createCareersActors } from './careers.actors.ts'

test('an application keeps its id until it is answered, and the next one has another', async () => {
  const answers: unknown[] = [Promise.reject(new TypeError('fetch failed'))]
  const { client, asked } = clientBefore(() => answers.shift() ?? null)
  const { send } = createCareersActors({ client })
  const application = { Name: 'Rahima Khatun', Phone: '01712345678', File: new File(['%PDF-1.7'], 'cv.pdf') }
  const submit = (fields: typeof application) =>
    toPromise(createActor(send, { input: { fields } }).start()).catch(() => undefined)

  await submit(application)
  await submit(application)
  await submit({ ...application })

  const [first, again, next] = asked.map(({ body }) => body instanceof FormData && body.get('ActivityId'))
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})
