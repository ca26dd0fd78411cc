import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Deps } from '#api/platform/deps.ts'
import { sendDueMessages } from '#api/platform/messages/outbox.ts'
import { selectHasOrders } from '#api/orders/orders.sql.ts'
import type { Env } from '../env/env.ts'
import type { Fetch } from '../listen.ts'
import { StartProblem } from '../start-problem.ts'
import type { DemoClock } from './demo-clock.ts'
import { createDemoClient } from './demo-client.ts'
import { createDemoDays } from './create-demo-days.ts'

/** Why no demo may be made here. */
export function refuseDemo(env: Pick<Env, 'isProduction' | 'hasInbox' | 'SSLCOMMERZ_STORE_ID' | 'DESK'>): void {
  if (env.isProduction) throw new StartProblem('--demo invents guests and bookings: it is refused in production.')
  if (!env.hasInbox || env.SSLCOMMERZ_STORE_ID !== undefined) {
    throw new StartProblem(
      '--demo invents guests and bookings: it needs the sandbox and the inbox, and no live gateway.',
    )
  }
  if (env.DESK === 'off') throw new StartProblem('--demo is shown at the front desk: start it without DESK=off.')
}

type DemoOptions = {
  deps: Deps
  dataDir: string
  clock: DemoClock
  /** Answers every request as the server does. */
  fetch: Fetch
  /** When every notice of the gateway was delivered. */
  untilNotified: () => Promise<void>
}

/** Fills an empty resort with some days around today, once for each data directory. */
export async function makeDemo({ deps, dataDir, clock, fetch, untilNotified }: DemoOptions): Promise<void> {
  const mark = path.join(dataDir, 'demo')
  if (await selectHasOrders(deps.db)) {
    if (existsSync(mark)) return
    throw new StartProblem('--demo is for an empty resort, and this one has bookings: choose another DATA_DIR.')
  }
  const client = createDemoClient({ fetch, publicUrl: deps.publicUrl })
  // Its guests do not exist: what they would have been sent is in the inbox alone.
  const deliver = async () => {
    while ((await sendDueMessages(deps, async () => {}, { retainsCodes: true })) > 0);
  }
  await createDemoDays({ ...deps, client, clock, untilNotified, deliver })
  clock.setBy(0)
  await writeFile(mark, `${clock.now().toISOString()}\n`)
}
