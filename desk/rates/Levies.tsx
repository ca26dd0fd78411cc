import type { DataOf } from '#contract/endpoint.ts'
import type { readRates } from '#contract/catalogue/rates.ts'
import { leviesText } from '#contract/wording/levy-words.ts'
import { leviesMachine } from '#machines/desk/rate-dialogs.machine.ts'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/fields/inputs.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { FormDialog } from '#ui/forms/FormDialog.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import type { ActorRefFrom } from 'xstate'
import { Section } from '../parts/Page.tsx'
import parts from '../parts/parts.module.css'
import { useActDialog } from '../session/use-act-dialog.ts'
import { useCan } from '../session/use-desk.ts'
import { createLeviesActors } from './rates.actors.ts'
import styles from './rates.module.css'
import { texts } from './texts.ts'

type LeviesProps = { levies: DataOf<typeof readRates>['Levies']; onChanged: () => void }

/** VAT and the service charge, which come on top of all prices. */
export function Levies({ levies, onChanged }: LeviesProps) {
  const mayChange = useCan('levies.change')
  const dialog = useActDialog(leviesMachine, createLeviesActors, {
    done: () => texts.leviesSaved,
    onDone: onChanged,
  })
  return (
    <Section title={texts.leviesTitle} className={styles['rows']}>
      <p className={parts['soft']}>{mayChange ? texts.leviesLead : texts.leviesOwner}</p>
      <ul>
        <li>
          <span>{leviesText(levies)}</span>
          <Button
            kind="outlined"
            disabled={!mayChange}
            aria-label={texts.changeLevies}
            onClick={() => dialog.send({ type: 'dialog.opened', subject: { seen: levies } })}
          >
            {texts.change}
          </Button>
        </li>
      </ul>
      <FormDialog form={dialog} title={texts.leviesTitle}>
        {(onClose) => <LeviesForm dialog={dialog} onClose={onClose} />}
      </FormDialog>
    </Section>
  )
}

function LeviesForm({ dialog, onClose }: { dialog: ActorRefFrom<typeof leviesMachine>; onClose: () => void }) {
  const { bind, frame } = useForm(dialog, texts.leviesProblems)
  return (
    <ActionForm {...frame} action={texts.save} onClose={onClose}>
      <p className={parts['soft']}>{texts.leviesLead}</p>
      <TextInput label={texts.tax} inputMode="decimal" required {...bind('tax')} />
      <TextInput label={texts.service} hint={texts.serviceHint} inputMode="decimal" required {...bind('service')} />
    </ActionForm>
  )
}
