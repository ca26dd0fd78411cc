import { setTimeout as wait } from 'node:timers/promises'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { paymentDoors as paths } from '#contract/payment.ts'
import type { Deps } from '../deps.ts'
import { Problem } from '#contract/problem.ts'
import type { ApiEnv } from '../http/env.ts'
import { patternOf } from '../http/serve.ts'
import { receiveKnock, type KnockDeps } from './knock.ts'
import { statusAddress, unknownStatusAddress } from './status-address.ts'
import { texts } from '../texts.ts'

type DoorDeps = KnockDeps & Pick<Deps, 'publicUrl'>

const MAX_BODY_BYTES = 16 * 1024

/** Neither guest nor gateway waits longer for the gateway's word; the status page and the reconciler go on asking. */
const PATIENCE_MS = 4_000

type Patience = { patienceMs?: number }

/** Where the gateway sends the guest's browser, and its notices. What they say is a hint. */
export function paymentDoors(deps: DoorDeps, { patienceMs = PATIENCE_MS }: Patience = {}): Hono<ApiEnv> {
  const doors = new Hono<ApiEnv>()
  const toStatus = (context: Context) => context.redirect(unknownStatusAddress(deps.publicUrl), 303)

  doors.on(
    ['GET', 'POST'],
    patternOf(paths.return),
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: toStatus }),
    async (context) => {
      requireGateway(deps, context.req.param('gateway'))
      return context.redirect(await returnAddress(deps, context, patienceMs), 303)
    },
  )

  doors.post(patternOf(paths.notice), bodyLimit({ maxSize: MAX_BODY_BYTES }), async (context) => {
    requireGateway(deps, context.req.param('gateway'))
    const { settled } = await receiveKnock(deps, { door: 'notice', form: await formOf(context) })
    // Whatever is not settled in time is ours to ask about; a failure of our own makes the gateway send the notice again.
    const verdict = await Promise.race([settled, wait(patienceMs, undefined, { ref: false })])
    return verdict === 'unsettled' ? context.text('Please send this again', 500) : context.text('OK')
  })

  return doors
}

/** Whatever goes wrong here goes wrong in a browser on its way back from paying: it is led to the site, never left with an error. */
async function returnAddress(deps: DoorDeps, context: Context<ApiEnv>, patienceMs: number): Promise<string> {
  try {
    const { attemptId, isFirst, settled } = await receiveKnock(deps, { door: 'return', form: await formOf(context) })
    await Promise.race([settled, wait(patienceMs, undefined, { ref: false })])
    return await statusAddress(deps, { attemptId, outcome: context.req.param('outcome') ?? '', isFirst })
  } catch (error) {
    if (!(error instanceof Problem)) deps.log.error({ err: error }, 'a return could not be received')
    return unknownStatusAddress(deps.publicUrl)
  }
}

async function formOf({ req }: Context<ApiEnv>): Promise<Record<string, string>> {
  return req.method === 'GET' ? req.query() : Object.fromEntries(new URLSearchParams(await req.text()))
}

function requireGateway({ gateway }: DoorDeps, id: string | undefined): void {
  if (id !== gateway.id) throw new Problem('not_found', texts.payments.unknownGateway)
}
