import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { contactMachine } from '../contact.machine.ts'
import { requestMachine } from '../request.machine.ts'

const UNREADABLE = 'This cannot be read, or is too long.'

/** As the API words it, by the wire's name. */
const malformed = (Field: string) => new Problem('malformed', `Please check ${Field}`, { data: { Field } })

/** A call that is refused like this. */
function refusing(error: Problem): () => Promise<unknown> {
  return async () => {
    throw error
  }
}

/** What a message to the resort shows that is refused like this: at its fields, in the form, and in toasts. */
async function refuseContact(error: Problem) {
  const contact = createActor(contactMachine.provide({ actors: { send: fromPromise(refusing(error)) } }), {
    input: undefined,
  })
  const toasts: string[] = []
  contact.on('toast', ({ text }) => toasts.push(text))
  contact.start()
  for (const field of ['Name', 'Email', 'PhoneNumber', 'Message'] as const) {
    contact.send({ type: 'field.changed', field, value: 'bell\u0007' })
  }
  contact.send({ type: 'form.submitted' })
  const { context } = await waitFor(contact, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1_000 })
  return { problems: context.problems, problem: context.problem, toasts }
}

test.each([
  ['a sign that cannot be read', malformed('PhoneNumber'), UNREADABLE],
  ['its own sentence', new Problem('phone_invalid', 'No number', { data: { Field: 'PhoneNumber' } }), 'No number'],
])('what the server refuses of a field is shown at the field alone: %s', async (_, error, sentence) => {
  expect(await refuseContact(error)).toMatchObject({
    problems: { PhoneNumber: sentence },
    problem: undefined,
    toasts: [],
  })
})

test('a refusal of no field, or of one that the form does not have, is shown as before', async () => {
  const crowded = await refuseContact(new Problem('unavailable', 'Please try again'))
  const unknown = await refuseContact(malformed('ActivityId'))

  expect(crowded).toMatchObject({ problem: 'Please try again', toasts: ['Please try again'] })
  expect(unknown).toMatchObject({ problem: 'Please check ActivityId', toasts: ['Please check ActivityId'] })
})

test('a field that the wire calls otherwise is found by its own name', async () => {
  const request = createActor(
    requestMachine.provide({ actors: { send: fromPromise(refusing(malformed('Remarks'))) } }),
    {
      input: { kind: 'package', name: 'Rahima', phone: '01712345678' },
    },
  )
  request.start()
  for (const [field, value] of [
    ['persons', '40'],
    ['start', '2026-12-01'],
    ['end', '2026-12-02'],
    ['remark', 'bell\u0007'],
  ] as const) {
    request.send({ type: 'field.changed', field, value })
  }

  request.send({ type: 'form.submitted', now: '2026-11-20T12:00' })

  const { context } = await waitFor(request, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1_000 })
  expect(context).toMatchObject({ problems: { remark: UNREADABLE }, problem: undefined })
})
