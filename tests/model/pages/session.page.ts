import { logout } from '#contract/auth.ts'
import { Problem, ApiUnreachable } from '#contract/problem.ts'
import { getProfile, saveProfile } from '#contract/guests.ts'
import { getBookings } from '#contract/orders.ts'
import type { StoredUser } from '#machines/parts/shared.ts'
import type { sessionMachine } from '#machines/session.machine.ts'
import { texts as machineTexts } from '#machines/parts/texts.ts'
import { USER_KEY } from '#ui/lib/browser-storage.ts'
import { texts as orderTexts } from '#src/orders/texts.ts'
import { texts as profileTexts } from '#src/profile/texts.ts'
import { texts } from '#src/session/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import { takeClock } from '#tests/model/browser/clock.ts'
import { storeBefore, storeFromOtherTab, storedIn } from '#tests/model/browser/browser-storage.ts'
import type { Desk, PageFlow } from '#tests/model/browser/page-flow.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { showsToast } from '#tests/model/browser/page-stage.ts'
import { isPressable, sees, shows } from '#tests/model/browser/sight.ts'
import { aProfile } from '#tests/support/site-builders.ts'
import { failTwice } from '#tests/model/browser/signed-in.ts'
import { sessionFlow } from '#tests/model/models/session.model.ts'

export const sessionPage: PageFlow = {
  flow: sessionFlow,
  open: openSessionPage,
  unreachable: [
    {
      reason: 'The site asks the browser for what it keeps by a way that never fails',
      when: ({ event }) => event.type === 'readUser.rejects' || event.type === 'forgetUser.rejects',
    },
    {
      reason: 'What the browser stores is read at once: no one is so quick',
      when: ({ before, event }) => before.matches('readingUser') && event.type === 'storedUser.changed',
    },
    {
      reason: 'A guest who left is forgotten at once: no one is so quick',
      when: ({ before, event }) =>
        before.matches('signedOut') && before.context.user !== undefined && event.type !== 'forgetUser.resolves',
    },
  ],
}

const PATIENCE_MS = 3_000
const RETRY_MS = 10_000

async function openSessionPage({ page, edge }: Desk) {
  const loadProfile = edge.hold(getProfile)
  const revokeToken = edge.hold(logout)
  const orders = edge.hold(getBookings)
  edge.settle(saveProfile, aProfile())
  const banner = page.getByRole('banner')
  const signIn = banner.getByRole('button', { name: texts.signIn })
  const account = banner.getByRole('link', { name: texts.account })
  const logOut = page.getByRole('button', { name: profileTexts.logOut })
  const askAgain = page.getByRole('main').getByRole('button', { name: orderTexts.retry })
  const clock = await takeClock(page)
  let changes = 0

  async function read(user: StoredUser | undefined): Promise<void> {
    await storeBefore(page, USER_KEY, user && JSON.stringify(user))
    await open(page, '/profile/order')
  }

  /** Browsers tell other tabs of changes alone. */
  async function change(user: StoredUser | undefined): Promise<void> {
    changes += 1
    const isStored = (await storedIn(page, USER_KEY)) !== null
    const unreadable = isStored ? undefined : `unreadable ${changes}`
    await storeFromOtherTab(
      page,
      USER_KEY,
      user ? JSON.stringify({ ...user, email: `${changes}@example.com` }) : unreadable,
    )
  }

  async function goToOrders(): Promise<void> {
    if (!page.url().endsWith('/profile/order')) await account.click()
  }

  async function saveOwnProfile(): Promise<void> {
    const save = page.getByRole('button', { name: profileTexts.save })
    // The form of a guest who was away meanwhile is loading: they open it again.
    if (!(await save.isVisible())) {
      await goToOrders()
      edge.settle(getProfile, aProfile(), 1)
      await page.getByRole('link', { name: 'Edit Profile' }).click()
    }
    await save.click()
    await showsToast(page, { type: 'toast', text: machineTexts.profileSaved })
  }

  /** A profile of their own that the API does not give out. */
  async function openRefusedProfile(): Promise<void> {
    await goToOrders()
    await page.getByRole('link', { name: 'Edit Profile' }).click()
    await loadProfile.refuse(new Problem('forbidden', 'This is not yours'))
  }

  /** The clock goes on, but for the one event that needs it to stand. */
  async function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
    await clock.go()
    return work()
  }

  const forgot = () => shows(USER_KEY, 'no one', async () => (await storedIn(page, USER_KEY)) ?? 'no one')

  return placeOf<typeof sessionMachine>({
    calls: { loadProfile, revokeToken },
    gestures: {
      'storedUser.changed': ({ user }) => inTime(() => change(user)),
      'unauthorized.met': () =>
        inTime(async () => {
          await goToOrders()
          // A list that was not answered for long is asked for again.
          if (await askAgain.isVisible()) await askAgain.click()
          await orders.refuse(new Problem('unauthenticated', 'Please sign in to continue'))
        }),
      'profile.changed': () => inTime(saveOwnProfile),
      'profile.refused': () => inTime(openRefusedProfile),
      'logout.pressed': () =>
        inTime(async () => {
          await goToOrders()
          // A guest who logs out waits for a moment only.
          await clock.stop()
          await logOut.click()
        }),
    },
    answers: {
      'readUser.resolves': ({ output }) => inTime(() => read(output)),
      'loadProfile.resolves': ({ output }) => inTime(() => loadProfile.answer(output)),
      'loadProfile.rejects': ({ error }) =>
        inTime(async () => {
          await failTwice(loadProfile, error)
          // It is asked for again after a while, but not before the model says so.
          if (error instanceof ApiUnreachable) await clock.stop()
        }),
      'revokeToken.resolves': () => inTime(() => revokeToken.answer(null)),
      'revokeToken.rejects': ({ error }) =>
        inTime(() => (error instanceof ApiUnreachable ? revokeToken.fail('unreachable') : revokeToken.refuse(error))),
      'forgetUser.resolves': () => inTime(async () => {}),
      'profileRetry.elapses': () => inTime(() => clock.pass(RETRY_MS)),
      'revokePatience.elapses': () => clock.pass(PATIENCE_MS),
    },
    looks: {
      readingUser: 'unseen',
      anonymous: () => [sees(signIn)],
      authenticated: () => [sees(account)],
      signingOut: () => [isPressable(logOut, 'off')],
      signedOut: () => [sees(signIn), forgot()],
    },
    async showsMessage(message) {
      if (!('path' in message)) return []
      return page
        .waitForURL(String(message.path))
        .then(() => [])
        .catch(() => [`The page is at ${page.url()} and not at ${String(message.path)}`])
    },
  })
}
