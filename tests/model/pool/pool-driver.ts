import { createActor } from 'xstate'
import { GatewayUnreachable } from '#api/payments/gateway.ts'
import { POOL_RATE_TAKA } from '#contract/pool.ts'
import { poolMachine } from '#machines/pool.machine.ts'
import { createPoolActors } from '#src/pool/pool.actors.ts'
import { createEdge } from '#tests/model/engine/edge.ts'
import type { SignedIn } from '#tests/support/many-guests.ts'
import type { TestApi } from '#tests/support/test-api.ts'
import { input, NEW_RATE, type PoolStep } from './pool.model.ts'

/** The pool's form of a signed-in guest with its real actors, and the ways to make the API give this or that answer. */
export function openPool(api: TestApi, { token }: SignedIn) {
  const faults = { isPageOld: false, isBrowserStubborn: false }
  const { client, gate, failWith, mend } = createEdge(api, {
    token: () => token,
    outdate: (init) => ({ ...init, body: toOurRate(init.body, faults.isPageOld) ?? null }),
    renew: toNewRate,
  })
  const real = createPoolActors({
    client,
    leaveFor() {
      if (faults.isBrowserStubborn) throw new Error('refused')
    },
  })
  const actor = createActor(
    poolMachine.provide({
      actors: {
        bookPool: gate.hold('bookPool', real.bookPool),
        redirect: gate.hold('redirect', real.redirect),
      },
    }),
    { input },
  )
  const { createSession } = api.gateway

  function play(event: PoolStep): void {
    switch (event.type) {
      case 'field.changed':
      case 'submit.pressed':
      case 'page.returned':
        return actor.send(event)
      case 'bookPool.resolves':
        if (event.output.paymentUrl === '') {
          api.gateway.createSession = async (session) => ({ ...(await createSession(session)), paymentUrl: '' })
        }
        return gate.open('bookPool')
      case 'bookPool.rejects':
        return failBooking(event.cause)
      case 'redirect.rejects':
        faults.isBrowserStubborn = true
        return gate.open('redirect')
      default:
        event satisfies never
    }
  }

  function failBooking(cause: Extract<PoolStep, { cause: string }>['cause']): void {
    switch (cause) {
      case 'unreachable':
      case 'server fault':
        return failWith('bookPool', cause)
      case 'price changed':
        faults.isPageOld = true
        return gate.open('bookPool')
      case 'gateway away':
        api.gateway.createSession = () => Promise.reject(new GatewayUnreachable('away'))
        return gate.open('bookPool')
      default:
        cause satisfies never
    }
  }

  return {
    actor,
    api,
    play,
    mend() {
      mend()
      faults.isPageOld = false
      faults.isBrowserStubborn = false
      api.gateway.createSession = createSession
    },
  }
}

/** The newer API's figures as ours: what the page was told is right, and what it believed before is wrong. */
function toOurRate(body: RequestInit['body'], isPageOld: boolean): RequestInit['body'] {
  if (typeof body !== 'string') return body
  if (isPageOld) return body.replace(/"CostPerHour":\d+/, `"CostPerHour":${POOL_RATE_TAKA - 1}`)
  return body
    .replace(`"CostPerHour":${NEW_RATE}`, `"CostPerHour":${POOL_RATE_TAKA}`)
    .replace(/"Amount":(\d+)/, (whole, amount: string) =>
      body.includes(`"CostPerHour":${NEW_RATE}`) ? `"Amount":${(Number(amount) * POOL_RATE_TAKA) / NEW_RATE}` : whole,
    )
}

/** A refused price as the newer API would tell it. */
async function toNewRate(answer: Response): Promise<Response> {
  const text = await answer.text()
  const renewed = text
    .replace(`"CostPerHour":${POOL_RATE_TAKA}`, `"CostPerHour":${NEW_RATE}`)
    .replace(/"Amount":(\d+)/, (_, amount: string) => `"Amount":${(Number(amount) * NEW_RATE) / POOL_RATE_TAKA}`)
  return new Response(renewed, answer)
}
