import { expect, test } from 'vitest'
import { bookAsNewcomer } from './steps/book.ts'
import { payInSandbox } from './steps/sandbox.ts'
import { countLeft, searchFor } from './steps/search.ts'
import { aNewcomer } from './steps/sign-up.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

test('whoever books an entire house has its single rooms too, for these nights and no others', async () => {
  const { page } = await visit()
  const stay = stayIn(40)

  await bookAsNewcomer(page, aNewcomer(3), { house: 'Rania House', kind: 'house', stay, percent: '100%' })
  await payInSandbox(page)
  await searchFor(page, stay)
  const during = await leftOf(page)
  await searchFor(page, { arrival: stay.departure, departure: stayIn(43, 1).departure })
  const afterwards = await leftOf(page)

  expect(during).toEqual({ rooms: 0, houses: 0 })
  expect(afterwards).toEqual({ rooms: 4, houses: 1 })

  async function leftOf(shown: typeof page) {
    return {
      rooms: await countLeft(shown, 'Rania House', 'Single room'),
      houses: await countLeft(shown, 'Rania House', 'Entire house'),
    }
  }
})
