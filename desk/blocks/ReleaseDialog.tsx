import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { addDays } from '#contract/values/calendar.ts'
import { daysText } from '#contract/wording/format.ts'
import { firstNight, type releaseBlockMachine } from '#machines/desk/block-dialogs.machine.ts'
import { DateField } from '#ui/dates/DateField.tsx'
import { RadioGroup } from '#ui/fields/inputs.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { FormDialog } from '#ui/forms/FormDialog.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { texts } from './texts.ts'
import type { ReleaseRef } from './use-blocks.ts'

const selectSubject = ({ context }: SnapshotFrom<typeof releaseBlockMachine>) => context.subject

/** Puts a blocked room on sale again. */
export function ReleaseDialog({ release }: { release: ReleaseRef }) {
  const subject = useSelector(release, selectSubject)
  return (
    <FormDialog form={release} title={texts.releaseTitle(subject?.block.Room ?? '')}>
      {(onClose) => <ReleaseForm release={release} onClose={onClose} />}
    </FormDialog>
  )
}

const parts = [
  { value: 'all', label: texts.all },
  { value: 'later', label: texts.later },
] as const

function ReleaseForm({ release, onClose }: { release: ReleaseRef; onClose: () => void }) {
  const { fields, bindDate, change, frame } = useForm(release, texts.releaseProblems)
  const subject = useSelector(release, selectSubject)
  if (!subject) return null
  const { From, Until } = subject.block
  const { part, later } = fields
  const first = firstNight(subject)
  const last = addDays(Until, -1)
  return (
    <ActionForm {...frame} action={texts.releaseNow} onClose={onClose}>
      <p>{daysText(From, Until)}</p>
      {first < last && (
        <RadioGroup label={texts.which} options={parts} value={part} onChange={(next) => change('part', next)} />
      )}
      {part === 'later' && (
        <DateField
          label={texts.laterFrom}
          required
          openTo={later || first}
          min={first}
          max={last}
          {...bindDate('later')}
        />
      )}
    </ActionForm>
  )
}
