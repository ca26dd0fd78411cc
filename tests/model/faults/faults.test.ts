import { readdir, readFile } from 'node:fs/promises'
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

test('every test file that a fault names is there', async () => {
  const folders = ['api', 'contract', 'src'].map(async (folder) => {
    const names = await readdir(path.join(ROOT, folder), { recursive: true })
    return names.filter((name) => name.endsWith('.test.ts')).map((name) => path.posix.join(folder, name))
  })
  const files = (await Promise.all(folders)).flat()

  const named = faults.flatMap(({ tests = [] }) => tests)

  expect(named.filter((part) => !files.some((file) => file.includes(part)))).toEqual([])
})
