import { fillRates, readRates } from '#contract/catalogue/rates.ts'
import { addDays } from '#contract/values/calendar.ts'
import { type DemoClient, submission } from './demo-client.ts'
import type { DemoMember } from './demo-staff.ts'

/** The nights of Thursday and of Friday. */
const WEEKEND = [4, 5]
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

/** Prices of the months to come: weekends cost more, and a season more still, with two nights at its weekends. Nights that are booked keep their price. */
export async function setDemoRates(client: DemoClient, manager: DemoMember, today: string): Promise<void> {
  const until = addDays(today, 180)
  const season = { From: addDays(today, 30), Until: addDays(today, 51) }
  const { Places: places, Revision } = await client.call(readRates, { query: { From: today, Until: until } }, manager)
  const Places = places.map(({ Id, Type }) => ({ Id, Type }))
  const over = (Percent: number) => ({ Price: { Kind: 'overBase', Percent } }) as const
  const fills = [
    {
      Name: 'Weekends',
      Fills: [{ Places, From: addDays(today, 7), Until: until, Weekdays: WEEKEND, Set: over(20) }],
    },
    {
      Name: 'Season',
      Fills: [
        { Places, ...season, Weekdays: EVERY_DAY, Set: over(30) },
        { Places, ...season, Weekdays: WEEKEND, Set: { MinNights: 2 } },
      ],
    },
  ]
  let Seen = Revision
  for (const fill of fills) {
    const body = { ...submission(), DryRun: false, Seen, ...fill }
    Seen = (await client.call(fillRates, { body }, manager)).Revision
  }
}
