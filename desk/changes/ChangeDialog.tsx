import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ChangeQuote } from '#contract/reception/changes.ts'
import { addDays } from '#contract/values/calendar.ts'
import { dayText, formatTaka, withVatText } from '#contract/wording/format.ts'
import {
  allowanceOf,
  type ChangeData,
  type changeStaysMachine,
  type ChangeSubject,
  isTold,
  sumsWith,
  type Wish,
} from '#machines/desk/change-stays.machine.ts'
import { DateField } from '#ui/dates/DateField.tsx'
import { Checkbox, Select } from '#ui/fields/inputs.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { FormDialog, NotRead } from '#ui/forms/FormDialog.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { Notice } from '#ui/messages.tsx'
import { AmountInput, ReasonInput } from '../parts/inputs.tsx'
import parts from '../parts/parts.module.css'
import { Sums } from '../parts/Sums.tsx'
import { TellGuest } from '../parts/TellGuest.tsx'
import { StaffLimitNote } from '../refunds/StaffLimitNote.tsx'
import { useCan } from '../session/use-desk.ts'
import { Entering } from '../stays/Entering.tsx'
import { texts as stayTexts } from '../stays/texts.ts'
import { texts } from './texts.ts'

type Snapshot = SnapshotFrom<typeof changeStaysMachine>
const selectSubject = ({ context }: Snapshot) => context.subject
const selectData = ({ context }: Snapshot) => context.data

type ChangeDialogProps = {
  dialog: ActorRefFrom<typeof changeStaysMachine>
  code: string
  today: string
}

/** What a change of rooms or nights costs, before it is made. */
export function ChangeDialog(props: ChangeDialogProps) {
  const subject = useSelector(props.dialog, selectSubject)
  return (
    <FormDialog form={props.dialog} title={subject ? texts.titles[subject.kind](subject.room) : ''}>
      {(onClose) => subject && <ChangeForm {...props} subject={subject} onClose={onClose} />}
    </FormDialog>
  )
}

type ChangeFormProps = ChangeDialogProps & { subject: ChangeSubject; onClose: () => void }

function ChangeForm({ dialog, code, today, subject, onClose }: ChangeFormProps) {
  const data = useSelector(dialog, selectData)
  const most = formatTaka(data?.quote?.Charged ?? 0)
  const { fields, bind, change, frame } = useForm(dialog, texts.problems(most))
  const mayGive = useCan('stay.waiveDue')
  const quote = data?.quote
  const hasAllowance = fields.allowance.trim() !== ''
  /** Another wish is another question: the dialog is opened for it, with what was typed. */
  function ask(wish: Wish) {
    if (!('wish' in subject)) return
    dialog.send({ type: 'dialog.closed' })
    dialog.send({ type: 'dialog.opened', subject: { ...subject, wish, typed: fields } })
  }
  const isPossible = quote !== undefined && quote.Taken === null
  const keepsArrival = subject.kind === 'dates' && subject.since !== undefined
  return (
    <ActionForm {...frame} action={texts.actions[subject.kind]} isDisabled={!isPossible} onClose={onClose}>
      {'wish' in subject && <WishFields {...{ wish: subject.wish, data, today, keepsArrival, onChange: ask }} />}
      {!data && <NotRead problem={frame.problem} />}
      {data && !quote && <Notice kind="warning">{texts.noRooms}</Notice>}
      {quote?.Taken && (
        <TakenNotice taken={quote.Taken} advice={'wish' in subject ? texts.chooseOther : texts.notAgain} />
      )}
      {isPossible && <Entering quote={quote} />}
      {isPossible && data?.again && <RoomsAgain rooms={data.again} />}
      {isPossible && (
        <Terms
          quote={quote}
          allowance={allowanceOf(fields)}
          before={subject.kind === 'reinstateOrder' ? texts.keptSoFar : texts.before}
        />
      )}
      {isPossible && quote.Cheaper > 0 && <p>{stayTexts.costsLess(withVatText(quote.Cheaper))}</p>}
      {isPossible && quote.Cheaper > 0 && mayGive && (
        <Checkbox
          label={texts.chargeCheaper}
          checked={allowanceOf(fields) === quote.Cheaper}
          onChange={({ target }) => change('allowance', target.checked ? String(quote.Cheaper) : '')}
        />
      )}
      {isPossible && mayGive && quote.Charged > 0 && (
        <AmountInput label={texts.allowance} hint={texts.allowanceHint(most)} {...bind('allowance')} />
      )}
      {isPossible && ((mayGive && quote.Charged > 0) || quote.NeedsReason) && (
        <ReasonInput
          label={texts.reason}
          hint={texts.reasonHint}
          required={hasAllowance || quote.NeedsReason}
          {...bind('reason')}
        />
      )}
      {isPossible && hasAllowance && <StaffLimitNote code={code} />}
      {isPossible &&
        (sumsWith(quote, allowanceOf(fields)).refund > 0 ? (
          <p>{data?.again ? texts.told : `${texts.told} ${texts.refundLater}`}</p>
        ) : (
          <TellGuest isTold={isTold({ fields, subject, quote })} onChange={(tell) => change('tell', tell)} />
        ))}
    </ActionForm>
  )
}

