import { expect, test } from 'vitest'
import { changesSince, tableText } from '#tests/model/engine/accepted.ts'
import { gate, type Parts } from './sample-gate.ts'

const accepted = tableText(gate(), 'tests/gate.model.ts')

test('a table has a line for each event of each state: its guard, where it leads, what it shows and changes, and when', () => {
  expect(accepted).toContain(
    '| shut | pushed | isOiled | open | emit type "toast", tone "success", text "It rings" | toast success It rings |  | oil is 1 |',
  )
  expect(accepted).toContain('| shut | pushed | else | stuck |  |  |  | oil is 0 |')
  expect(accepted).toContain('| shut | oiled |  | stays | assign oil |  | oil: 1 |  |')
  expect(accepted).toContain('| anywhere | entered |  | shut |  |  | oil: 0 |  |')
  expect(accepted).toContain('| open | entered |  |  |  | #passable |  |  |')
  expect(changesSince(accepted, gate())).toEqual([])
})

test.each<[string, Parts, string]>([
  ['another target', { opensTo: 'stuck' }, 'in shut, pushed [isOiled] leads to stuck (was: open)'],
  ['a guard that is gone', { guard: '' }, 'in shut, pushed [isOiled] asks nothing (was: isOiled)'],
  ['another guard', { guard: 'isDry' }, 'in shut, pushed [isOiled] asks isDry (was: isOiled)'],
  [
    'a guard turned round within its function',
    { isOiled: (oil) => oil === 0 },
    'in shut, pushed [isOiled] happens when oil is 0 (was: happens when oil is 1)',
  ],
  [
    'a message that is lost',
    { rings: false },
    'in shut, pushed [isOiled] does nothing (was: emit type "toast", tone "success", text "It rings")',
  ],
  ['another tag', { tags: ['shown'] }, 'in open, entered shows #shown (was: #passable)'],
])('%s is said in words, before what follows from it', (_mistake, parts, sentence) => {
  expect(changesSince(accepted, gate(parts))[0]).toBe(`gate: ${sentence}`)
})
