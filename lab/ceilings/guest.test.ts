import { expect, test } from 'vitest'
import { signUp, type Shopper } from '#tests/support/shopper.ts'
import { costsOf, type Victim } from './attacked-server.ts'
import { brokenCeilings } from './compare.ts'
import { askForHall, holdNights, payAndFail, saveProfile } from './guest.ts'

test('a guest who signed in causes no more in a minute than their ceilings', { timeout: 900_000 }, async () => {
  const costs = await costsOf({ prepare: (server) => signUp(server, '+8801720000001'), minute: doTheWorst })

  expect(brokenCeilings('a guest who signed in', costs)).toEqual([])
})

async function doTheWorst(victim: Victim, guest: Shopper): Promise<void> {
  const held = await holdNights(victim, guest)
  for (const half of [0, 1]) {
    await askForHall(victim, guest)
    await payAndFail(victim, guest, held)
    await saveProfile(victim, guest)
    if (half === 0) await victim.passHour()
  }
}
