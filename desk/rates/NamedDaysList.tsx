import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type NamedDays, removeNamedDays, saveNamedDays } from '#contract/catalogue/rates.ts'
import { addDays } from '#contract/values/calendar.ts'
import { inNextYear, namedDaysMachine, type NamedSubject } from '#machines/desk/rate-dialogs.machine.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/dates/DateField.tsx'
import { Checkbox, TextInput } from '#ui/fields/inputs.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { FormDialog } from '#ui/forms/FormDialog.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { offerInToast, showToast } from '#ui/lib/toasts.ts'
import { Notice } from '#ui/messages.tsx'
import { Menu } from '../parts/Menu.tsx'
import { Section } from '../parts/Page.tsx'
import parts from '../parts/parts.module.css'
import { useActDialog } from '../session/use-act-dialog.ts'
import { useDeskCall } from '../session/use-desk-call.ts'
import { texts as common } from '../texts.ts'
import { createNamedDaysActors } from './rates.actors.ts'
import { nightLabel } from './rate-words.ts'
import styles from './rates.module.css'
import { texts } from './texts.ts'

type NamedDaysListProps = {
  named: readonly NamedDays[]
  today: string
  mayChange: boolean
  /** Opens the form that fills its nights. */
  onFill: (days: NamedDays) => void
  onChanged: () => void
}

/** Holidays and seasons: what they are called, and what is made of their nights. */
export function NamedDaysList({ named, today, mayChange, onFill, onChanged }: NamedDaysListProps) {
  const dialog = useActDialog(namedDaysMachine, createNamedDaysActors, {
    done: ({ fields }) => texts.namedSaved(fields.name),
    onDone: onChanged,
  })
  const remove = useDeskCall(removeNamedDays)
  const addAgain = useDeskCall(saveNamedDays)
  const problem = remove.problem ?? addAgain.problem
  const reason = mayChange ? undefined : texts.mayOnlyRead
  const open = (days: NamedSubject['days']) => dialog.send({ type: 'dialog.opened', subject: { days } })

  async function removeNow({ Id, ...days }: NamedDays): Promise<void> {
    if (!(await remove.send((ActivityId) => ({ body: { ActivityId, Id } })))) return
    offerInToast('success', texts.removed(days.Name), { label: common.undo, run: () => void putBack(days) })
    onChanged()
  }
  async function putBack(days: Omit<NamedDays, 'Id'>): Promise<void> {
    if (!(await addAgain.send((ActivityId) => ({ body: { ActivityId, Id: null, ...days } })))) return
    showToast('success', texts.undone)
    onChanged()
  }

  return (
    <Section title={texts.namedTitle} className={styles['rows']}>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      {named.length === 0 && <p className={parts['soft']}>{texts.noNamed}</p>}
      <ul>
        {named.map((days) => (
          <li key={days.Id}>
            <span>
              {days.Name}
              <small>{wordsOf(days)}</small>
            </span>
            <Button
              kind="outlined"
              disabled={!mayChange || days.Until <= today}
              aria-label={texts.fillOf(days.Name)}
              onClick={() => onFill(days)}
            >
              {texts.fill}
            </Button>
            <Menu
              label={texts.more(days.Name)}
              entries={[
                { key: 'correct', reason, label: texts.correct, run: () => open(days) },
                { key: 'next', reason, label: texts.nextYear, run: () => open(inNextYear(days)) },
                { key: 'remove', reason, label: texts.remove, run: () => void removeNow(days) },
              ]}
            />
          </li>
        ))}
      </ul>
      <Button kind="text" disabled={!mayChange} onClick={() => open(undefined)}>
        {texts.addNamed}
      </Button>
      <NamedDialog dialog={dialog} today={today} />
    </Section>
  )
}

function wordsOf({ From, Until, Provisional, Percent, MinNights }: NamedDays): string {
  return [
    texts.namedNights(From, addDays(Until, -1)),
    ...(Provisional ? [texts.provisional] : []),
    ...(Percent === null ? [] : [texts.percentMore(Percent)]),
    ...(MinNights === null ? [] : [texts.least(MinNights)]),
  ].join(' · ')
}

type NamedRef = ActorRefFrom<typeof namedDaysMachine>

const selectDays = ({ context }: SnapshotFrom<typeof namedDaysMachine>) => context.subject?.days

function NamedDialog({ dialog, today }: { dialog: NamedRef; today: string }) {
  const days = useSelector(dialog, selectDays)
  return (
    <FormDialog form={dialog} title={typeof days?.Id === 'number' ? texts.correctNamed(days.Name) : texts.addNamed}>
      {(onClose) => <NamedForm dialog={dialog} today={today} onClose={onClose} />}
    </FormDialog>
  )
}

function NamedForm({ dialog, today, onClose }: { dialog: NamedRef; today: string; onClose: () => void }) {
  const { fields, bind, bindDate, change, frame } = useForm(dialog, texts.namedProblems)
  const { from, last, provisional } = fields
  return (
    <ActionForm {...frame} action={texts.save} onClose={onClose}>
      <TextInput label={texts.name} required maxLength={60} autoComplete="off" {...bind('name')} />
      <div className={parts['pair']}>
        <DateField label={texts.first} required openTo={from || today} {...bindDate('from')} />
        <DateField
          label={texts.last}
          required
          openTo={last || from || today}
          hint={last === '' ? undefined : nightLabel(last)}
          {...bindDate('last')}
        />
      </div>
      <Checkbox
        label={texts.isProvisional}
        checked={provisional}
        onChange={({ target }) => change('provisional', target.checked)}
      />
      <div className={parts['pair']}>
        <TextInput
          label={texts.percent}
          hint={texts.namedHint}
          inputMode="numeric"
          autoComplete="off"
          {...bind('percent')}
        />
        <TextInput label={texts.minNights} inputMode="numeric" autoComplete="off" {...bind('minNights')} />
      </div>
    </ActionForm>
  )
}
