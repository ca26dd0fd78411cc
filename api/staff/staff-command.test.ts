import { expect, test } from 'vitest'
import { isPassword } from './secrets/password.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { anyProblem } from '#tests/support/test-api.ts'
import { runStaffCommand } from './staff-command.ts'

const api = shareTestApi()

const ended: string[] = []
const studio = { endSessions: (email: string) => void ended.push(email) }
const run = (line: string) => runStaffCommand({ ...api.deps, ...anyProblem, studio }, line.split(' '))
const passwordIn = (text: string) => /password (\S+?)\.?(?: |$)/.exec(text)?.[1] ?? ''
const hashOf = async (email: string) => {
  const [row] = await api.deps.db.query<{ hash: string }>('select password_hash as hash from staff where email = $1', [
    email,
  ])
  return row?.hash ?? ''
}

test('accounts are added, listed, changed, reset and ended from a terminal', async () => {
  const added = await run('add --email Nasrin@resort.test --role owner --name Nasrin')
  const first = await hashOf('nasrin@resort.test')
  await run('add --email karim@resort.test --role desk --name Karim')
  await run('role --email karim@resort.test --role manager --content view')
  const list = await run('list')
  const reset = await run('reset --email nasrin@resort.test')
  await run('end --email karim@resort.test')

  expect(await isPassword(passwordIn(added), first)).toBe(true)
  expect(await isPassword(passwordIn(reset), await hashOf('nasrin@resort.test'))).toBe(true)
  expect(list).toBe(
    'karim@resort.test  manager  reads the content  Karim\nnasrin@resort.test  owner  edits the content  Nasrin',
  )
  expect(await run('list')).toBe('nasrin@resort.test  owner  edits the content  Nasrin')
  expect(ended).toEqual(['karim@resort.test', 'nasrin@resort.test', 'karim@resort.test'])
  expect(await api.deps.db.query('select distinct staff_id from staff_event')).toEqual([{ staff_id: null }])
})

test.each([
  ['', /npm run staff -- add/],
  ['dismiss --email nasrin@resort.test', /npm run staff -- add/],
  ['add --role desk', /--email is missing/],
  [
    'add --email a@resort.test --role king',
    /--role must be one of studio, accountant, housekeeping, desk, manager, owner/,
  ],
  ['add --email a@resort.test --role desk --content all', /--content must be one of none, view, write, edit/],
  ['add --email a@resort.test --boss', /npm run staff -- add/],
])('"%s" is answered by what may be written', async (line, sentence) => {
  await expect(run(line)).rejects.toThrow(sentence)
})

test('what the API would refuse is refused here in the same words', async () => {
  await run('add --email nasrin@resort.test --role owner --name Nasrin')

  await expect(run('reset --email unknown@resort.test')).rejects.toThrow('There is no such account')
  await expect(run('end --email nasrin@resort.test')).rejects.toThrow('This is the only owner')
})
