import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ChangeQuote } from '#contract/desk/changes.ts'
import { dayText, daysText, formatTaka } from '#contract/wording/format.ts'
import type { chartMachine, Dropped } from '#machines/desk/chart.machine.ts'
import { Checkbox } from '#ui/fields/inputs.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { FormDialog, NotRead } from '#ui/forms/FormDialog.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { Notice } from '#ui/messages.tsx'
import { nameOf } from '../guests/guest.tsx'
import { ReasonInput } from '../parts/inputs.tsx'
import { Sums } from '../parts/Sums.tsx'
import { Entering } from '../stays/Entering.tsx'
import { texts as stayTexts } from '../stays/texts.ts'
import { texts } from './texts.ts'

export type ChartRef = ActorRefFrom<typeof chartMachine>
type ChartSnapshot = SnapshotFrom<typeof chartMachine>

export const selectDropped = (snapshot: ChartSnapshot) =>
  snapshot.hasTag('open') ? snapshot.context.subject : undefined
const selectQuote = ({ context }: ChartSnapshot) => context.data

/** What a stay would cost where it was dropped, before it goes there. */
export function DropDialog({ chart }: { chart: ChartRef }) {
  const dropped = useSelector(chart, selectDropped)
  return (
    <FormDialog form={chart} title={texts.moveOf(dropped?.guest ?? '')}>
      {(onClose) => dropped && <DropForm chart={chart} dropped={dropped} onClose={onClose} />}
    </FormDialog>
  )
}

function DropForm({ chart, dropped, onClose }: { chart: ChartRef; dropped: Dropped; onClose: () => void }) {
  const quote = useSelector(chart, selectQuote)
  const { fields, bind, change, frame } = useForm(chart, texts.dropProblems)
  const { from, room, arrival, departure } = dropped
  if (!quote) return <NotRead problem={frame.problem} />
  return (
    <ActionForm {...frame} action={texts.changeNow} isDisabled={quote.Taken !== null} onClose={onClose}>
      <p>
        {from === room ? room : texts.fromTo(from, room)} · {daysText(arrival, departure)}
      </p>
      <Entering quote={quote} />
      <Price quote={quote} />
      {quote.NeedsReason && (
        <ReasonInput label={stayTexts.reason} hint={stayTexts.whyPart} required {...bind('reason')} />
      )}
      <Checkbox
        label={texts.tellGuest}
        checked={fields.tellGuest}
        onChange={({ target }) => change('tellGuest', target.checked)}
      />
    </ActionForm>
  )
}

function Price({ quote: { Taken, Before, After, Due, Refund } }: { quote: ChangeQuote }) {
  if (Taken !== null) {
    const who = Taken.Code === null ? texts.aBlock : nameOf(Taken.Guest ?? texts.taken)
    return <Notice kind="error">{texts.isTaken(Taken.Room, dayText(Taken.Night), who)}</Notice>
  }
  const difference = After.Payable - Before.Payable
  return (
    <Sums
      rows={[
        { name: texts.totalBefore, sum: formatTaka(Before.Payable) },
        { name: texts.totalAfter, sum: formatTaka(After.Payable) },
        { name: difference < 0 ? texts.less : texts.more, sum: formatTaka(Math.abs(difference)) },
        ...(Refund > 0 ? [{ name: texts.refund, sum: formatTaka(Refund) }] : []),
        ...(Due > 0 ? [{ name: texts.dueAfter, sum: formatTaka(Due) }] : []),
      ]}
    />
  )
}
