import type { Levies } from '#contract/values/money.ts'
import { leviesOf } from '#contract/values/levies.ts'
import { rateRefusalText } from '#contract/wording/rate-words.ts'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ChangeQuote, RoomOffer, StayWish } from '#contract/reception/changes.ts'
import { addDays } from '#contract/values/calendar.ts'
import { dayText, formatTaka, withVatText } from '#contract/wording/format.ts'
import {
  allowanceOf,
  type changeStaysMachine,
  type ChangeSubject,
  isTold,
  sumsWith,
} from '#machines/desk/change-stays.machine.ts'
import { DateField } from '#ui/dates/DateField.tsx'
import { Checkbox, RadioGroup } from '#ui/fields/inputs.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { NotRead } from '#ui/forms/FormDialog.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { Notice } from '#ui/messages.tsx'
import { texts as housekeeping } from '../housekeeping/texts.ts'
import { AmountInput, ReasonInput } from '../parts/inputs.tsx'
import parts from '../parts/parts.module.css'
import { Sums } from '../parts/Sums.tsx'
import { TellGuest } from '../parts/TellGuest.tsx'
import { StaffLimitNote } from '../refunds/StaffLimitNote.tsx'
import { useCan } from '../session/use-desk.ts'
import styles from './changes.module.css'
import { texts } from './texts.ts'

const selectData = ({ context }: SnapshotFrom<typeof changeStaysMachine>) => context.data

type ChangeFormProps = {
  dialog: ActorRefFrom<typeof changeStaysMachine>
  subject: ChangeSubject
  today: string
  onClose: () => void
}

/** What a change of rooms or nights costs, before it is made. */
export function ChangeForm({ dialog, subject, today, onClose }: ChangeFormProps) {
  const { code, wish } = subject
  const data = useSelector(dialog, selectData)
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  const most = formatTaka(data?.Charged ?? 0)
  const { fields, bind, change, frame } = useForm(dialog, texts.problems(most))
  const mayGive = useCan('stay.waiveDue')
  const hasAllowance = fields.allowance.trim() !== ''
  /** Another wish is another question: the dialog is opened for it, with what was typed. */
  function ask(next: StayWish) {
    dialog.send({ type: 'dialog.closed' })
    dialog.send({ type: 'dialog.opened', subject: { ...subject, wish: next, typed: fields } })
  }
  const quote = data?.Taken === null ? data : undefined
  const hasCharge = quote !== undefined && mayGive && quote.Charged > 0
  return (
    <ActionForm {...frame} action={texts.actions[wish.Kind]} isDisabled={!quote} onClose={onClose}>
      {'Arrival' in wish && (
        <>
          <WishedDays wish={wish} today={today} keepsArrival={subject.keepsArrival === true} onChange={ask} />
          {last && last.Offers.length > 0 && (
            <WishedRoom
              wish={wish}
              quote={last}
              isTonight={subject.keepsArrival === true || wish.Arrival <= today}
              isOpen={subject.isMove === true}
              onChange={ask}
            />
          )}
        </>
      )}
      {!data && <NotRead problem={frame.problem} />}
      {data?.Taken && (
        <TakenNotice taken={data.Taken} advice={'Arrival' in wish ? texts.chooseOther : texts.notAgain} />
      )}
      {quote?.Refusal && <Notice kind="warning">{texts.refused(rateRefusalText(quote.Refusal))}</Notice>}
      {quote?.Entering && <p>{texts.inRoomFrom(dayText(quote.Entering.Since))}</p>}
      {quote?.Entering?.RoomState === 'dirty' && <Notice kind="warning">{texts.isDirty}</Notice>}
      {quote && wish.Kind === 'reinstate' && <RoomsAgain rooms={quote.Rooms} />}
      {quote && (
        <Terms
          quote={quote}
          allowance={allowanceOf(fields)}
          before={subject.isWholeOrder ? texts.keptSoFar : texts.before}
        />
      )}
      {quote && quote.Cheaper > 0 && <p>{texts.costsLess(withVatText(quote.Cheaper, leviesOf(quote)))}</p>}
      {quote && quote.Cheaper > 0 && mayGive && (
        <Checkbox
          label={texts.chargeCheaper}
          checked={allowanceOf(fields) === quote.Cheaper}
          onChange={({ target }) => change('allowance', target.checked ? String(quote.Cheaper) : '')}
        />
      )}
      {hasCharge && <AmountInput label={texts.allowance} hint={texts.allowanceHint(most)} {...bind('allowance')} />}
      {quote && (hasCharge || quote.NeedsReason) && (
        <ReasonInput
          label={texts.reason}
          hint={texts.reasonHint}
          required={hasAllowance || quote.NeedsReason}
          {...bind('reason')}
        />
      )}
      {quote && hasAllowance && <StaffLimitNote code={code} />}
      {quote &&
        (sumsWith(quote, allowanceOf(fields)).refund > 0 ? (
          <p>{wish.Kind === 'reinstate' ? texts.told : `${texts.told} ${texts.refundLater}`}</p>
        ) : (
          <TellGuest isTold={isTold({ fields, subject, data: quote })} onChange={(tell) => change('tell', tell)} />
        ))}
    </ActionForm>
  )
}

