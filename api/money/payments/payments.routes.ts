import { AttemptId, getPaymentState, payOrder as endpoint, callbackPaths as paths } from '#contract/money/payments.ts'
import { serve, type Route, patternOf } from '#api/platform/http/serve.ts'
import { payOrder } from './pay-order.ts'
import { paymentState } from './payment-state.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { DatabaseUnavailable } from '#api/platform/db/failures.ts'
import type { Deps } from '#api/platform/deps.ts'
import { Problem } from '#contract/problem.ts'
import type { ApiEnv } from '#api/platform/http/env.ts'
import { isClientAbort } from '#api/platform/http/on-error.ts'
import { receiveCallback, type CallbackDeps } from './callback.ts'
import { statusAddress, undecidedStatusAddress, unknownStatusAddress } from './status-address.ts'
import { problem, WordedProblem } from '#api/platform/worded-problem.ts'

export const paymentsRoutes: Route[] = [serve(getPaymentState, paymentState), serve(endpoint, payOrder)]

type RouteDeps = CallbackDeps & Pick<Deps, 'publicUrl'>

const MAX_BODY_BYTES = 16 * 1024

/** Neither guest nor gateway waits longer for the gateway's answer; the status page and the reconciler go on asking. */
const PATIENCE_MS = 4_000

const RETRY_AFTER_SECONDS = '3'

type Patience = { patienceMs?: number }

/** Where the gateway sends the guest's browser back, and its callbacks. What they claim is a hint. */
export function callbackRoutes(
  given: Omit<RouteDeps, 'problem'>,
  { patienceMs = PATIENCE_MS }: Patience = {},
): Hono<ApiEnv> {
  const deps: RouteDeps = { ...given, problem }
  const routes = new Hono<ApiEnv>()
  const toStatus = (context: Context) => context.redirect(unknownStatusAddress(deps.publicUrl), 303)

  routes.on(
    ['GET', 'POST'],
    patternOf(paths.return),
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: toStatus }),
    async (context) => {
      requireGateway(deps, context.req.param('gateway'))
      return context.redirect(await returnAddress(deps, context, patienceMs), 303)
    },
  )

  routes.post(patternOf(paths.notice), bodyLimit({ maxSize: MAX_BODY_BYTES }), async (context) => {
    requireGateway(deps, context.req.param('gateway'))
    const { settled } = await receiveCallback(deps, { kind: 'notice', form: await formOf(context) })
    // What is not settled in time is ours to ask about; a failure of our own makes the gateway send the callback again.
    const verdict = await Promise.race([settled, wait(patienceMs, undefined, { ref: false })])
    if (verdict !== 'unsettled') return context.text('OK')
    return context.text('Please send this again', 503, { 'Retry-After': RETRY_AFTER_SECONDS })
  })

  return routes
}

/** What goes wrong here goes wrong in a browser on its way back from paying: it is sent to the site, never left with an error. */
async function returnAddress(deps: RouteDeps, context: Context<ApiEnv>, patienceMs: number): Promise<string> {
  let named: string | undefined
  try {
    const callback = { kind: 'return', form: await formOf(context) } as const
    named = AttemptId.safeParse(deps.gateway.readCallback(callback).attemptId).data
    const { attemptId, isFirst, settled } = await receiveCallback(deps, callback)
    await Promise.race([settled, wait(patienceMs, undefined, { ref: false })])
    return await statusAddress(deps, { attemptId, outcome: context.req.param('outcome') ?? '', isFirst })
  } catch (error) {
    const isExpected = error instanceof Problem || error instanceof DatabaseUnavailable || isClientAbort(error)
    if (!isExpected) deps.log.error({ err: error }, 'a return could not be received')
    // A guest who has paid must not read that it failed, or that we know nothing of it.
    return named === undefined ? unknownStatusAddress(deps.publicUrl) : undecidedStatusAddress(deps.publicUrl, named)
  }
}

async function formOf({ req }: Context<ApiEnv>): Promise<Record<string, string>> {
  return req.method === 'GET' ? req.query() : Object.fromEntries(new URLSearchParams(await req.text()))
}

function requireGateway({ gateway }: RouteDeps, id: string | undefined): void {
  if (id !== gateway.id) throw new WordedProblem('not_found', (t) => t.payments.unknownGateway)
}
