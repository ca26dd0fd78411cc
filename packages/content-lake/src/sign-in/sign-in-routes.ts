import { type Context, Hono } from 'hono'
import { limitBody } from '../core/http.ts'
import type { LakeEnv, LakeLog } from '../core/lake-env.ts'
import { normalEmail } from '../staff/accounts.ts'
import { browserOf, createFormTokens } from '../staff/form-tokens.ts'
import type { Origins } from '../staff/guard.ts'
import type { Staff } from '../staff/staff.ts'
import { issueTicket } from '../staff/tokens.ts'
import { forgiveAttempt, startAttempt } from './sign-in-limit.ts'
import { refusedPage, signInHeaders, signInPage } from './sign-in-page.ts'

type SignInOptions = {
  staff: Staff
  origins: Origins
  now: () => Date
  log: LakeLog
  /** The site's origin, without a trailing slash. */
  publicUrl: string
  /** Where the Studio is on the site. */
  studioPath: string
  /** What the page is headed with. */
  title: string
  networkOf: (address: string) => string
}

const FORM_BYTES = 4 * 1024

type Fields = { formToken: string; email: string; password: string }

/** `/local/login`, the form that the Studio sends a person to. It leads back to the Studio's address with `#sid=…`. */
export function createSignInRoutes(options: SignInOptions): Hono<LakeEnv> {
  const { staff, origins, now, log, publicUrl, studioPath, title, networkOf } = options
  const isSecure = publicUrl.startsWith('https:')
  const formTokens = createFormTokens({ isSecure })
  const deps = { database: staff.database, now, networkOf }
  const targetOf = (context: Context) =>
    readTarget(context.req.query('origin') ?? publicUrl + studioPath, { origins, studioPath })

  const refuseTarget = (context: Context<LakeEnv>) => {
    log.warn({ address: context.env.address }, 'a sign-in to a foreign origin was refused')
    return context.html(
      refusedPage('This sign-in would lead to an address that is not ours.', title),
      400,
      signInHeaders(undefined),
    )
  }
  const show = (
    context: Context,
    target: URL,
    shown: { email?: string; problem?: string },
    status: 200 | 401 | 403 | 429,
  ) =>
    context.html(
      signInPage({ title, formToken: formTokens.give(context), ...shown }),
      status,
      signInHeaders(target.origin),
    )

  return new Hono<LakeEnv>()
    .get('/local/login', (context) => {
      const target = targetOf(context)
      return target === undefined ? refuseTarget(context) : show(context, target, {}, 200)
    })
    .post('/local/login', limitBody(FORM_BYTES), async (context) => {
      const target = targetOf(context)
      if (target === undefined) return refuseTarget(context)
      const { formToken, email, password } = fieldsOf(await formIn(context))
      const { address } = context.env
      if (!formTokens.isGiven(context, formToken)) {
        log.warn({ address }, 'a sign-in without its form was refused')
        return show(context, target, { email, problem: 'This page was open for too long. Please sign in again.' }, 403)
      }
      const attempt = { account: email, address, browser: browserOf(context, isSecure) }
      const wait = startAttempt(deps, attempt)
      if (wait !== undefined) {
        log.warn({ address }, 'a sign-in was refused: too many failed')
        context.header('Retry-After', String(wait))
        return show(context, target, { email, problem: tooMany(wait) }, 429)
      }
      const member = await staff.signIn({ email, password })
      if (member === undefined) {
        log.warn({ address }, 'a sign-in was refused: wrong e-mail or password')
        return show(context, target, { email, problem: 'The e-mail or the password is wrong.' }, 401)
      }
      forgiveAttempt(deps, attempt, member.id)
      log.info({ staff: member.id, address }, 'signed in to the Studio')
      // The Studio of another site fetches its token without our cookies.
      const browser = origins.isOwn(target.origin) ? browserOf(context, isSecure) : undefined
      target.hash = `sid=${issueTicket(deps, member.id, browser)}`
      context.header('Cache-Control', 'no-store')
      return context.redirect(target.href, 303)
    })
}

/**
 * Where the person goes afterwards: an address of an origin that is allowed, as a page and not as code. On the site it is the Studio's:
 * a page that leads on to another site would take the ticket there, for browsers keep what stands behind the `#`.
 */
function readTarget(text: string, { origins, studioPath }: { origins: Origins; studioPath: string }): URL | undefined {
  const target = URL.parse(text)
  if (target === null || !/^https?:$/.test(target.protocol) || target.username !== '' || target.password !== '')
    return undefined
  if (origins.isOwn(target.origin) && !`${target.pathname}/`.startsWith(`${studioPath}/`)) return undefined
  return origins.isAllowed(target.origin) ? target : undefined
}

/** A body that is not a form counts as an empty one. */
async function formIn(context: Context): Promise<FormData> {
  return context.req.formData().catch(() => new FormData())
}

function fieldsOf(form: FormData): Fields {
  const text = (name: string, longest: number) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.slice(0, longest) : ''
  }
  return { formToken: text('form', 64), email: normalEmail(text('email', 254)), password: text('password', 200) }
}

function tooMany(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `Too many attempts failed. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
