import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { flows } from '#tests/model/flows.ts'
import { areaOf, planted, ROOT } from './fault.ts'
import { faults } from './faults.ts'

test.each(faults)('the fault $id still has its place in $file', async (fault) => {
  const source = await readFile(path.join(ROOT, fault.file), 'utf8')

  expect(planted(fault, source)).not.toBe(source)
})

test('every machine has faults, and each of them is to be seen by flows or by tests', () => {
  const machines = new Set(flows.map(({ machine }) => machine.id))
  const ofFlows = faults.filter(({ tests }) => tests === undefined)

  expect(new Set(ofFlows.map(areaOf))).toEqual(machines)
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length)
})
