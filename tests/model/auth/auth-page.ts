import { randomUUID } from 'node:crypto'
import type { AnyMachineSnapshot } from 'xstate'
import * as auth from '#contract/auth.ts'
import type { AuthField } from '#machines/auth.setup.ts'
import { texts as machineTexts } from '#machines/texts.ts'
import { texts } from '#src/auth/texts.ts'
import { USER_KEY } from '#src/session/stored-user.ts'
import { texts as sessionTexts } from '#src/session/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import { takeClock } from '#tests/model/browser/clock.ts'
import { keepFromOtherTab } from '#tests/model/browser/kept.ts'
import { pageHistory } from '#tests/model/browser/page-history.ts'
import type { Desk, Look, PageFlow, PagePlace } from '#tests/model/browser/page-flow.ts'
import { toldByToast } from '#tests/model/browser/page-stage.ts'
import { settleProfile } from '#tests/model/browser/signed-in.ts'
import { sees, shows, type Sight } from '#tests/model/browser/sight.ts'
import { stateName } from '#tests/model/engine/state-name.ts'
import { aStoredUser } from '#tests/support/site-builders.ts'
import { authDialog, authLooks, typed } from './auth-looks.ts'
import { authFlow } from './auth.flow.ts'
import type { AuthStep } from './auth.model.ts'

export const authPage: PageFlow<AuthStep> = {
  flow: authFlow,
  open: openAuthPage,
  unreachable: [
    {
      reason: 'The site asks the browser to keep somebody by a way that never fails',
      when: ({ event }) => event.type === 'storeUser.rejects',
    },
  ],
  countsAs(move) {
    const { before, event } = move
    // The dialog is left by one and the same step wherever it is: it is tried in each form, at rest and while it is busy.
    if (!leavings.includes(event.type)) return authFlow.model.nameOf(move)
    return `${stateName(before)}${before.hasTag('busy') ? ', busy' : ''} — ${event.type}`
  },
}

const leavings: readonly string[] = ['dialog.closed', 'page.left', 'session.began']

/** Longer than the longest pause between two codes. */
const LONG_MS = 3_600_000

