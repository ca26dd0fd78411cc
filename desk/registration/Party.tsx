import type { ActorRefFrom } from 'xstate'
import type { Registration } from '#contract/reception/registration.ts'
import { setPartyMachine } from '#machines/desk/guest-dialogs.machine.ts'
import { Button } from '#ui/Button.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { FormDialog } from '#ui/forms/FormDialog.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { useActDialog } from '../session/use-act-dialog.ts'
import { PartyFields } from './PartyFields.tsx'
import { createPartyActors } from './registration.actors.ts'
import { partyText } from './registration-words.ts'
import styles from './registration.module.css'
import { texts } from './texts.ts'

type PartyProps = { code: string; party: Registration['Party']; mayChange: boolean; onDone: () => void }

/** How many come and about when, and the dialog that changes it. */
export function Party({ code, party, mayChange, onDone }: PartyProps) {
  const form = useActDialog(setPartyMachine, createPartyActors, { done: () => texts.partySaved, onDone })
  return (
    <div className={styles['partyLine']}>
      <span>{partyText(party) || texts.partyUnknown}</span>
      {mayChange && (
        <Button
          kind="text"
          aria-label={texts.setParty}
          onClick={() => form.send({ type: 'dialog.opened', subject: { code, party } })}
        >
          {texts.change}
        </Button>
      )}
      <FormDialog form={form} title={texts.party}>
        {(onClose) => <PartyForm form={form} onClose={onClose} />}
      </FormDialog>
    </div>
  )
}

export function PartyForm({ form, onClose }: { form: ActorRefFrom<typeof setPartyMachine>; onClose: () => void }) {
  const { bind, frame } = useForm(form, texts.partyProblems)
  return (
    <ActionForm {...frame} action={texts.save} onClose={onClose}>
      <PartyFields bind={bind} />
    </ActionForm>
  )
}
