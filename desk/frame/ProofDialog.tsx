import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/fields/inputs.tsx'
import { Notice } from '#ui/messages.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { selectIsBusy, selectProblem } from '../session/select.ts'
import { type DeskSnapshot, useDesk } from '../session/use-desk.ts'
import styles from './frame.module.css'
import { texts } from './texts.ts'

const selectIsOpen = (snapshot: DeskSnapshot) => snapshot.matches({ signedIn: { open: 'provingAgain' } })

/** A fresh code for a call that needs one; the call is repeated with it. */
export function ProofDialog() {
  const { session } = useDesk()
  return (
    <Dialog
      isOpen={useSelector(session, selectIsOpen)}
      onClose={() => session.send({ type: 'proof.cancelled' })}
      title={texts.proofTitle}
    >
      <p className={styles['lead']}>{texts.proofLead}</p>
      <ProofForm />
    </Dialog>
  )
}

function ProofForm() {
  const { session } = useDesk()
  const problem = useSelector(session, selectProblem)
  const isBusy = useSelector(session, selectIsBusy)
  const [code, setCode] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // A dialog that opens focuses its button to close first.
    const frame = requestAnimationFrame(() => form.current?.querySelector('input')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() !== '') session.send({ type: 'code.submitted', code, isRemembered: false })
      }}
    >
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <TextInput
        label={texts.code}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={code}
        readOnly={isBusy}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className={styles['actions']}>
        <Button type="submit" isBusy={isBusy}>
          {texts.confirm}
        </Button>
      </div>
    </form>
  )
}