async function openAuthPage({ page, edge }: Desk): Promise<PagePlace<AuthStep>> {
  const checkRegistration = edge.hold(auth.isRegistered)
  const sendCode = edge.hold<CodeEndpoint>(auth.requestCode, auth.resendSignupCode, auth.requestResetCode)
  const register = edge.hold(auth.register)
  const signIn = edge.hold(auth.login)
  settleProfile(edge)
  const { field, button } = authDialog(page)
  const banner = page.getByRole('banner')
  const account = banner.getByRole('link', { name: sessionTexts.account })
  const welcome = page.getByRole('alert').filter({ hasText: machineTexts.signedIn })
  const clock = await takeClock(page)
  let now: AnyMachineSnapshot | undefined
  let welcomed: Sight | undefined
  let guests = 0

  const here = (name: string) =>
    banner.getByRole('link', { name, exact: true }).and(page.locator('[aria-current=page]'))
  const signs = {
    '/': page.getByRole('form', { name: 'Check dates' }),
    '/contact': here('Contact'),
    '/about': here('About'),
  }
  await open(page, '/contact')
  await banner.getByRole('link', { name: 'About', exact: true }).click()
  await signs['/about'].waitFor()
  const history = pageHistory(page, { visited: ['/contact', '/about'], signs })

  async function openDialog(): Promise<void> {
    // Who is signed in is not asked to: the guest of the last time has left by another tab.
    if (await account.isVisible()) await keepFromOtherTab(page, USER_KEY, undefined)
    await banner.getByRole('button', { name: sessionTexts.signIn }).click()
  }

  async function signInElsewhere(): Promise<void> {
    guests += 1
    await keepFromOtherTab(page, USER_KEY, JSON.stringify(aStoredUser({ email: `${guests}@example.com` })))
  }

  /** Whoever leaves a phone has it looked up before they can go on. */
  async function leavePhone(): Promise<void> {
    if (!now?.matches({ SIGNUP: 'filling' }) || now.context.phone === '') return
    const isInIt = await field('phone').evaluate((element) => element === document.activeElement)
    if (!isInIt) return
    await field('phone').blur()
    await checkRegistration.answer(false)
    await button(texts.signup).and(page.locator('[type=submit]:enabled')).waitFor()
  }

  async function type(name: AuthField): Promise<void> {
    if (name !== 'phone') await leavePhone()
    // The same again is no change.
    if ((await field(name).inputValue()) === typed[name]) await field(name).fill('')
    await field(name).fill(typed[name])
  }

  async function play(event: AuthStep): Promise<void> {
    switch (event.type) {
      case 'dialog.opened':
        return openDialog()
      case 'dialog.closed':
        history.went('/')
        return button('Close').click()
      case 'page.left':
        return history.leave()
      case 'session.began':
        return signInElsewhere()
      case 'login.chosen':
        await leavePhone()
        return button(texts.login).click()
      case 'signup.chosen':
        return button(texts.signup).click()
      case 'field.changed':
        return type(event.field)
      case 'phone.left':
        await field('phone').focus()
        return field('phone').blur()
      case 'phone.submitted':
        return button(texts.login).click()
      case 'signup.submitted':
        await leavePhone()
        return button(texts.signup).click()
      case 'code.submitted':
        return button(texts.verify).click()
      case 'resend.pressed':
        return button(texts.resend).click()
      case 'reset.pressed':
        return button(texts.reset).click()
      case 'back.pressed':
        return button(texts.back).click()
      case 'checkRegistration.resolves':
        return checkRegistration.answer(event.output)
      case 'requestCode.resolves':
      case 'resendCode.resolves':
        return sendCode.answer({ Id: randomUUID() })
      case 'register.resolves':
        return register.answer({ Id: 7 })
      case 'signIn.resolves': {
        // It stays for a second only.
        welcomed = shows(welcome, 'true', async () => String(await welcome.first().isVisible()))
        const { id, name, phone, email, token } = event.output
        return signIn.answer({ Id: id, Name: name, Phone: phone, Email: email, Icon: '', datacontent: token })
      }
      case 'storeUser.resolves':
        return
      case 'storeUser.rejects':
        throw new Error(`No page causes ${event.type}`)
      case 'resendPause.elapses':
        return clock.pass(LONG_MS)
      case 'checkRegistration.rejects':
        return rejectBy(checkRegistration, event)
      case 'requestCode.rejects':
      case 'resendCode.rejects':
        return rejectBy(sendCode, event)
      case 'register.rejects':
        return rejectBy(register, event)
      case 'signIn.rejects':
        return rejectBy(signIn, event)
      default:
        return event satisfies never
    }
  }

  const noticed =
    (look: Look): Look =>
    (shown) => {
      now = shown
      return look === 'unseen' ? [] : look(shown)
    }
  return {
    calls: { checkRegistration, requestCode: sendCode, resendCode: sendCode, register, signIn },
    play,
    looks: Object.fromEntries(Object.entries(authLooks(page)).map(([name, look]) => [name, noticed(look)])),
    async told(message) {
      if ('user' in message) return sees(account)
      if ('path' in message) return history.isAt(String(message.path))
      const isWelcome = 'text' in message && message.text === machineTexts.signedIn
      return isWelcome && welcomed ? welcomed : toldByToast(page, message)
    },
  }
}

type CodeEndpoint = typeof auth.requestCode | typeof auth.resendSignupCode | typeof auth.requestResetCode
type Rejection = Extract<AuthStep, { cause: string }>
type Rejecting = { refuse(problem: Error): Promise<void>; fail(cause: 'unreachable'): Promise<void> }

function rejectBy(call: Rejecting, { cause, error }: Rejection): Promise<void> {
  return cause === 'unreachable' ? call.fail(cause) : call.refuse(error)
}