type PlaceWish = Extract<StayWish, { Arrival: string }>
type WishProps = { wish: PlaceWish; onChange: (wish: PlaceWish) => void }

/** A departure that the arrival was moved beyond goes with it. */
function WishedDays({ wish, today, keepsArrival, onChange }: WishProps & { today: string; keepsArrival: boolean }) {
  const { Arrival, Departure } = wish
  return (
    <div className={parts['pair']}>
      {!keepsArrival && (
        <DateField
          label={texts.arrival}
          name="arrival"
          required
          openTo={Arrival}
          min={Arrival < today ? Arrival : today}
          value={Arrival}
          onChange={(day) =>
            onChange({ ...wish, Arrival: day, Departure: Departure > day ? Departure : addDays(day, 1) })
          }
          onUnreadable={() => {}}
        />
      )}
      <DateField
        label={texts.departure}
        name="departure"
        required
        openTo={Departure}
        min={addDays(Arrival, 1)}
        value={Departure}
        onChange={(day) => onChange({ ...wish, Departure: day })}
        onUnreadable={() => {}}
      />
    </div>
  )
}

type WishedRoomProps = WishProps & { quote: ChangeQuote; isTonight: boolean; isOpen: boolean }

/** Rooms of the last quote: they stay while the next one is read. */
function WishedRoom({ wish, quote, isTonight, isOpen, onChange }: WishedRoomProps) {
  const chosen = wish.UnitId ?? quote.Rooms[0]?.UnitId
  const others = quote.Offers.filter(({ UnitId }) => UnitId !== chosen)
  const room = quote.Offers.find(({ UnitId }) => UnitId === chosen)?.Room ?? ''
  return (
    <details className={styles['offers']} open={isOpen}>
      <summary>{texts.roomOf(room, others.length)}</summary>
      <div className={styles['houses']}>
        {[...Map.groupBy(quote.Offers, ({ House }) => House)].map(([house, offers]) => (
          <RadioGroup
            key={house}
            label={house}
            name="room"
            options={offers.map((offer) => ({
              value: offer.UnitId,
              label: offer.Room,
              note: notesOf(offer, leviesOf(quote), isTonight),
            }))}
            value={chosen}
            onChange={(UnitId) => onChange({ ...wish, UnitId })}
          />
        ))}
      </div>
    </details>
  )
}

function notesOf({ RoomState, Dearer, Cheaper, IsPart }: RoomOffer, levies: Levies, isTonight: boolean) {
  const notes = [
    ...(isTonight && RoomState === 'dirty' ? [housekeeping.dirtyNow] : []),
    ...(Dearer > 0 ? [texts.dearer(withVatText(Dearer, levies))] : []),
    ...(Cheaper > 0 ? [texts.cheaper(withVatText(Cheaper, levies))] : []),
    ...(IsPart ? [texts.partOfHouse] : []),
  ]
  return notes.length > 0 && <small className={styles['notes']}>{notes.join(' · ')}</small>
}

/** Which rooms are booked again, and which of them instead of those that others have now. */
function RoomsAgain({ rooms }: { rooms: ChangeQuote['Rooms'] }) {
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
