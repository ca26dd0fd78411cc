import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { authMachine } from '#machines/auth.machine.ts'
import { CodeForm } from './CodeForm.tsx'
import { PhoneForm, SignupForm } from './AuthDialog.tsx'

// The forms as a guest sees them after a submission, over the machine that they show.

function openAuth({ isRegistered = true } = {}) {
  const auth = createActor(
    authMachine.provide({
      actors: {
        checkRegistration: fromPromise(async () => isRegistered),
        requestCode: fromPromise(async () => 'message-1'),
      },
    }),
  )
  auth.start()
  auth.send({ type: 'dialog.opened', returnTo: '/' })
  return auth
}

/** The messages under fields, and the area for errors of the whole form. */
function problemsIn(form: ReactNode): string[] {
  const html = renderToStaticMarkup(form)
  return ['Phone number is empty', 'First Name is empty', 'Last Name is empty', 'Code number is empty'].filter((text) =>
    html.includes(text),
  )
}

test('each empty field of a login, a sign-up and a code is reported as empty', async () => {
  const auth = openAuth()
  auth.send({ type: 'phone.submitted' })
  const login = problemsIn(<PhoneForm auth={auth} />)
  auth.send({ type: 'signup.chosen' })
  auth.send({ type: 'signup.submitted' })
  const signup = problemsIn(<SignupForm auth={auth} />)
  auth.send({ type: 'login.chosen' })
  auth.send({ type: 'field.changed', field: 'phone', value: '01712345678' })
  auth.send({ type: 'phone.submitted' })
  await waitFor(auth, (snapshot) => snapshot.matches('OTP_LOGIN'), { timeout: 1_000 })
  auth.send({ type: 'code.submitted' })

  expect(login).toEqual(['Phone number is empty'])
  expect(signup).toEqual(['Phone number is empty', 'First Name is empty', 'Last Name is empty'])
  expect(problemsIn(<CodeForm auth={auth} form="OTP_LOGIN" />)).toEqual(['Code number is empty'])
})

test('who logs in writes a phone, who signs up a name besides, and both a code: no password is typed', () => {
  const auth = openAuth()

  const shown = [
    renderToStaticMarkup(<PhoneForm auth={auth} />),
    renderToStaticMarkup(<SignupForm auth={auth} />),
    renderToStaticMarkup(<CodeForm auth={auth} form="OTP" />),
  ]

  const fields = shown.map((html) => [...html.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label]) => label))
  expect(fields).toEqual([['Phone Number'], ['Phone Number', 'First Name', 'Last Name'], ['Code']])
  expect(shown.join('')).not.toContain('type="password"')
})

test('a phone that is registered already is reported and cannot sign up', async () => {
  const auth = openAuth()
  auth.send({ type: 'signup.chosen' })
  auth.send({ type: 'field.changed', field: 'phone', value: '01712345678' })

  auth.send({ type: 'phone.left' })
  await waitFor(auth, (snapshot) => snapshot.hasTag('signupDisabled'), { timeout: 1_000 })
  const html = renderToStaticMarkup(<SignupForm auth={auth} />)

  expect(html).toContain('Phone Number Already Exist')
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled/)
})
