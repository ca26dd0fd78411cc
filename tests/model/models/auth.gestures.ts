import type { Page } from 'playwright-core'
import {
  isRegistered,
  login,
  register,
  requestCode,
  requestResetCode,
  resendSignupCode,
} from '#contract/guests/sign-in.ts'
import type { authMachine } from '#machines/auth.machine.ts'
import type { AuthField } from '#machines/parts/auth-dialog.ts'
import { texts } from '#src/auth/texts.ts'
import { texts as houseTexts } from '#src/houses/texts.ts'
import { paths } from '#src/lib/paths.ts'
import type { Gestures } from '#tests/model/engine/gestures.ts'
import type { DialogWorld } from './auth-world.ts'
import { fillIn, tap } from './page-acts.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name, exact: true })
const field = (page: Page, name: AuthField) => dialog(page).getByLabel(texts[name], { exact: true })
const enter = (page: Page) => dialog(page).getByRole('textbox').first().press('Enter')

/** From the header of the home page, which a guest came to from the rooms. */
export const authGestures: Gestures<typeof authMachine, DialogWorld> = {
  async open({ page, visit }) {
    await visit(paths.rooms())
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: 'Sign in' }).waitFor()
    await header.getByRole('link').first().click()
    await page.getByRole('heading', { name: houseTexts.roomPage.heading }).waitFor({ state: 'hidden' })
  },
  calls: {
    checkRegistration: [isRegistered],
    requestCode: [requestCode, requestResetCode],
    resendCode: [requestCode, resendSignupCode, requestResetCode],
    register: [register],
    signIn: [login],
    storeUser: [],
  },
  acts: {
    'dialog.opened': (page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click(),
    'dialog.closed': (page) => page.keyboard.press('Escape'),
    'page.left': (page) => page.evaluate(() => history.back()),
    'login.chosen': (page) => tap(button(page, texts.login)),
    'signup.chosen': (page) => tap(button(page, texts.signup)),
    'field.changed': (page, { field: name, value }) => fillIn(field(page, name), value),
    async 'phone.left'(page) {
      await field(page, 'phone').focus()
      await field(page, 'phone').blur()
    },
    'phone.submitted': enter,
    'signup.submitted': enter,
    'code.submitted': enter,
    'resend.pressed': (page) => tap(button(page, texts.resend)),
    'reset.pressed': (page) => tap(button(page, texts.reset)),
    'back.pressed': (page) => tap(button(page, /^Change/)),
  },
  // Pages that ask for a guest open it themselves.
  isBeyond: (title) => title.startsWith('dialog.opened ('),
}
