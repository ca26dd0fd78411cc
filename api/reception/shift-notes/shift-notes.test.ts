import { expect, test } from 'vitest'
import { finishShiftNote, listShiftNotes, writeShiftNote } from '#contract/reception/shift-notes.ts'
import { hire, shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { createChanges } from '#api/platform/live/live.ts'

const { api, desk } = shareDesk(['desk'])

test('a note to the shift is there for every colleague until one of them has done it, and can come back', async () => {
  const colleague = await hire(api, 'desk', 'Jamal Uddin')
  const notes = async () => (await colleague.read(listShiftNotes, {})).Data
  await desk.send(writeShiftNote, { Text: 'Keep the gate open for the Rahmans' })
  const [note] = await notes()
  const finish = (IsDone: boolean) => colleague.send(finishShiftNote, { Id: note?.Id ?? 0, IsDone })

  await finish(true)
  const whenDone = await notes()
  await finish(false)

  expect(note).toMatchObject({ By: 'Nasrin Akter', Text: 'Keep the gate open for the Rahmans' })
  expect(whenDone).toEqual([])
  expect(await notes()).toEqual([note])
  expect((await desk.send(finishShiftNote, { Id: 999, IsDone: true })).Code).toBe('not_found')
})

test('every desk hears of a note that was written, done and taken back', async () => {
  const readChanges = createChanges(api.deps)
  await readChanges()
  await desk.send(writeShiftNote, { Text: 'Keep the gate open' })
  const heard = await readChanges()
  const Id = (await desk.read(listShiftNotes, {})).Data[0]?.Id ?? 0
  for (const IsDone of [true, false]) {
    api.clock.advance(1)
    await desk.send(finishShiftNote, { Id, IsDone })
    heard.push(...(await readChanges()))
  }

  expect(heard).toEqual(Array.from({ length: 3 }, () => ({ Topic: 'shiftNote', Subject: String(Id) })))
  expect(await readChanges()).toEqual([])
})
