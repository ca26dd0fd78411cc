import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { ApiProblem } from '#contract/failure.ts'
import { careersMachine, type Application, type Cv } from './careers.machine.ts'

const cv: Cv = { name: 'Rahima Khatun.PDF', size: 5 * 1024 * 1024 }

function openForm(answer: () => Promise<unknown> = async () => null) {
  const sent: Application[] = []
  const said: object[] = []
  const apply = fromPromise<unknown, Application>(async ({ input }) => {
    sent.push(input)
    return answer()
  })
  const careers = createActor(careersMachine.provide({ actors: { apply } }))
  careers.on('*', (event) => said.push(event))
  careers.start()
  const write = () => {
    careers.send({ type: 'field.changed', field: 'Name', value: 'Rahima Khatun' })
    careers.send({ type: 'field.changed', field: 'Phone', value: '01712345678' })
  }
  const choose = (chosen: Cv | undefined) => careers.send({ type: 'cv.chosen', cv: chosen })
  const send = async () => {
    careers.send({ type: 'send.pressed' })
    return waitFor(careers, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1_000 })
  }
  return { careers, sent, said, write, choose, send }
}

describe('a CV for the resort', () => {
  test('is sent with name and phone, and the form clears', async () => {
    const { sent, said, write, choose, send } = openForm()
    write()
    choose(cv)

    const { context } = await send()

    expect(sent).toEqual([{ Name: 'Rahima Khatun', Phone: '01712345678', cv }])
    expect(said).toEqual([expect.objectContaining({ type: 'toast', tone: 'success' })])
    expect(context.application).toEqual({ Name: '', Phone: '', cv: undefined })
  })

  test('is not sent without name, phone and file, and the warning lists them', async () => {
    const { careers, sent, said, write, send } = openForm()

    await send()
    write()
    await send()

    expect(said).toEqual([
      { type: 'toast', tone: 'warning', text: 'Name, Phone, CV are required.' },
      { type: 'toast', tone: 'warning', text: 'CV is required.' },
    ])
    expect(sent).toEqual([])
    expect(careers.getSnapshot().context.missing).toEqual(['File'])
  })

  test.each([
    [{ name: 'cv.jpg', size: 1 }, 'Please send your CV as a PDF, DOC or DOCX file'],
    [{ name: 'cv.docx', size: 5 * 1024 * 1024 + 1 }, 'A CV may have at most 5 MB'],
  ])('that the API would refuse is not sent: %j', async (chosen, problem) => {
    const { sent, said, write, choose, send } = openForm()
    write()
    choose(chosen)

    const { context } = await send()

    expect(context.cvProblem).toBe(problem)
    expect(sent).toEqual([])
    expect(said).toEqual([])
  })

  test('may be chosen anew after one that cannot be sent', async () => {
    const { sent, write, choose, send } = openForm()
    write()
    choose({ name: 'cv.jpg', size: 1 })
    choose(cv)

    await send()

    expect(sent).toHaveLength(1)
  })

  test('that was refused is kept, and the refusal is said', async () => {
    const refusal = new ApiProblem('file_refused', 'Please send your CV as a PDF, DOC or DOCX file')
    const { said, write, choose, send } = openForm(() => Promise.reject(refusal))
    write()
    choose(cv)

    const { context } = await send()

    expect(said).toEqual([{ type: 'toast', tone: 'warning', text: refusal.message }])
    expect(context.application).toEqual({ Name: 'Rahima Khatun', Phone: '01712345678', cv })
  })

  test('points at a field that was left empty, until something is written there', () => {
    const { careers } = openForm()
    const missing = () => careers.getSnapshot().context.missing

    careers.send({ type: 'field.left', field: 'Name' })
    expect(missing()).toEqual(['Name'])

    careers.send({ type: 'field.changed', field: 'Name', value: 'R' })
    expect(missing()).toEqual([])
  })
})
