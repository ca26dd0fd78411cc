import { expect, test } from 'vitest'
import { problem } from '#api/platform/worded-problem.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { exportRates, importRates } from './move-rates.ts'

const api = shareTestApi({ hasHouses: true })

const HEADER = 'house,sold_as,night,price,min_nights,no_arrival,no_departure,closed'
const importing = (...lines: string[]) =>
  importRates({ ...api.deps, problem }, { text: [HEADER, ...lines].join('\r\n'), name: 'prices.csv' })
const rowsOf = () => api.deps.db.query('select * from night_rate order by house_id, place_type, night')
const exported = async () => (await exportRates(api.deps)).slice(1).trimEnd().split('\r\n')

test('what is exported can be imported again, in the ways in which spreadsheets write it', async () => {
  const lines = [
    'rania-house,HOUSE,2026-12-03,25000,2,,,',
    'rania-house,ROOM,2026-12-04,8500.5,,yes,,',
    'mud-house,HOUSE,2026-12-31,,3,,yes,yes',
  ]
  const first = await importing(...lines)
  const rows = await rowsOf()
  const again = await importing('rania-house,house,03/12/2026,"25,000",2,,,')

  expect(first).toEqual({ read: 3, changed: 3, past: 0 })
  expect(again).toEqual({ read: 1, changed: 0, past: 0 })
  expect(await exported()).toEqual([HEADER, ...lines])
  expect(await rowsOf()).toEqual(rows)
})

test('an empty row gives a night its base price again, and nights that are over are left out', async () => {
  await importing('rania-house,ROOM,2026-12-04,8500,2,,,')

  expect(await importing('rania-house,ROOM,2026-12-04,,,,,', 'rania-house,ROOM,2026-11-19,1,,,,')).toEqual({
    read: 2,
    changed: 1,
    past: 1,
  })
  expect(await rowsOf()).toEqual([])
})

test('every bad row is named, and nothing of the file is done', async () => {
  const bad = importing(
    'rania-house,ROOM,2026-12-04,8500,,,,',
    'no-house,ROOM,2026-12-04,8500,,,,',
    'mud-house,ROOMS,2026-12-04,8500,,,,',
    'rania-house,ROOM,soon,8500,,,,',
    'rania-house,ROOM,2026-12-05,=1+1,,,,',
    'rania-house,ROOM,2026-12-06,0,61,,,maybe',
    'rania-house,ROOM,2026-12-04,9000,,,,',
    'rania-house,ROOM,2026-12-07,"8500,50",,,,',
  )

  await expect(bad).rejects.toThrow(
    [
      'Line 3: there is no house no-house',
      'Line 4: sold_as is ROOM or HOUSE',
      'Line 5: night is not a date such as 2027-03-26',
      'Line 6: price is a sum in taka',
      'Line 7: price is at least 1 taka',
      'Line 7: min_nights is at most 60',
      'Line 7: closed is yes or empty',
      'Line 8: the same night is in line 2',
      'Line 9: price is a sum in taka',
    ].join('\n'),
  )
  expect(await rowsOf()).toEqual([])
})

test.each([
  ['another header', 'house;night\nrania-house;2026-12-04', 'these columns are missing: sold_as, price'],
  ['a row that is cut off', `${HEADER}\nrania-house,ROOM`, 'line 2'],
  ['nights that are too far', `${HEADER}\nrania-house,ROOM,2029-01-01,8500,,,,`, '2029-01-01 is more than 20 months'],
])('%s is refused', async (_, text, sentence) => {
  await expect(importRates({ ...api.deps, problem }, { text, name: '' })).rejects.toThrow(sentence)
})
