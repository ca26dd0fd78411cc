import type { Page } from 'playwright-core'
import type { AnyMachineSnapshot } from 'xstate'
import * as account from '#contract/desk/account.ts'
import { Problem } from '#contract/problem.ts'
import type { deskSessionMachine } from '#machines/desk/desk-session.machine.ts'
import { texts as accountTexts } from '#desk/account/texts.ts'
import { texts as frame } from '#desk/frame/texts.ts'
import { texts as signIn } from '#desk/sign-in/texts.ts'
import { texts as common } from '#desk/texts.ts'
import { takeClock } from '#tests/model/browser/clock.ts'
import type { Desk, PageFlow } from '#tests/model/browser/page-flow.ts'
import { showsToast } from '#tests/model/browser/page-stage.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { isPressable, misses, sees, seesOnly, type Sight } from '#tests/model/browser/sight.ts'
import { deskSessionFlow } from '#tests/model/models/desk-session.model.ts'

const CODE = '123456'
const PIN = '471938'
const USED_AT = 'DESK_USED_AT'
const working = { signedIn: { open: 'working' } }

export const deskSessionPage: PageFlow = {
  flow: deskSessionFlow,
  open: openDesk,
  unreachable: [
    {
      reason: 'Behind a dialog or a lock no page calls',
      when: ({ event, before }) =>
        ['session.ended', 'session.locked', 'session.changed'].includes(event.type) && !before.matches(working),
    },
    {
      reason: 'A dialog lies over the buttons of the frame',
      when: ({ event, before }) =>
        ['lock.chosen', 'signOut.chosen'].includes(event.type) &&
        before.matches({ signedIn: 'open' }) &&
        !before.matches(working),
    },
  ],
}

/** Who else has a PIN stands in every session, so that the desk can be handed over. */
function withColleague(session: account.DeskSession): account.DeskSession {
  const isKarim = session.Member?.Name === 'Karim'
  const colleague = isKarim ? { Id: 1, Name: 'Nasrin' } : { Id: 2, Name: 'Karim' }
  const member = session.Member && { ...session.Member, Id: isKarim ? 2 : 1 }
  return { ...session, Member: member, Colleagues: session.Step === 'signedIn' ? [colleague] : [] }
}

async function openDesk({ page, edge }: Desk) {
  const readSession = edge.hold(account.readDeskSession)
  const provePassword = edge.hold(account.signInToDesk)
  const proveCode = edge.hold(account.proveCode)
  const enrol = edge.hold(account.enrol)
  const changePassword = edge.hold(account.changePassword)
  const takeOver = edge.hold(account.switchTo)
  const lockDesk = edge.hold(account.lockDesk)
  const endSession = edge.hold(account.signOutOfDesk)
  const setPin = edge.hold(account.setPin)
  const clock = await takeClock(page)
  const pinPanel = page.getByRole('region', { name: accountTexts.pin })
  const button = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })

  /** A call of a page: the PIN of one's own is set. */
  async function callFromPage(): Promise<void> {
    await pinPanel.getByLabel(accountTexts.newPin).fill(PIN)
    await pinPanel.getByLabel(accountTexts.pinAgain).fill(PIN)
    await pinPanel.getByRole('button', { name: accountTexts.setPin }).click()
  }

  await page.goto('/desk/account')
  return placeOf<typeof deskSessionMachine>({
    calls: { readSession, provePassword, proveCode, enrol, changePassword, takeOver, lockDesk, endSession },
    gestures: {
      'retry.chosen': () => button(common.retry).click(),
      async 'password.submitted'({ password }) {
        await page.getByLabel(signIn.email).fill('nasrin@resort.test')
        await page.getByLabel(signIn.password).fill(password)
        await button(signIn.signIn).click()
      },
      async 'code.submitted'() {
        const field = page.locator('input[name="code"]').filter({ visible: true })
        await field.fill(CODE)
        await field.press('Enter')
      },
      async 'codes.stored'() {
        await page.getByLabel(signIn.stored).check()
        await button(signIn.proceed).click()
      },
      async 'newPassword.submitted'({ password }) {
        await page.getByLabel(signIn.newPassword).fill(password)
        await page.getByLabel(signIn.again).fill(password)
        await button(signIn.savePassword).click()
      },
      async 'session.changed'({ session }) {
        await callFromPage()
        await setPin.answer(withColleague(session))
      },
      async 'session.ended'() {
        await callFromPage()
        await setPin.refuse(new Problem('unauthenticated', 'Please sign in to continue'))
      },
      async 'session.locked'() {
        await callFromPage()
        await setPin.refuse(new Problem('desk_locked', 'This desk is locked: please give a PIN'))
      },
      async 'proof.needed'() {
        await callFromPage()
        await setPin.refuse(new Problem('sign_in_again', 'Please enter a new code'))
      },
      'proof.cancelled': () => button('Close').click(),
      'switch.chosen': () => button(frame.switch).click(),
      'switch.cancelled': () => button('Close').click(),
      async 'pin.submitted'({ pin }) {
        const field = page.locator('input[name="pin"]').filter({ visible: true })
        await field.fill(pin)
        await field.press('Enter')
      },
      'lock.chosen': () => button(frame.lock).click(),
      async 'signOut.chosen'() {
        await button(signIn.otherAccount).or(button(frame.signOut)).last().click()
      },
    },
    answers: {
      async 'readSession.resolves'({ output: { session, isIdle } }) {
        await page.evaluate(
          ([key, value]) => (value === '' ? localStorage.removeItem(key) : localStorage.setItem(key, value)),
          [USED_AT, isIdle ? '0' : ''] as const,
        )
        return readSession.answer(withColleague(session))
      },
      'provePassword.resolves': ({ output }) => provePassword.answer(withColleague(output)),
      'proveCode.resolves': ({ output }) => proveCode.answer(withColleague(output)),
      'enrol.resolves': ({ output: { session, recoveryCodes } }) =>
        enrol.answer({ Session: session, RecoveryCodes: [...recoveryCodes] }),
      'changePassword.resolves': ({ output }) => changePassword.answer(withColleague(output)),
      'takeOver.resolves': ({ output }) => takeOver.answer(withColleague(output)),
      'lockDesk.resolves': ({ output }) => lockDesk.answer(withColleague(output)),
      'endSession.resolves': ({ output }) => endSession.answer(output),
      'watchIdle.resolves': () => clock.pass(account.LOCKED_AFTER_MINUTES * 60_000 + 2_000),
    },
    looks: looksOf(page),
    showsMessage(message: object) {
      if (!('type' in message)) return Promise.resolve(['A message has no type'])
      if (message.type === 'toast') return showsToast(page, message)
      return message.type === 'proof.given' ? isRepeated(setPin) : Promise.resolve([])
    },
  })
}

