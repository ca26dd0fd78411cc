import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { allowanceCauses } from '#contract/orders/allowance-rules.ts'
import type { DeskOrder } from '#contract/reception/orders.ts'
import { causeNames } from '#contract/wording/allowance-words.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { giveAllowanceMachine, lowered } from '#machines/desk/bill-dialogs.machine.ts'
import { RadioGroup, Select, TextInput } from '#ui/fields/inputs.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { NotRead } from '#ui/forms/FormDialog.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { ActDialog } from '../parts/ActDialog.tsx'
import { AmountInput, ReasonInput } from '../parts/inputs.tsx'
import { Sums } from '../parts/Sums.tsx'
import { useActDialog } from '../session/use-act-dialog.ts'
import { StaffLimitNote } from './StaffLimitNote.tsx'
import { createAllowanceActors } from './refunds.actors.ts'
import { texts } from './texts.ts'

type GiveAllowanceProps = { order: DeskOrder; isOffered: boolean; onDone: () => void }

/** Takes something off what is still to be paid of a booking. */
export function GiveAllowance({ order: { Summary }, isOffered, onDone }: GiveAllowanceProps) {
  const allowance = useActDialog(giveAllowanceMachine, createAllowanceActors, {
    done: (sent) => texts.allowanceGiven(formatTaka(lowered(sent)?.off ?? 0)),
    onDone,
  })
  return (
    <ActDialog form={allowance} label={texts.giveAllowance} isOffered={isOffered} subject={{ code: Summary.Code }}>
      {(onClose) => <AllowanceForm allowance={allowance} onClose={onClose} />}
    </ActDialog>
  )
}

type Snapshot = SnapshotFrom<typeof giveAllowanceMachine>
const selectSubject = ({ context }: Snapshot) => context.subject
const selectQuote = ({ context }: Snapshot) => context.data

const units = (['amount', 'percent'] as const).map((value) => ({ value, label: texts.units[value] }))
const causes = [
  { value: '', label: texts.chooseCause },
  ...allowanceCauses.map((value) => ({ value, label: causeNames[value] })),
]

type AllowanceFormProps = { allowance: ActorRefFrom<typeof giveAllowanceMachine>; onClose: () => void }

function AllowanceForm({ allowance, onClose }: AllowanceFormProps) {
  const subject = useSelector(allowance, selectSubject)
  const data = useSelector(allowance, selectQuote)
  const most = formatTaka(data?.Most ?? 0)
  const { fields, bind, change, frame, problemAt } = useForm(allowance, texts.allowanceProblems(most))
  if (!data || !subject) return <NotRead problem={frame.problem} />
  const result = lowered({ fields, subject, data })
  return (
    <ActionForm
      {...frame}
      action={result ? texts.takeOff(formatTaka(result.off)) : texts.giveAllowance}
      onClose={onClose}
    >
      <p>{texts.allowanceLead}</p>
      <RadioGroup label={texts.unit} options={units} value={fields.unit} onChange={(unit) => change('unit', unit)} />
      {fields.unit === 'amount' ? (
        <AmountInput label={texts.off} hint={texts.offHint(most)} required {...bind('value')} />
      ) : (
        <TextInput
          label={texts.percentOff}
          hint={texts.percentHint(formatTaka(data.RoomCharge))}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          required
          {...bind('value')}
        />
      )}
      <Select
        label={texts.cause}
        options={causes}
        required
        value={fields.cause}
        problem={problemAt('cause')}
        onChange={({ target }) => change('cause', allowanceCauses.find((one) => one === target.value) ?? '')}
      />
      <ReasonInput
        label={texts.causeWords}
        hint={texts.reasonHint}
        required={fields.cause === 'other'}
        {...bind('reason')}
      />
      <Sums
        rows={[
          { name: texts.totalNow, sum: formatTaka(data.Payable) },
          { name: texts.totalAfter, sum: result ? formatTaka(result.payable) : '–' },
          { name: texts.dueAfter, sum: result ? formatTaka(result.due) : '–' },
        ]}
      />
      <StaffLimitNote code={subject.code} />
    </ActionForm>
  )
}
