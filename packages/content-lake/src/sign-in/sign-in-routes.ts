import { type Context, Hono } from 'hono'
import { limitBody } from '../core/http.ts'
import type { LakeEnv, LakeLog, NetworksOf, StaffMember } from '../core/lake-env.ts'
import { selectStaffById } from '../staff/accounts.sql.ts'
import { normalEmail } from '../staff/accounts.ts'
import { browserOf, createFormTokens } from '../staff/form-tokens.ts'
import type { Origins } from '../staff/guard.ts'
import { issueTicket } from '../staff/tokens.ts'
import { deletePending, insertPending } from './pending.sql.ts'
import { forgiveAttempt, startAttempt } from './sign-in-limit.ts'
import { refusedPage, signInHeaders, signInPage } from './sign-in-page.ts'
import { createSteps, type StepOptions } from './steps.ts'

type SignInOptions = StepOptions & {
  origins: Origins
  log: LakeLog
  /** The site's origin, without a trailing slash. */
  publicUrl: string
  /** Where the Studio is on the site. */
  studioPath: string
  networksOf: NetworksOf
}

const FORM_BYTES = 4 * 1024
const TOO_LONG = 'This page was open for too long. Please sign in again.'

/** `/local/login`, the form that the Studio sends a person to, and those that follow it. They lead back to the Studio's address with `#sid=…`. */
export function createSignInRoutes(options: SignInOptions): Hono<LakeEnv> {
  const { staff, origins, now, log, publicUrl, studioPath, title, networksOf } = options
  const isSecure = publicUrl.startsWith('https:')
  const formTokens = createFormTokens({ isSecure })
  const steps = createSteps(options)
  const deps = { database: staff.database, now, networksOf }
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
      signInPage({
        title,
        formToken: formTokens.give(context),
        offersApp: options.secondFactor !== undefined,
        ...shown,
      }),
      status,
      signInHeaders(target.origin),
    )
  const refuseTooMany = (context: Context<LakeEnv>, target: URL, wait: number, email: string) => {
    log.warn({ address: context.env.address }, 'a sign-in was refused: too many failed')
    context.header('Retry-After', String(wait))
    return show(context, target, { email, problem: tooMany(wait) }, 429)
  }

  /** All has been proved: the browser is known from now on, and goes to the Studio. */
  function finish(context: Context<LakeEnv>, target: URL, member: Pick<StaffMember, 'id' | 'email'>) {
    const { address } = context.env
    const browser = browserOf(context, isSecure)
    forgiveAttempt(deps, { proof: 'password', email: member.email, address, browser }, member.id)
    log.info({ staff: member.id, address }, 'signed in to the Studio')
    // The Studio of another site fetches its token without our cookies.
    target.hash = `sid=${issueTicket(deps, member.id, origins.isOwn(target.origin) ? browser : undefined)}`
    context.header('Cache-Control', 'no-store')
    return context.redirect(target.href, 303)
  }

  async function takeStep(context: Context<LakeEnv>, target: URL, form: FormData) {
    const { address } = context.env
    const browser = browserOf(context, isSecure) ?? ''
    const filled = stepFieldsOf(form)
    const pending = steps.find(filled.step, browser)
    const member = pending && selectStaffById(staff.database, pending.staffId)
    if (!pending || !member) return show(context, target, { problem: TOO_LONG }, 403)
    const attempt = { proof: 'code', email: member.email, address, browser } as const
    const wait = steps.isCode(pending) ? startAttempt(deps, attempt) : undefined
    if (wait !== undefined) return refuseTooMany(context, target, wait, member.email)
    const answer = await steps.take(filled, pending, formTokens.give(context))
    if (answer !== 'done' && answer.status === 401) log.warn({ address }, 'a step of a sign-in was refused')
    else if (steps.isCode(pending)) forgiveAttempt(deps, attempt, member.id)
    if (answer !== 'done') return context.html(answer.page, answer.status, signInHeaders(target.origin))
    deletePending(deps, filled.step)
    return finish(context, target, member)
  }

  return new Hono<LakeEnv>()
    .get('/local/login', (context) => {
      const target = targetOf(context)
      return target === undefined ? refuseTarget(context) : show(context, target, {}, 200)
    })
    .post('/local/login', limitBody(FORM_BYTES), async (context) => {
      const target = targetOf(context)
      if (target === undefined) return refuseTarget(context)
      const form = await formIn(context)
      const { formToken, email, password } = fieldsOf(form)
      const { address } = context.env
      if (!formTokens.isGiven(context, formToken)) {
        log.warn({ address }, 'a sign-in without its form was refused')
        return show(context, target, { email, problem: TOO_LONG }, 403)
      }
      if (form.has('step')) return takeStep(context, target, form)
      const browser = browserOf(context, isSecure)
      const wait = startAttempt(deps, { proof: 'password', email, address, browser })
      if (wait !== undefined) return refuseTooMany(context, target, wait, email)
      const member = await staff.signIn({ email, password })
      if (member === undefined) {
        log.warn({ address }, 'a sign-in was refused: wrong e-mail or password')
        return show(context, target, { email, problem: 'The e-mail or the password is wrong.' }, 401)
      }
      const pending = { staffId: member.id, wantsApp: form.has('app'), isProved: false, totpSealed: '' }
      if (steps.nextStep(pending) === 'done') return finish(context, target, member)
      const step = insertPending(deps, { ...pending, browser: browser ?? '' })
      const shown = steps.show(step, pending, formTokens.give(context))
      if (shown === 'done') return finish(context, target, member)
      return context.html(shown.page, shown.status, signInHeaders(target.origin))
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

function textIn(form: FormData, name: string, longest: number): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, longest) : ''
}

function stepFieldsOf(form: FormData) {
  return {
    step: textIn(form, 'step', 100),
    code: textIn(form, 'code', 40),
    new: textIn(form, 'new', 200),
    again: textIn(form, 'again', 200),
  }
}

function fieldsOf(form: FormData) {
  const text = (name: string, longest: number) => textIn(form, name, longest)
  return { formToken: text('form', 64), email: normalEmail(text('email', 254)), password: text('password', 200) }
}

function tooMany(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `Too many attempts failed. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