/** The call that waited for the code comes again; what becomes of it then is another matter. */
async function isRepeated(call: { isAsked(): Promise<boolean>; refuse(problem: Error): Promise<void> }): Sight {
  if (!(await call.isAsked())) return ['The call is not repeated']
  await call.refuse(new Problem('too_simple', 'This PIN is easy to guess'))
  return []
}

/** What each state of the desk shows. */
function looksOf(page: Page) {
  const main = page.getByRole('main')
  const button = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })
  const heading = (name: string) => sees(page.getByRole('heading', { name, exact: true }))
  const problem = ({ context }: AnyMachineSnapshot) => seesOnly(main.getByRole('alert'), context.problem)
  const action = (name: string, shown: AnyMachineSnapshot) =>
    isPressable(button(name), shown.hasTag('busy') ? 'busy' : 'ready')

  const steps = {
    code: { title: signIn.codeTitle, action: signIn.proceed },
    enrolling: { title: signIn.enrolTitle, action: signIn.connect },
    newPassword: { title: signIn.newPasswordTitle, action: signIn.savePassword },
  }

  function signingIn(shown: AnyMachineSnapshot): Sight[] {
    const step = Object.entries(steps).find(([name]) => shown.matches({ signingIn: name }))?.[1]
    if (step) return [heading(step.title), action(step.action, shown), problem(shown)]
    return [
      heading(signIn.recoveryTitle),
      sees(page.getByText('9', { exact: true })),
      isPressable(button(signIn.proceed), 'off'),
    ]
  }

  function inDialog(title: string, submit: string, shown: AnyMachineSnapshot): Sight[] {
    const dialog = page.getByRole('dialog', { name: title })
    const alert = dialog.getByRole('alert')
    return [
      isPressable(dialog.getByRole('button', { name: submit, exact: true }), shown.hasTag('busy') ? 'busy' : 'ready'),
      seesOnly(alert, shown.context.problem),
    ]
  }

  function signedIn(shown: AnyMachineSnapshot): Sight[] {
    if (shown.matches({ signedIn: 'locked' })) return inDialog(frame.locked, frame.unlock, shown)
    if (shown.matches({ signedIn: { open: 'provingAgain' } })) return inDialog(frame.proofTitle, frame.confirm, shown)
    if (shown.matches({ signedIn: { open: 'switching' } })) return inDialog(frame.switchTitle, frame.takeOver, shown)
    const { Name, HasPin } = shown.context.session.Member
    return [
      sees(page.getByRole('banner').getByText(Name, { exact: true })),
      isPressable(button(HasPin ? frame.lock : frame.lockNeedsPin), HasPin ? 'ready' : 'off'),
      misses(page.getByRole('dialog')),
    ]
  }

  return {
    reading: () => [sees(page.getByRole('status', { name: 'Loading' }))],
    unread: (shown: AnyMachineSnapshot) => [heading(signIn.interrupted), problem(shown)],
    arriving: 'unseen' as const,
    signedOut: (shown: AnyMachineSnapshot) => [heading(signIn.signIn), action(signIn.signIn, shown), problem(shown)],
    signingIn,
    signedIn,
    leftAlone: 'unseen' as const,
    leaving: (shown: AnyMachineSnapshot) =>
      shown.matches({ leaving: 'failed' })
        ? [heading(signIn.signingOutFailed), problem(shown)]
        : [sees(page.getByRole('status', { name: 'Loading' }))],
  }
}
