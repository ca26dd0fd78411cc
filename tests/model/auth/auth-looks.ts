import type { Page } from 'playwright-core'
import type { AnyMachineSnapshot } from 'xstate'
import type { authMachine } from '#machines/auth.machine.ts'
import type { AuthField } from '#machines/auth.setup.ts'
import { emptyFieldTexts } from '#machines/texts.ts'
import { selectIsBusy, selectIsResendDisabled, selectIsResendWaiting } from '#src/auth/auth-form.ts'
import { texts } from '#src/auth/texts.ts'
import type { StateOf } from '#tests/model/engine/flow-of.ts'
import type { Look } from '#tests/model/browser/page-flow.ts'
import { holds, isPressable, misses, sees } from '#tests/model/browser/sight.ts'

/** What a person types, whatever a model calls it. */
export const typed = { phone: '01712345678', firstName: 'Rahima', lastName: 'Khatun', code: '123456' } as const

const labels = {
  phone: texts.phone,
  firstName: texts.firstName,
  lastName: texts.lastName,
  code: texts.code,
} as const satisfies Record<AuthField, string>

const fields = {
  LOGIN: ['phone'],
  SIGNUP: ['phone', 'firstName', 'lastName'],
  OTP: ['code'],
  OTP_LOGIN: ['code'],
  OTP_RESET_PASSWORD: ['code'],
} as const satisfies Record<string, readonly AuthField[]>

type Form = keyof typeof fields

/** The dialog by its roles and labels. */
export function authDialog(page: Page) {
  const dialog = page.getByRole('dialog').filter({ visible: true })
  return {
    dialog,
    titled: (form: Form) => page.getByRole('dialog', { name: texts.titles[form], exact: true }),
    field: (field: AuthField) => dialog.getByRole('textbox', { name: labels[field], exact: true }),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
  }
}

/** What each state of the dialog shows. */
export function authLooks(page: Page): Record<StateOf<typeof authMachine>, Look> {
  const { dialog, titled, field, button } = authDialog(page)

  const showsForm = (form: Form, { context }: AnyMachineSnapshot) => [
    sees(titled(form)),
    ...fields[form].flatMap((name) => {
      const complaint = dialog.getByText(emptyFieldTexts[name])
      return [
        holds(field(name), context[name] === '' ? '' : typed[name]),
        context.missing.includes(name) ? sees(complaint) : misses(complaint),
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
  const codeForm =
    (form: Form): Look =>
    (shown) => [...showsForm(form, shown), showsSubmit(texts.verify, shown), showsResend(shown)]

  return {
    closed: () => [misses(dialog)],
    LOGIN: (shown) => [...showsForm('LOGIN', shown), showsSubmit(texts.login, shown)],
    SIGNUP: (shown) => [...showsForm('SIGNUP', shown), showsSubmit(texts.signup, shown)],
    OTP: codeForm('OTP'),
    OTP_LOGIN: codeForm('OTP_LOGIN'),
    OTP_RESET_PASSWORD: codeForm('OTP_RESET_PASSWORD'),
    // The browser keeps the guest at once.
    remembering: 'unseen',
  }
}
