import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { flows } from '#tests/model/flows.ts'
import { machineOf } from './fault.ts'
import { faults } from './faults.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

test.each(faults)('the fault $id still has its place in $file', async ({ file, from, to }) => {
  const text = await readFile(path.join(ROOT, file), 'utf8')

  expect(text.split(from)).toHaveLength(2)
  expect(to).not.toBe(from)
})

test('every machine has faults, and every fault a machine', () => {
  const machines = new Set(flows.map(({ machine }) => machine.id))

  expect(new Set(faults.map(machineOf))).toEqual(machines)
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length)
})
