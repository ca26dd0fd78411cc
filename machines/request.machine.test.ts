import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { ApiUnreachable } from '#contract/failure.ts'
import { requestMachine, type RequestFields, type RequestKind, type RequestWish } from './request.machine.ts'

const today = '2026-11-20'
const complete = { persons: '120', start: '2026-12-01', end: '2026-12-02', remark: 'A wedding' }

function openRequest(kind: RequestKind, send: () => Promise<void> = async () => undefined) {
  const sent: RequestWish[] = []
  const said: object[] = []
  const request = createActor(
    requestMachine.provide({
      actors: {
        sendRequest: fromPromise(async ({ input }) => {
          sent.push(input)
          return send()
        }),
      },
    }),
    { input: { kind, name: 'Rahima Khatun', phone: '+8801712345678' } },
  )
  request.on('*', (event) => said.push(event))
  request.start()
  const type = (fields: Partial<RequestFields>) => {
    for (const field of ['name', 'phone', 'persons', 'start', 'end', 'remark'] as const) {
      const value = fields[field]
      if (value !== undefined) request.send({ type: 'field.changed', field, value })
    }
  }
  const submit = async () => {
    request.send({ type: 'submit.pressed', today })
    await waitFor(request, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1_000 })
    return request.getSnapshot()
  }
  return { request, sent, said, type, submit }
}

describe('a request', () => {
  test('carries whole days of the resort, is confirmed, and closes', async () => {
    const { sent, said, type, submit } = openRequest('package')
    type(complete)

    const { value } = await submit()

    expect(value).toBe('sent')
    expect(sent).toEqual([
      {
        kind: 'package',
        name: 'Rahima Khatun',
        phone: '+8801712345678',
        remark: 'A wedding',
        persons: 120,
        start: '2026-12-01T00:00',
        end: '2026-12-02T23:59',
      },
    ])
    expect(said).toEqual([
      {
        type: 'toast',
        tone: 'success',
        text: 'Your request has been received. We will call you to confirm.',
      },
      { type: 'request.sent' },
    ])
  })

  test('for one day begins and ends on it', async () => {
    const { type, submit } = openRequest('convention')
    type({ ...complete, end: complete.start })

    expect((await submit()).value).toBe('sent')
  })

  test('whose end lies before its start is met by an alert', async () => {
    const { sent, said, type, submit } = openRequest('convention')
    type({ ...complete, end: '2026-11-30' })

    const { value } = await submit()

    expect(value).toBe('editing')
    expect(said).toEqual([{ type: 'alert', text: 'End date should be greater than start date' }])
    expect(sent).toEqual([])
  })

  test('cannot begin before today, and needs both dates', async () => {
    const { said, type, submit } = openRequest('package')
    type({ ...complete, start: '2026-11-19' })
    await submit()
    type({ start: '' })
    await submit()

    expect(said).toEqual([
      { type: 'alert', text: 'The dates cannot be before today' },
      { type: 'alert', text: 'Please select start and end dates.' },
    ])
  })

  test('without a number of people says Person is empty, until one is typed', async () => {
    const { request, type, submit } = openRequest('package')
    type({ ...complete, persons: '', name: ' ' })

    const refused = await submit()
    type({ persons: '8' })

    expect(refused.context.problems).toEqual({ persons: 'Person is empty', name: 'Name is required' })
    expect(request.getSnapshot().context.problems.persons).toBeUndefined()
  })

  test('for more people than the hall holds is refused, but not for the whole resort', async () => {
    const hall = openRequest('convention')
    hall.type({ ...complete, persons: '401' })
    const resort = openRequest('package')
    resort.type({ ...complete, persons: '401' })

    expect((await hall.submit()).context.problems.persons).toBe('The convention hall holds up to 400 people')
    expect((await resort.submit()).value).toBe('sent')
  })

  test('that fails is only logged, keeps what was typed, and can be sent again', async () => {
    const answers = [() => Promise.reject(new ApiUnreachable()), async () => undefined]
    const { said, type, submit } = openRequest('package', () => answers.shift()?.() ?? Promise.resolve())
    type(complete)

    const failed = await submit()
    const again = await submit()

    expect(failed.value).toBe('failed')
    expect(failed.context.fields).toMatchObject(complete)
    expect(said[0]).toEqual({ type: 'failure.met', error: new ApiUnreachable() })
    expect(said).toHaveLength(3)
    expect(again.value).toBe('sent')
  })

  test('that was sent leaves an empty form to the next, but for who asks', async () => {
    const { request, type, submit } = openRequest('package')
    type(complete)
    await submit()

    request.send({ type: 'form.opened' })

    expect(request.getSnapshot().value).toBe('editing')
    expect(request.getSnapshot().context.fields).toEqual({
      name: 'Rahima Khatun',
      phone: '+8801712345678',
      persons: '',
      start: '',
      end: '',
      remark: '',
    })
  })

  test('is not sent twice by a second press', async () => {
    const { request, sent, type, submit } = openRequest('package')
    type(complete)

    request.send({ type: 'submit.pressed', today })
    await submit()

    expect(sent).toHaveLength(1)
  })
})
