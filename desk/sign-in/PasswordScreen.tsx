import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/fields/inputs.tsx'
import { useStep } from '../session/use-step.ts'
import { SignInFrame } from './SignInFrame.tsx'
import styles from './sign-in.module.css'
import { texts } from './texts.ts'

export function PasswordScreen() {
  const { session, problem, isBusy } = useStep()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')

  return (
    <SignInFrame
      title={texts.signIn}
      lead={texts.signInLead}
      problem={problem}
      onSubmit={() => {
        if (email.trim() !== '' && password !== '') session.send({ type: 'password.submitted', email, password })
      }}
    >
      <TextInput
        label={texts.email}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        required
        value={email}
        readOnly={isBusy}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextInput
        label={texts.password}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        readOnly={isBusy}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {texts.signIn}
      </Button>
      <p className={styles['note']}>{texts.forgotten}</p>
    </SignInFrame>
  )
}
