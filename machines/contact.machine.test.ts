import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { ApiUnreachable } from '#contract/failure.ts'
import { contactMachine, type ContactMessage } from './contact.machine.ts'

const written: ContactMessage = {
  Name: 'Rahima Khatun',
  Email: 'not an address',
  PhoneNumber: 'no number either',
  Message: 'Do you lend bicycles?',
}

function openForm(answer: () => Promise<unknown> = async () => null) {
  const sent: ContactMessage[] = []
  const said: object[] = []
  const sendMessage = fromPromise<unknown, ContactMessage>(async ({ input }) => {
    sent.push(input)
    return answer()
  })
  const contact = createActor(contactMachine.provide({ actors: { sendMessage } }))
  contact.on('*', (event) => said.push(event))
  contact.start()
  const write = ({ Name, Email, PhoneNumber, Message }: ContactMessage) => {
    contact.send({ type: 'field.changed', field: 'Name', value: Name })
    contact.send({ type: 'field.changed', field: 'Email', value: Email })
    contact.send({ type: 'field.changed', field: 'PhoneNumber', value: PhoneNumber })
    contact.send({ type: 'field.changed', field: 'Message', value: Message })
  }
  const send = async () => {
    contact.send({ type: 'send.pressed' })
    return waitFor(contact, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1_000 })
  }
  return { contact, sent, said, write, send }
}

const warningOf = (text: string) => ({ type: 'toast', tone: 'warning', text })

describe('a message to the resort', () => {
  test('is sent as it was written, without a check of its forms, and clears', async () => {
    const { sent, said, write, send } = openForm()
    write(written)

    const { context } = await send()

    expect(sent).toEqual([written])
    expect(said).toEqual([{ type: 'toast', tone: 'success', text: 'message sent successfully' }])
    expect(context.message).toEqual({ Name: '', Email: '', PhoneNumber: '', Message: '' })
  })

  test.each([
    [{}, 'Name, Email, Phone, Message are required.'],
    [{ ...written, PhoneNumber: ' ' }, 'Phone is required.'],
    [{ ...written, Email: '', Message: '\n' }, 'Email, Message are required.'],
  ])('that is not whole is not sent, and the warning lists what is empty: %j', async (part, warning) => {
    const { sent, said, write, send } = openForm()
    write({ Name: '', Email: '', PhoneNumber: '', Message: '', ...part })

    await send()

    expect(sent).toEqual([])
    expect(said).toEqual([warningOf(warning)])
  })

  test('points at a field that was left empty, until something is written there', () => {
    const { contact } = openForm()
    const missing = () => contact.getSnapshot().context.missing

    contact.send({ type: 'field.left', field: 'Email' })
    contact.send({ type: 'field.left', field: 'Email' })
    expect(missing()).toEqual(['Email'])

    contact.send({ type: 'field.changed', field: 'Email', value: 'r' })
    contact.send({ type: 'field.left', field: 'Email' })
    expect(missing()).toEqual([])
  })

  test('that could not be sent is kept, and can be sent again', async () => {
    const answers = [() => Promise.reject(new ApiUnreachable()), async () => null]
    const { sent, said, write, send } = openForm(() => answers.shift()?.() ?? Promise.resolve(null))
    write(written)

    const { context } = await send()
    await send()

    expect(context.message).toEqual(written)
    expect(said[0]).toEqual(warningOf('The resort cannot be reached. Please check your connection and try again.'))
    expect(sent).toEqual([written, written])
  })

  test('is sent once, however often Send is pressed', async () => {
    const { contact, sent, write, send } = openForm()
    write(written)

    contact.send({ type: 'send.pressed' })
    await send()

    expect(sent).toHaveLength(1)
  })
})
