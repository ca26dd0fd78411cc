import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { AuthRef } from '#src/session/use-session.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import {
  selectForm,
  selectIsBeside,
  selectIsBusy,
  selectIsSignupDisabled,
  selectIsSignupOffered,
  selectMessageId,
  selectProblem,
  selectProblems,
  selectReturnTo,
} from './auth-form.ts'
import styles from './AuthDialog.module.css'
import { AuthField, AuthFormFrame } from './AuthFormFrame.tsx'
import { CodeForm } from './CodeForm.tsx'
import { StayInSight } from './StayInSight.tsx'
import { texts } from './texts.ts'

/** The way in: a phone number, then a code. It stays in the page when closed, so that the focus goes back to where it was. */
export function AuthDialog({ auth }: { auth: AuthRef }) {
  const form = useSelector(auth, selectForm)
  const problem = useSelector(auth, selectProblem)
  const problems = useSelector(auth, selectProblems)
  const isBeside = useSelector(auth, selectIsBeside)
  const isForCheckout = useSelector(auth, selectReturnTo) === paths.checkout()
  const body = useRef<HTMLDivElement>(null)

  const messageId = useSelector(auth, selectMessageId)
  // A form that opens and a code that was sent again both wait for someone to type.
  const question = form && `${form} ${messageId}`
  const lastQuestion = useRef<string>(undefined)
  useEffect(() => {
    const isFirst = lastQuestion.current === undefined
    lastQuestion.current = question
    // A page that is to be read is not covered by a phone's keyboard.
    if (question === undefined || (isFirst && isBeside)) return
    const fields = [...(body.current?.querySelectorAll('input') ?? [])]
    const next = fields.find((field) => field.value === '') ?? fields[0]
    next?.focus()
  }, [question, isBeside])
  useEffect(() => {
    // A refused submission leaves the focus on the button; the solution is next to the problem, or in the field.
    if (problem === undefined && problems.phone === undefined) return undefined
    const field = body.current?.querySelector('input')
    // The last digit of a code sends it: one that was refused is selected, so that typing replaces it.
    if (field?.name !== 'code' && !(document.activeElement instanceof HTMLButtonElement)) return undefined
    const solution = body.current?.querySelector<HTMLElement>('[data-solution] button')
    if (solution) return solution.focus()
    field?.focus()
    field?.select()
    return undefined
  }, [problem, problems])

  return (
    <Dialog
      isOpen={form !== undefined}
      onClose={() => auth.send({ type: 'dialog.closed' })}
      title={texts.titles[form ?? 'LOGIN']}
      isBeside={isBeside}
    >
      <div ref={body} className={styles['body']}>
        {isForCheckout && <StayInSight />}
        {form === 'LOGIN' && <PhoneForm auth={auth} />}
        {form === 'SIGNUP' && <SignupForm auth={auth} />}
        {form !== undefined && form !== 'LOGIN' && form !== 'SIGNUP' && <CodeForm key={form} auth={auth} form={form} />}
      </div>
    </Dialog>
  )
}

/** LOGIN: the phone number that the code goes to. Signing up is one tap away when it is not registered. */
export function PhoneForm({ auth }: { auth: AuthRef }) {
  const isBusy = useSelector(auth, selectIsBusy)
  const isSignupOffered = useSelector(auth, selectIsSignupOffered)
  const signUp = (
    <OtherForm auth={auth} choice="signup.chosen" isSolution={isSignupOffered}>
      {texts.signup}
    </OtherForm>
  )
  return (
    <AuthFormFrame
      auth={auth}
      lead={texts.loginLead}
      submitted="phone.submitted"
      solution={isSignupOffered ? signUp : undefined}
    >
      <AuthField auth={auth} field="phone" label={texts.phone} hint={texts.phoneHint} enterKeyHint="send" />
      <Button type="submit" isWide isBusy={isBusy}>
        {texts.login}
      </Button>
      {!isSignupOffered && (
        <p className={styles['other']}>
          {texts.noAccount} {signUp}
        </p>
      )}
    </AuthFormFrame>
  )
}

/** SIGNUP: phone and name. A phone that is registered already is reported when its field is left, and is sent its code by one tap. */
export function SignupForm({ auth }: { auth: AuthRef }) {
  const isBusy = useSelector(auth, selectIsBusy)
  const isSignupDisabled = useSelector(auth, selectIsSignupDisabled)
  const logIn = (
    <OtherForm auth={auth} choice="login.chosen" isSolution={isSignupDisabled}>
      {texts.login}
    </OtherForm>
  )
  return (
    <AuthFormFrame
      auth={auth}
      lead={texts.signupLead}
      submitted="signup.submitted"
      solution={isSignupDisabled ? logIn : undefined}
    >
      <AuthField
        auth={auth}
        field="phone"
        label={texts.phone}
        hint={texts.phoneHint}
        enterKeyHint="next"
        onBlur={() => auth.send({ type: 'phone.left' })}
      />
      <AuthField
        auth={auth}
        field="firstName"
        label={texts.firstName}
        autoComplete="given-name"
        maxLength={60}
        enterKeyHint="next"
      />
      <AuthField
        auth={auth}
        field="lastName"
        label={texts.lastName}
        hint={texts.lastNameHint}
        autoComplete="family-name"
        maxLength={60}
        enterKeyHint="send"
      />
      <Button type="submit" isWide isBusy={isBusy} disabled={isSignupDisabled}>
        {texts.signup}
      </Button>
      {!isSignupDisabled && (
        <p className={styles['other']}>
          {texts.haveAccount} {logIn}
        </p>
      )}
    </AuthFormFrame>
  )
}

type OtherFormProps = {
  auth: AuthRef
  choice: 'login.chosen' | 'signup.chosen'
  /** It leads out of a problem, and stands beside that. */
  isSolution: boolean
  children: ReactNode
}

/** Leads to the other of the two forms that a visitor may begin with. */
function OtherForm({ auth, choice, isSolution, children }: OtherFormProps) {
  const isBusy = useSelector(auth, selectIsBusy)
  return (
    <Button
      kind={isSolution ? 'outlined' : 'text'}
      isWide={isSolution}
      disabled={isBusy}
      onClick={() => auth.send({ type: choice })}
    >
      {children}
    </Button>
  )
}
