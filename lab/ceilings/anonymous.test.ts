import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import type { Db } from '#api/db/db.ts'
import * as acts from './anonymous.ts'
import { costsOf, type Victim } from './attacked-server.ts'
import { brokenCeilings, type Measured } from './compare.ts'
import { flood, type Shot, times } from './flood.ts'

test('an anonymous client causes no more in a minute than its ceilings', { timeout: 900_000 }, async () => {
  const costs = await costsOf({ prepare: async () => {}, fill: addKnownGuests, minute: doTheWorst })

  expect(brokenCeilings('an anonymous client', costs)).toEqual([])
})

async function doTheWorst(victim: Victim): Promise<Measured> {
  const { url } = victim
  const picture = await aShownPicture(victim)
  for (const half of [0, 1]) {
    await flood(url, acts.contactMessages())
    await flood(url, acts.reviews())
    await flood(url, acts.applications())
    if (half === 0) await flood(url, acts.codesToStrangers())
    await flood(url, acts.codesToGuests(half))
    if (half === 0) await victim.passHour()
  }
  await flood(url, acts.newPictures(picture))
  const atDesk = await flood(url, acts.deskPasswords())
  await flood(url, acts.inventedCallbacks())
  await flood(url, acts.guessedCodes())
  await flood(url, acts.reads())

  const made = (await readdir(path.join(victim.dataDir, 'lake/made-pictures/others'))).length
  const health = await cpuOf(
    victim,
    times(2_000, () => ({ path: '/health' })),
  )
  const inRequestsOfHealth = async (shots: Iterable<Shot>) => (2_000 / 500) * ((await cpuOf(victim, shots)) / health)
  return {
    'guesses at passwords': atDesk[422] ?? 0,
    'pictures made in new sizes': made,
    'a page that is not there, in requests of /health': await inRequestsOfHealth(acts.missingPages()),
    'a refused call, in requests of /health': await inRequestsOfHealth(acts.guessedCodes()),
    'CPU seconds of the dearest picture': await cpuOf(victim, [
      { path: `${picture}?w=5000&h=5000&fm=avif&q=100&fit=crop&${randomUUID()}` },
    ]),
  }
}

/** CPU seconds for those requests. */
async function cpuOf(victim: Victim, shots: Iterable<Shot>): Promise<number> {
  const before = await victim.cpuSeconds()
  await flood(victim.url, shots)
  return (await victim.cpuSeconds()) - before
}

/** Whose phones the attacker knows; codes to them need no proof of work. */
async function addKnownGuests(db: Db): Promise<void> {
  await db.change(
    `insert into guest (phone, first_name, last_name, created_at)
     select '+88018' || lpad(n::text, 8, '0'), 'Known', 'Guest', now() from generate_series(0, 719) n`,
  )
  await db.change('insert into guest_sign_in (guest_id, first_at) select id, now() from guest')
}

/** A path of the lake's pictures, as the home page has it once the lake was read. */
async function aShownPicture({ url }: Victim): Promise<string> {
  return vi.waitFor(async () => {
    const home = await (await fetch(`${url}/content/home`)).text()
    const found = /\/lake\/images\/[^"?\\]+/.exec(home)?.[0]
    if (found === undefined) throw new Error('The home page shows no picture of the lake')
    return found
  }, 20_000)
}
