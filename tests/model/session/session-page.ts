import { logout } from '#contract/auth.ts'
import { Problem } from '#contract/problem.ts'
import { getProfile, saveProfile } from '#contract/guests.ts'
import { getBookings } from '#contract/orders.ts'
import type { sessionMachine, StoredUser } from '#machines/session.machine.ts'
import { texts as machineTexts } from '#machines/texts.ts'
import { texts as orderTexts } from '#src/orders/texts.ts'
import { texts as profileTexts } from '#src/profile/texts.ts'
import { USER_KEY } from '#src/session/stored-user.ts'
import { texts } from '#src/session/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import type { StateOf } from '#tests/model/engine/flow-of.ts'
import { takeClock } from '#tests/model/browser/clock.ts'
import { keepBefore, keepFromOtherTab, keptIn } from '#tests/model/browser/kept.ts'
import type { Desk, PageFlow, PagePlace } from '#tests/model/browser/page-flow.ts'
import { toldByToast } from '#tests/model/browser/page-stage.ts'
import { isPressable, sees, shows } from '#tests/model/browser/sight.ts'
import { aProfile } from '#tests/support/site-builders.ts'
import { sessionFlow } from './session.flow.ts'
import type { SessionStep } from './session.model.ts'

export const sessionPage: PageFlow<SessionStep> = {
  flow: sessionFlow,
  open: openSessionPage,
  unreachable: [
    {
      reason: 'The site asks the browser for what it keeps by a way that never fails',
      when: ({ event }) => event.type === 'readUser.rejects' || event.type === 'forgetUser.rejects',
    },
    {
      reason: 'What the browser keeps is read at once: nobody is so quick',
      when: ({ before, event }) => before.matches('readingUser') && event.type === 'storedUser.changed',
    },
    {
      reason: 'A guest who left is forgotten at once: nobody is so quick',
      when: ({ before, event }) =>
        before.matches('signedOut') && before.context.user !== undefined && event.type !== 'forgetUser.resolves',
    },
  ],
}

const PATIENCE_MS = 3_000
const RETRY_MS = 10_000

async function openSessionPage({ page, edge }: Desk): Promise<PagePlace<SessionStep, StateOf<typeof sessionMachine>>> {
  const loadProfile = edge.hold(getProfile)
  const revokeToken = edge.hold(logout)
  const orders = edge.hold(getBookings)
  edge.settle(saveProfile, aProfile())
  const banner = page.getByRole('banner')
  const signIn = banner.getByRole('button', { name: texts.signIn })
  const account = banner.getByRole('link', { name: texts.account })
  const logOut = page.getByRole('button', { name: orderTexts.logOut })
  const askAgain = page.getByRole('main').getByRole('button', { name: orderTexts.retry })
  const clock = await takeClock(page)
  let changes = 0

  async function read(user: StoredUser | undefined): Promise<void> {
    await keepBefore(page, USER_KEY, user && JSON.stringify(user))
    await open(page, '/profile/order')
  }

  /** Browsers tell other tabs of changes alone. */
  async function change(user: StoredUser | undefined): Promise<void> {
    changes += 1
    const isKept = (await keptIn(page, USER_KEY)) !== null
    const nobody = isKept ? undefined : `nobody ${changes}`
    await keepFromOtherTab(page, USER_KEY, user ? JSON.stringify({ ...user, email: `${changes}@example.com` }) : nobody)
  }

  async function goToOrders(): Promise<void> {
    if (!page.url().endsWith('/profile/order')) await account.click()
  }

  async function saveOwnProfile(): Promise<void> {
    if (!page.url().endsWith('/profile/edit')) {
      await goToOrders()
      edge.settle(getProfile, aProfile(), 1)
      await page.getByRole('link', { name: 'Edit Profile' }).click()
    }
    await page.getByRole('button', { name: profileTexts.save }).click()
    await toldByToast(page, { type: 'toast', text: machineTexts.profileSaved })
  }

  async function play(event: SessionStep): Promise<void> {
    if (event.type !== 'revokePatience.elapses') await clock.go()
    switch (event.type) {
      case 'readUser.resolves':
        return read(event.output)
      case 'storedUser.changed':
        return change(event.user)
      case 'unauthorized.met':
        await goToOrders()
        // A list that nobody answered for long is asked for again.
        if (await askAgain.isVisible()) await askAgain.click()
        return orders.refuse(new Problem('unauthenticated', 'Please sign in to continue'))
      case 'profile.changed':
        return saveOwnProfile()
      case 'logout.pressed':
        await goToOrders()
        // Whoever logs out waits for a moment only.
        await clock.stop()
        return logOut.click()
      case 'loadProfile.resolves':
        return loadProfile.answer(event.output)
      case 'loadProfile.rejects':
        if (event.cause === 'token revoked') return loadProfile.refuse(event.error)
        await loadProfile.fail(event.cause)
        // It is asked for again after a while, but not before it is told to.
        return clock.stop()
      case 'revokeToken.resolves':
        return revokeToken.answer(null)
      case 'revokeToken.rejects':
        return revokeToken.fail(event.cause)
      case 'forgetUser.resolves':
        return
      case 'profileRetry.elapses':
        return clock.pass(RETRY_MS)
      case 'revokePatience.elapses':
        return clock.pass(PATIENCE_MS)
      case 'readUser.rejects':
      case 'forgetUser.rejects':
        throw new Error(`No page causes ${event.type}`)
      default:
        return event satisfies never
    }
  }

  const forgot = () => shows(USER_KEY, 'nobody', async () => (await keptIn(page, USER_KEY)) ?? 'nobody')

  return {
    calls: { loadProfile, revokeToken },
    play,
    looks: {
      readingUser: 'unseen',
      anonymous: () => [sees(signIn)],
      authenticated: () => [sees(account)],
      signingOut: () => [isPressable(logOut, 'off')],
      signedOut: () => [sees(signIn), forgot()],
    },
    async told(message) {
      if (!('path' in message)) return []
      return page
        .waitForURL(String(message.path))
        .then(() => [])
        .catch(() => [`The page is at ${page.url()} and not at ${String(message.path)}`])
    },
  }
}
