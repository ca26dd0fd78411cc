import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { AnyMachineSnapshot } from 'xstate'
import * as auth from '#contract/auth.ts'
import type { authMachine } from '#machines/auth.machine.ts'
import type { AuthField } from '#machines/parts/auth-dialog.ts'
import { emptyFieldTexts, texts as machineTexts } from '#machines/parts/texts.ts'
import { USER_KEY } from '#ui/lib/browser-storage.ts'
import { selectIsBusy, selectIsResendDisabled, selectIsResendWaiting } from '#src/auth/auth-form.ts'
import { texts } from '#src/auth/texts.ts'
import { texts as sessionTexts } from '#src/session/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import { takeClock } from '#tests/model/browser/clock.ts'
import { storeFromOtherTab } from '#tests/model/browser/browser-storage.ts'
import { pageHistory } from '#tests/model/browser/page-history.ts'
import type { Desk, Look, PageFlow } from '#tests/model/browser/page-flow.ts'
import { showsToast } from '#tests/model/browser/page-stage.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { settleProfile } from '#tests/model/browser/signed-in.ts'
import { holds, isPressable, misses, sees, shows, type Sight } from '#tests/model/browser/sight.ts'
import { stateName } from '#tests/model/engine/arrows.ts'
import { authFlow } from '#tests/model/models/auth.model.ts'
import { aStoredUser } from '#tests/support/site-builders.ts'

const leavings: readonly string[] = ['dialog.closed', 'page.left', 'session.began']

export const authPage: PageFlow = {
  flow: authFlow,
  open: openAuthPage,
  unreachable: [
    {
      reason: 'The header asks no one to sign up first: that is the checkout',
      when: ({ event }) => 'isNew' in event,
    },
    {
      reason: 'The site asks the browser to store a guest by a call that never fails',
      when: ({ event }) => event.type === 'storeUser.rejects',
    },
  ],
  countsAs({ before, event }) {
    // The dialog is left by one and the same step wherever it is: it is tried in each form, at rest and while it is busy.
    if (!leavings.includes(event.type)) return undefined
    return `${stateName(before)}${before.hasTag('busy') ? ', busy' : ''} — ${event.type}`
  },
}

/** Longer than the longest pause between two codes. */
const LONG_MS = 3_600_000
const typed = { phone: '01712345678', firstName: 'Rahima', lastName: 'Khatun', code: '123456' } as const
const labels = {
  phone: texts.phone,
  firstName: texts.firstName,
  lastName: texts.lastName,
  code: texts.code,
} as const satisfies Record<AuthField, string>
const fieldsOf = {
  LOGIN: ['phone'],
  SIGNUP: ['phone', 'firstName', 'lastName'],
  OTP: ['code'],
  OTP_LOGIN: ['code'],
  OTP_RESET_PASSWORD: ['code'],
} as const satisfies Record<string, readonly AuthField[]>
type Form = keyof typeof fieldsOf
type CodeEndpoint = typeof auth.requestCode | typeof auth.resendSignupCode | typeof auth.requestResetCode

/** The dialog by its roles and labels. */
function dialogOn(page: Page) {
  const dialog = page.getByRole('dialog').filter({ visible: true })
  return {
    dialog,
    field: (field: AuthField) => dialog.getByRole('textbox', { name: labels[field], exact: true }),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
  }
}

