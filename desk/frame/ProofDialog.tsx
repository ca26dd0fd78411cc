import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { CodeInput } from '#ui/fields/CodeInput.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { useStep } from '../session/use-step.ts'
import { type DeskSnapshot, useDesk } from '../session/use-desk.ts'
import { texts as common } from '../texts.ts'
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
  const { session, problem, isBusy } = useStep()
  const [code, setCode] = useState('')
  return (
    <ActionForm
      problem={problem}
      isBusy={isBusy}
      action={texts.confirm}
      onSubmit={() => {
        if (code.trim() !== '') session.send({ type: 'code.submitted', code, isRemembered: false })
      }}
      onClose={() => session.send({ type: 'proof.cancelled' })}
      closeLabel={common.cancel}
    >
      <CodeInput
        label={texts.code}
        refusal={problem}
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        readOnly={isBusy}
        onChange={(event) => setCode(event.target.value)}
      />
    </ActionForm>
  )
}
