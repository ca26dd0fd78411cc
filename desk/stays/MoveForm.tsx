import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { firstMovableDay } from '#contract/reception/stay-rules.ts'
import type { DeskStay } from '#contract/reception/stays.ts'
import { type FreeRoom, isChargedLess, isToldOfMove, needsReason } from '#machines/desk/move-draft.ts'
import type { StayFields } from '#machines/desk/stay.machine.ts'
import { dayText, formatTaka, withVatText } from '#contract/wording/format.ts'
import { RadioGroup } from '#ui/fields/inputs.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { type Form, useForm } from '#ui/lib/forms/use-form.ts'
import { Spinner } from '#ui/loading.tsx'
import { Notice } from '#ui/messages.tsx'
import { texts as housekeeping } from '../housekeeping/texts.ts'
import { AmountInput, ReasonInput } from '../parts/inputs.tsx'
import { TellGuest } from '../parts/TellGuest.tsx'
import { StaffLimitNote } from '../refunds/StaffLimitNote.tsx'
import { useCan } from '../session/use-desk.ts'
import { type StaySnapshot, useStay } from './stay-desk.ts'
import styles from './stays.module.css'
import { texts } from './texts.ts'

const selectRooms = ({ context }: StaySnapshot) => context.rooms
const selectRoom = ({ context }: StaySnapshot) => context.room
const selectLacksRoom = ({ context }: StaySnapshot) => context.problems?.room !== undefined

type MoveFormProps = {
  /** Who gets another room. */
  guest: DeskStay
  today: string
  onClose: () => void
}

/** The rooms that are free on all nights of a stay, and what a dearer one costs the guests. */
export function MoveForm({ guest: { State, Arrival, Departure, Room, Code }, today, onClose }: MoveFormProps) {
  const stay = useStay()
  const rooms = useSelector(stay, selectRooms)
  const chosen = useSelector(stay, selectRoom)
  const lacksRoom = useSelector(stay, selectLacksRoom)
  const difference = formatTaka(chosen?.Difference ?? 0)
  const { fields, bind, change, frame } = useForm(stay, texts.problems(difference))
  const draft = { room: chosen, fields }
  const houses = Map.groupBy(rooms ?? [], ({ House }) => House)
  const from = firstMovableDay({ State, Arrival }, today)

  return (
    <ActionForm {...frame} action={texts.confirmMove} isDisabled={houses.size === 0} onClose={onClose}>
      <p>{texts.moveLead(Room, dayText(from), dayText(Departure))}</p>
      {!rooms && frame.problem === undefined && <Spinner />}
      {rooms?.length === 0 && <Notice kind="info">{texts.noRooms}</Notice>}
      <div className={styles['houses']}>
        {[...houses].map(([house, free]) => (
          <RadioGroup
            key={house}
            label={house}
            name="room"
            options={free.map((room) => ({
              value: room.UnitId,
              label: room.Room,
              note: notesOf(room, { isTonight: from <= today }),
            }))}
            value={chosen?.UnitId}
            onChange={(id) => {
              const room = free.find(({ UnitId }) => UnitId === id)
              if (room) stay.send({ type: 'room.chosen', room })
            }}
          />
        ))}
      </div>
      {lacksRoom && <Notice kind="error">{texts.roomMissing}</Notice>}
      {chosen && chosen.Difference > 0 && (
        <Charge difference={withVatText(chosen.Difference)} binding={bind('charge')} />
      )}
      {needsReason(draft) && (
        <ReasonInput
          label={texts.reason}
          hint={isChargedLess(draft) ? texts.whyLess : texts.whyPart}
          required
          {...bind('reason')}
        />
      )}
      {isChargedLess(draft) && <StaffLimitNote code={Code} />}
      {chosen && chosen.Cheaper > 0 && <Cheaper sum={withVatText(chosen.Cheaper)} />}
      {chosen && <TellGuest isTold={isToldOfMove(draft)} onChange={(tell) => change('tell', tell)} />}
    </ActionForm>
  )
}

function notesOf(room: FreeRoom, { isTonight }: { isTonight: boolean }): ReactNode {
  const notes = [
    ...(isTonight && room.RoomState === 'dirty' ? [housekeeping.dirtyNow] : []),
    ...(room.Difference > 0 ? [texts.dearer(withVatText(room.Difference))] : []),
    ...(room.Cheaper > 0 ? [texts.cheaper(withVatText(room.Cheaper))] : []),
    ...(room.IsPart ? [texts.partOfHouse] : []),
  ]
  return notes.length > 0 && <small className={styles['roomNotes']}>{notes.join(' · ')}</small>
}

/** The price stays: what a cheaper room costs less is given, if at all, by the form that changes stays. */
function Cheaper({ sum }: { sum: string }) {
  const mayGive = useCan('stay.waiveDue')
  return (
    <p>
      {texts.costsLess(sum)} {mayGive && <span>{texts.toChargeCheaper}</span>}
    </p>
  )
}

type ChargeProps = { difference: string; binding: ReturnType<Form<StayFields>['bind']> }

/** The part of a higher price that the guests pay: all of it, unless the role allows less. */
function Charge({ difference, binding }: ChargeProps) {
  const mayWaive = useCan('stay.waiveDue')
  if (!mayWaive) return <p>{texts.isCharged(difference)}</p>
  return <AmountInput label={texts.charge} hint={texts.difference(difference)} required {...binding} />
}
