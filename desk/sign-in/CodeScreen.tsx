import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Checkbox, TextInput } from '#ui/fields/inputs.tsx'
import { useStep } from '../session/use-step.ts'
import { useMember } from '../session/use-desk.ts'
import { CodeField } from './CodeField.tsx'
import { OtherAccount } from './OtherAccount.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import styles from './sign-in.module.css'
import { texts } from './texts.ts'

export function CodeScreen() {
  const { session, problem, isBusy } = useStep()
  const { Name } = useMember()
  const [code, setCode] = useState('')
  const [isRemembered, setIsRemembered] = useState(false)
  const [isRecovery, setIsRecovery] = useState(false)

  return (
    <SignInFrame
      title={texts.codeTitle}
      lead={isRecovery ? texts.recoveryLead : texts.codeLead(Name)}
      problem={problem}
      onSubmit={() => {
        if (code.trim() !== '') session.send({ type: 'code.submitted', code, isRemembered })
      }}
    >
      {isRecovery ? (
        <TextInput
          label={texts.recoveryCode}
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={code}
          readOnly={isBusy}
          onChange={(event) => setCode(event.target.value)}
        />
      ) : (
        <CodeField label={texts.code} value={code} isBusy={isBusy} refusal={problem} onChange={setCode} />
      )}
      <div>
        <Checkbox
          label={texts.remember}
          checked={isRemembered}
          onChange={(event) => setIsRemembered(event.target.checked)}
        />
        <p className={styles['note']}>{texts.rememberHint}</p>
      </div>
      <Button type="submit" isWide isBusy={isBusy}>
        {texts.proceed}
      </Button>
      <p className={styles['links']}>
        <Button
          kind="text"
          onClick={() => {
            setCode('')
            setIsRecovery(!isRecovery)
          }}
        >
          {isRecovery ? texts.byApp : texts.byRecovery}
        </Button>
        <OtherAccount />
      </p>
    </SignInFrame>
  )
}
