import { readFile } from 'node:fs/promises'
import { createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { flows } from '#tests/model/flows.ts'
import { modelOf } from '#tests/model/paths.ts'
import { lockDifferences } from './lock-differences.ts'
import { LOCK, lockOf, lockText } from './lock.ts'
import { readLock } from './read-lock.ts'

function lampFlow(afterPush: 'on' | 'broken', events = [{ type: 'push' }, { type: 'pull' }]) {
  const machine = createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { push: afterPush } }, on: { on: { pull: 'off' } }, broken: {} },
  })
  return { name: 'lamp', model: modelOf(machine, { events, titleOf: ({ type }) => type }) }
}

test('flows.lock.json holds every path as it is', async () => {
  const now = lockOf(flows)

  expect(lockDifferences(await readLock(), now), 'Run "npm run flows -- --update-lock" and review').toEqual([])
  expect(await readFile(LOCK, 'utf8')).toBe(lockText(now))
})

test('a machine that allows other events shows as paths that come and go', () => {
  const before = lockOf([lampFlow('on')])

  const differences = lockDifferences(before, lockOf([lampFlow('broken')]))

  expect(lockDifferences(before, lockOf([lampFlow('on')]))).toEqual([])
  expect(differences).toEqual([
    expect.stringMatching(/^lamp no longer has \w+: push → pull$/),
    expect.stringMatching(/^lamp has a new path \w+: push$/),
  ])
})

test('a path that takes the same events to another end is told apart', () => {
  const push = [{ type: 'push' }]

  const differences = lockDifferences(lockOf([lampFlow('on', push)]), lockOf([lampFlow('broken', push)]))

  expect(differences).toEqual([expect.stringMatching(/^lamp leads elsewhere by \w+: push$/)])
})
