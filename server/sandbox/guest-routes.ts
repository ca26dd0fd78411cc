import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { hostedPage, isMethodName, methods, pageHeaders, returnPage, unknownPage } from './hosted-page.ts'
import { noticeForm } from './notices.ts'
import type { Sandbox } from './options.ts'
import { type Choice, decide, expireOldPage } from './decide.ts'
import type { Session } from './session.ts'

const MAX_BODY_BYTES = 4 * 1024

/** The routes that a guest's browser uses: the payment page and its buttons. */
export function guestRoutes(sandbox: Sandbox): Hono {
  const routes = new Hono()

  routes.get('/EasyCheckOut/:key', async (context) => {
    const session = sandbox.store.find(context.req.param('key'))
    if (!session) return answerUnknown(context)
    const current = expireOldPage(sandbox, session)
    // A guest who goes Back to a used page is taken to the shop, which knows how the payment stands.
    if (current.status !== 'PENDING') return goBack(context, current)
    return context.html(await hostedPage({ session: current, storeId: sandbox.storeId }), 200, pageHeaders("'self'"))
  })

  routes.post('/EasyCheckOut/:key', bodyLimit({ maxSize: MAX_BODY_BYTES }), async (context) => {
    const session = sandbox.store.find(context.req.param('key'))
    if (!session) return answerUnknown(context)
    const { choice, method } = await context.req.parseBody()
    if (!isChoice(choice) || !isMethodName(method)) return context.redirect(context.req.path, 303)
    return goBack(context, decide(sandbox, session, choice, methods[method]))
  })

  async function goBack(context: Context, session: Session): Promise<Response> {
    const target = returnUrl(session)
    const page = await returnPage(target, noticeForm(session, sandbox))
    return context.html(page, 200, pageHeaders(new URL(target).origin))
  }

  return routes
}

async function answerUnknown(context: Context): Promise<Response> {
  return context.html(await unknownPage(), 404, pageHeaders("'none'"))
}

function returnUrl({ status, request }: Session): string {
  if (status === 'VALID') return request.success_url
  return status === 'CANCELLED' ? request.cancel_url : request.fail_url
}

function isChoice(value: unknown): value is Choice {
  return value === 'pay' || value === 'fail' || value === 'cancel'
}
