import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/fields/inputs.tsx'
import { copyText } from '../parts/copy-text.ts'
import { type DeskSnapshot, useDesk, useMember } from '../session/use-desk.ts'
import { OtherAccount } from './OtherAccount.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import styles from './sign-in.module.css'
import { texts } from './texts.ts'

const noCodes: readonly string[] = []
const selectCodes = (snapshot: DeskSnapshot) => snapshot.context.session?.Enrolment?.RecoveryCodes ?? noCodes

export function RecoveryCodesScreen() {
  const { session } = useDesk()
  const { Email } = useMember()
  const codes = useSelector(session, selectCodes)
  const [isStored, setIsStored] = useState(false)

  return (
    <SignInFrame
      title={texts.recoveryTitle}
      lead={texts.recoveryCodesLead}
      onSubmit={() => {
        if (isStored) session.send({ type: 'codes.stored' })
      }}
    >
      <p className={styles['account']}>{Email}</p>
      <ol className={styles['codes']} aria-label={texts.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className={styles['actions']}>
        <Button kind="outlined" data-first onClick={() => void copyText(codes.join('\n'), texts)}>
          {texts.copy}
        </Button>
        <Button kind="outlined" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </p>
      <Checkbox label={texts.stored} checked={isStored} onChange={(event) => setIsStored(event.target.checked)} />
      <Button type="submit" isWide disabled={!isStored}>
        {texts.proceed}
      </Button>
      <p className={styles['links']}>
        <OtherAccount />
      </p>
    </SignInFrame>
  )
}
