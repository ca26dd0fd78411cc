import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { transactionFields } from './notices.ts'
import { isStore, type Sandbox } from './options.ts'
import { beginRefund, describeRefund } from './refunds.ts'
import { expireOldPage } from './decide.ts'
import { type Session, SessionRequest } from './session.ts'

const MAX_BODY_BYTES = 16 * 1024

/** The routes that the shop's server uses: session, validation, query, refund. Like the real ones they answer 200 also when they say no. */
export function shopRoutes(sandbox: Sandbox): Hono {
  const { store, now, faults, baseUrl } = sandbox
  const routes = new Hono()

  routes.use(async (context, next) => {
    if (faults.delayMs > 0) await wait(faults.delayMs)
    if (faults.isUnreachable) return context.text('Service Unavailable', 503)
    return next()
  })

  routes.post('/gwprocess/v4/api.php', bodyLimit({ maxSize: MAX_BODY_BYTES }), async (context) => {
    const form = await context.req.parseBody()
    if (!isStore(sandbox, { store_id: textOf(form['store_id']), store_passwd: textOf(form['store_passwd']) })) {
      return context.json({ status: 'FAILED', failedreason: 'Store Credential Error Or Store is De-active' })
    }
    const request = SessionRequest.safeParse(form)
    if (!request.success) {
      const [issue] = request.error.issues
      return context.json({ status: 'FAILED', failedreason: `Invalid ${issue?.path.join('.')}: ${issue?.message}` })
    }
    const key = randomBytes(16).toString('hex').toUpperCase()
    store.add({ key, request: request.data, createdAt: now() })
    return context.json({
      status: 'SUCCESS',
      failedreason: '',
      sessionkey: key,
      GatewayPageURL: `${baseUrl}/EasyCheckOut/${key}`,
    })
  })

  routes.get('/validator/api/validationserverAPI.php', (context) => {
    if (!isStore(sandbox, context.req.query()))
      return context.json({ APIConnect: 'FAILED', status: 'INVALID_TRANSACTION' })
    const session = store.findByValId(context.req.query('val_id') ?? '')
    if (!session) return context.json({ APIConnect: 'DONE', status: 'INVALID_TRANSACTION' })
    store.markValidated(session.key, session.validatedAt ?? now())
    return context.json({ ...describe(session), APIConnect: 'DONE' })
  })

  routes.get('/validator/api/merchantTransIDvalidationAPI.php', (context) => {
    const { sessionkey, tran_id = '', refund_trans_id, refund_ref_id } = context.req.query()
    if (!isStore(sandbox, context.req.query())) return context.json({ APIConnect: 'FAILED' })
    if (refund_trans_id !== undefined) return context.json(beginRefund(sandbox, context.req.query()))
    if (refund_ref_id !== undefined) return context.json(describeRefund(sandbox, refund_ref_id))
    if (sessionkey !== undefined) {
      const session = store.find(sessionkey)
      return context.json({ APIConnect: 'DONE', ...(session ? describe(session) : { status: 'INVALID_TRANSACTION' }) })
    }
    const element = store.findByTransaction(tran_id).map(describe)
    return context.json({ APIConnect: 'DONE', no_of_trans_found: element.length, element })
  })

  function describe(session: Session): Record<string, string> {
    const current = expireOldPage(sandbox, session)
    const fields = transactionFields(current, faults)
    return { ...fields, status: current.status === 'VALID' && session.validatedAt ? 'VALIDATED' : current.status }
  }

  return routes
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