type WishFieldsProps = {
  wish: Wish
  data: ChangeData | undefined
  today: string
  keepsArrival: boolean
  onChange: (wish: Wish) => void
}

/** A departure that the arrival was moved beyond goes with it. */
function WishFields({ wish, data, today, keepsArrival, onChange }: WishFieldsProps) {
  const { arrival, departure } = wish
  const first = arrival < today ? arrival : today
  const rooms = data?.rooms ?? []
  const chosen = data?.unitId ?? wish.unitId
  return (
    <>
      <div className={parts['pair']}>
        {!keepsArrival && (
          <DateField
            label={texts.arrival}
            name="arrival"
            required
            openTo={arrival}
            min={first}
            value={arrival}
            onChange={(day) =>
              onChange({ ...wish, arrival: day, departure: departure > day ? departure : addDays(day, 1) })
            }
            onUnreadable={() => {}}
          />
        )}
        <DateField
          label={texts.departure}
          name="departure"
          required
          openTo={departure}
          min={addDays(arrival, 1)}
          value={departure}
          onChange={(day) => onChange({ ...wish, departure: day })}
          onUnreadable={() => {}}
        />
      </div>
      {rooms.length > 0 && (
        <Select
          label={texts.room}
          name="unitId"
          required
          options={[
            ...(rooms.some(({ UnitId }) => UnitId === chosen) ? [] : [{ value: chosen, label: '—' }]),
            ...rooms.map(({ UnitId, Room, House }) => ({ value: UnitId, label: texts.roomOf(Room, House) })),
          ]}
          value={chosen}
          onChange={({ target }) => onChange({ ...wish, unitId: target.value })}
        />
      )}
    </>
  )
}

/** Which rooms are booked again, and which of them instead of those that others have now. */
function RoomsAgain({ rooms }: { rooms: NonNullable<ChangeData['again']> }) {
  const other = rooms.flatMap(({ Room, Before }) => (Before === null ? [] : [texts.insteadOf(Before, Room)]))
  return (
    <>
      <p>
        {texts.rooms(rooms.length)}: <bdi>{rooms.map(({ Room }) => Room).join(', ')}</bdi>
      </p>
      {other.length > 0 && <Notice kind="warning">{other.join(' ')}</Notice>}
    </>
  )
}

type TakenNoticeProps = { taken: NonNullable<ChangeQuote['Taken']>; advice: string }

function TakenNotice({ taken: { Room, Night, Code, Guest }, advice }: TakenNoticeProps) {
  const by = Code === null ? texts.blocked : Guest === null ? '' : texts.takenBy(Guest, Code)
  return (
    <Notice kind="warning">
      <bdi>{[texts.taken(Room, dayText(Night)), by].filter((part) => part !== '').join(', ')}</bdi>. {advice}
    </Notice>
  )
}

type TermsProps = { quote: ChangeQuote; allowance: number; before: string }

/** The bill before and after. */
function Terms({ quote, allowance, before: name }: TermsProps) {
  const { before, payable, due, refund } = sumsWith(quote, allowance)
  const { Kept } = quote
  return (
    <Sums
      rows={[
        { name, sum: formatTaka(before) },
        { name: texts.after, sum: formatTaka(payable) },
        ...(payable === before
          ? []
          : [{ name: payable < before ? texts.less : texts.more, sum: formatTaka(Math.abs(payable - before)) }]),
        ...(Kept > 0 ? [{ name: texts.kept, sum: formatTaka(Kept) }] : []),
        refund > 0 ? { name: texts.refund, sum: formatTaka(refund) } : { name: texts.due, sum: formatTaka(due) },
      ]}
    />
  )
}
