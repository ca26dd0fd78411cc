import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { cancellationMachine } from '#machines/cancellation.machine.ts'
import { maskPhone } from '#ui/lib/phone.ts'
import { useUser } from '#src/session/use-session.ts'
import { Button } from '#ui/Button.tsx'
import { CodeInput } from '#ui/fields/CodeInput.tsx'
import { Notice } from '#ui/messages.tsx'
import styles from './order-parts.module.css'
import { texts } from './texts.ts'

export type CancellationRef = ActorRefFrom<typeof cancellationMachine>
export type CancellationSnapshot = SnapshotFrom<typeof cancellationMachine>

const words = texts.cancel
const selectTypedCode = (snapshot: CancellationSnapshot) => snapshot.context.typedCode
const selectIsSent = (snapshot: CancellationSnapshot) => snapshot.context.messageId !== ''
const selectProblem = (snapshot: CancellationSnapshot) => snapshot.context.problem
const selectIsSending = (snapshot: CancellationSnapshot) => snapshot.matches('requestingCode')
const selectIsSigningIn = (snapshot: CancellationSnapshot) => snapshot.matches('signingIn')

type CancellationProps = { cancellation: CancellationRef }

/** The code that was sent to the guest's phone: with it the booking is cancelled, and nothing is asked again. */
export function CancellationCode({ cancellation }: CancellationProps) {
  const user = useUser()
  const isSent = useSelector(cancellation, selectIsSent)
  const problem = useSelector(cancellation, selectProblem)
  const isSending = useSelector(cancellation, selectIsSending)
  const isSigningIn = useSelector(cancellation, selectIsSigningIn)
  const phone = maskPhone(user?.phone ?? '')
  return (
    <form
      className={styles['cancel']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        cancellation.send({ type: 'code.submitted' })
      }}
    >
      {/* The button that had the focus is gone with the question. */}
      <p ref={takeFocus} tabIndex={-1} aria-live="polite">
        {isSent ? words.codeSent(phone) : words.codeNeeded(phone)}
      </p>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      {isSent && <CodeField cancellation={cancellation} />}
      {isSent && (
        <Button type="submit" kind="outlined" isWide isBusy={isSigningIn}>
          {words.confirm}
        </Button>
      )}
      <Button
        kind={isSent ? 'text' : 'outlined'}
        isBusy={isSending}
        disabled={isSigningIn}
        onClick={() => cancellation.send({ type: 'resend.pressed' })}
      >
        {isSent ? words.resend : words.send}
      </Button>
    </form>
  )
}

function CodeField({ cancellation }: CancellationProps) {
  const typedCode = useSelector(cancellation, selectTypedCode)
  const problem = useSelector(cancellation, selectProblem)
  const isSending = useSelector(cancellation, selectIsSending)
  const isSigningIn = useSelector(cancellation, selectIsSigningIn)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={place} className={styles['code']}>
      <CodeInput
        label={words.code}
        refusal={problem}
        inputMode="numeric"
        maxLength={200}
        readOnly={isSending || isSigningIn}
        value={typedCode}
        onChange={(event) => cancellation.send({ type: 'code.changed', value: event.target.value })}
      />
    </div>
  )
}

function takeFocus(paragraph: HTMLParagraphElement | null): void {
  paragraph?.focus()
}
