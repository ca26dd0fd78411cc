import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readRates, removeNamedDays, saveNamedDays } from '#contract/catalogue/rates.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'

const { manager } = shareDesk(['manager'])

test('nights get a name, which staff correct and remove', async () => {
  const days = {
    Name: 'Eid-ul-Fitr',
    From: '2027-03-09',
    Until: '2027-03-13',
    Provisional: true,
    Percent: 40,
    MinNights: 2,
  }
  const save = (Id: number | null, changes = {}) =>
    manager.call(saveNamedDays, { body: { ActivityId: randomUUID(), Id, ...days, ...changes } })
  const added = saveNamedDays.data.parse((await save(null)).Data)
  await save(added.Id, { From: '2027-03-10', Until: '2027-03-14', Provisional: false })
  const { NamedDays } = await manager.read(readRates, { query: { From: '2027-03-01', Until: '2027-04-01' } })
  const remove = () => manager.call(removeNamedDays, { body: { ActivityId: randomUUID(), Id: added.Id } })

  expect(NamedDays).toContainEqual({
    ...days,
    Id: added.Id,
    From: '2027-03-10',
    Until: '2027-03-14',
    Provisional: false,
  })
  expect([(await remove()).Code, (await remove()).Code, (await save(999)).Code]).toEqual([
    null,
    'not_found',
    'not_found',
  ])
  expect(await save(null, { Name: '' })).toMatchObject({ Code: 'malformed' })
})