async function openAuthPage({ page, edge }: Desk) {
  const checkRegistration = edge.hold(auth.isRegistered)
  const sendCode = edge.hold<CodeEndpoint>(auth.requestCode, auth.resendSignupCode, auth.requestResetCode)
  const register = edge.hold(auth.register)
  const signIn = edge.hold(auth.login)
  settleProfile(edge)
  const { field, button } = dialogOn(page)
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
    // A guest who is signed in is not asked to: the one of the last time has left by another tab.
    if (await account.isVisible()) await storeFromOtherTab(page, USER_KEY, undefined)
    await banner.getByRole('button', { name: sessionTexts.signIn }).click()
  }

  async function signInElsewhere(): Promise<void> {
    guests += 1
    await storeFromOtherTab(page, USER_KEY, JSON.stringify(aStoredUser({ email: `${guests}@example.com` })))
  }

  /** A phone that is left is looked up before its guest can go on. */
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
    // The same again changes nothing.
    if ((await field(name).inputValue()) === typed[name]) await field(name).fill('')
    await field(name).fill(typed[name])
  }

  const noticing =
    (look: (shown: AnyMachineSnapshot) => Sight[]): Look =>
    (shown) => {
      now = shown
      return look(shown)
    }
  const { remembering, ...forms } = looksOf(page)
  return placeOf<typeof authMachine>({
    calls: { checkRegistration, requestCode: sendCode, resendCode: sendCode, register, signIn },
    gestures: {
      'dialog.opened': openDialog,
      'dialog.closed'() {
        history.went('/')
        return button('Close').click()
      },
      'page.left': () => history.leave(),
      'session.began': signInElsewhere,
      async 'login.chosen'() {
        await leavePhone()
        await button(texts.login).click()
      },
      'signup.chosen': () => button(texts.signup).click(),
      'field.changed': ({ field: name, value }) => (name === 'code' ? field(name).fill(value) : type(name)),
      async 'phone.left'() {
        await field('phone').focus()
        await field('phone').blur()
      },
      'phone.submitted': () => button(texts.login).click(),
      async 'signup.submitted'() {
        await leavePhone()
        await button(texts.signup).click()
      },
      'code.submitted': () => button(texts.verify).click(),
      'resend.pressed': () => button(texts.resend).click(),
      'reset.pressed': () => button(texts.reset).click(),
      'back.pressed': () => button(`${texts.change} ${texts.thePhone}`).click(),
    },
    answers: {
      'requestCode.resolves': () => sendCode.answer({ Id: randomUUID() }),
      'resendCode.resolves': () => sendCode.answer({ Id: randomUUID() }),
      'register.resolves': () => register.answer({ Id: 7 }),
      'signIn.resolves'({ output: { id, name, phone, email, token } }) {
        // It stays for a second only.
        welcomed = shows(welcome, 'true', async () => String(await welcome.first().isVisible()))
        return signIn.answer({ Id: id, Name: name, Phone: phone, Email: email, Icon: '', datacontent: token })
      },
      // The browser keeps the guest at once.
      'storeUser.resolves': () => undefined,
      'resendPause.elapses': () => clock.pass(LONG_MS),
    },
    looks: {
      closed: noticing(forms.closed),
      LOGIN: noticing(forms.LOGIN),
      SIGNUP: noticing(forms.SIGNUP),
      OTP: noticing(forms.OTP),
      OTP_LOGIN: noticing(forms.OTP_LOGIN),
      OTP_RESET_PASSWORD: noticing(forms.OTP_RESET_PASSWORD),
      remembering,
    },
    async showsMessage(message) {
      if ('user' in message) return sees(account)
      if ('path' in message) return history.isAt(String(message.path))
      const isWelcome = 'text' in message && message.text === machineTexts.signedIn
      return isWelcome && welcomed ? welcomed : showsToast(page, message)
    },
  })
}

/** What each state of the dialog shows. */
function looksOf(page: Page) {
  const { dialog, field, button } = dialogOn(page)

  const showsForm = (form: Form, { context }: AnyMachineSnapshot) => [
    sees(page.getByRole('dialog', { name: texts.titles[form], exact: true })),
    ...fieldsOf[form].flatMap((name) => {
      const complaint = dialog.getByText(emptyFieldTexts[name])
      return [
        holds(field(name), name === 'code' ? context.code : context[name] === '' ? '' : typed[name]),
        context.problems[name] ? sees(complaint) : misses(complaint),
      ]
    }),
    context.problem === undefined
      ? misses(dialog.getByRole('alert'))
      : sees(dialog.getByRole('alert').filter({ hasText: context.problem })),
  ]
  const showsSubmit = (name: string, shown: AnyMachineSnapshot) =>
    isPressable(button(name), selectIsBusy(shown) ? 'busy' : shown.hasTag('signupDisabled') ? 'off' : 'ready')
  const showsResend = (shown: AnyMachineSnapshot) =>
    selectIsResendWaiting(shown)
      ? sees(dialog.getByText(/^You can ask for a new code in \d+ s$/))
      : isPressable(button(texts.resend), selectIsResendDisabled(shown) ? 'busy' : 'ready')
  const codeForm = (form: Form) => (shown: AnyMachineSnapshot) => [
    ...showsForm(form, shown),
    showsSubmit(texts.verify, shown),
    showsResend(shown),
  ]

  return {
    closed: () => [misses(dialog)],
    LOGIN: (shown: AnyMachineSnapshot) => [...showsForm('LOGIN', shown), showsSubmit(texts.login, shown)],
    SIGNUP: (shown: AnyMachineSnapshot) => [...showsForm('SIGNUP', shown), showsSubmit(texts.signup, shown)],
    OTP: codeForm('OTP'),
    OTP_LOGIN: codeForm('OTP_LOGIN'),
    OTP_RESET_PASSWORD: codeForm('OTP_RESET_PASSWORD'),
    remembering: 'unseen' as const,
  }
}
