import { useSelector } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '#ui/lib/chunks/load-chunk.ts'
import { Button } from '#ui/Button.tsx'
import { Corner, Spinner } from '#ui/loading.tsx'
import { useStep } from '../session/use-step.ts'
import type { DeskSnapshot } from '../session/use-desk.ts'
import { CodeField } from './CodeField.tsx'
import { OtherAccount } from './OtherAccount.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import styles from './sign-in.module.css'
import { texts } from './texts.ts'

const QrCode = lazy(async () => ({
  default: (await loadChunk('desk/sign-in/QrCode.tsx', () => import('./QrCode.tsx'))).QrCode,
}))

const selectEnrolment = (snapshot: DeskSnapshot) => snapshot.context.session?.Enrolment

export function EnrolmentScreen() {
  const { session, problem, isBusy } = useStep()
  const enrolment = useSelector(session, selectEnrolment)
  const [code, setCode] = useState('')

  return (
    <SignInFrame
      title={texts.enrolTitle}
      lead={texts.enrolLead}
      problem={problem}
      onSubmit={() => {
        if (code.trim() !== '') session.send({ type: 'code.submitted', code, isRemembered: false })
      }}
    >
      {enrolment && (
        <div className={styles['enrolment']}>
          <figure className={styles['qr']}>
            <Corner>
              <Suspense fallback={<Spinner />}>
                <QrCode text={enrolment.Address} label={texts.qrLabel} />
              </Suspense>
            </Corner>
            <figcaption>{texts.scan}</figcaption>
          </figure>
          <dl className={styles['secret']}>
            <dt>{texts.secret}</dt>
            <dd>{enrolment.Secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</dd>
          </dl>
        </div>
      )}
      <CodeField label={texts.enrolCode} value={code} isBusy={isBusy} refusal={problem} onChange={setCode} />
      <Button type="submit" isWide isBusy={isBusy}>
        {texts.connect}
      </Button>
      <p className={styles['links']}>
        <OtherAccount />
      </p>
    </SignInFrame>
  )
}
