import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isStanding } from '#contract/orders/order-rules.ts'
import type { ToDo } from '#contract/reception/orders.ts'
import { buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { showStay } from '#ui/dates/date-text.ts'
import { BlockDialog } from '../blocks/BlockDialog.tsx'
import { useBlocks } from '../blocks/use-blocks.ts'
import { GuestName, nameOf } from '../guests/guest.tsx'
import { plainText } from '../guests/plain-text.ts'
import { DueMark } from '../orders/DueMark.tsx'
import { Reconfirm } from '../orders/Reconfirm.tsx'
import { useCan } from '../session/use-desk.ts'
import partyStyles from './party.module.css'
import { RepairRow } from './RepairRow.tsx'
import { texts } from './texts.ts'
import styles from './today.module.css'
import { Who } from './Who.tsx'
import type { OrderSummary } from '#contract/orders/summary.ts'

/** What cannot wait first. */
const order = [
  'Unplaced',
  'FailedRefunds',
  'Proposals',
  'UnderReview',
  'Requests',
  'Reconfirm',
] as const satisfies (keyof ToDo)[]
type List = (typeof order)[number]

export function countToDo(toDo: ToDo): number {
  return order.reduce((sum, list) => sum + toDo[list].length, toDo.Phones.length + toDo.Repairs.length)
}

export function ToDoLists({ toDo, onChanged }: { toDo: ToDo; onChanged: () => void }) {
  const { Phones, Repairs } = toDo
  const { block, openBlock } = useBlocks(Repairs, onChanged)
  const mayBlock = useCan('room.block')
  if (countToDo(toDo) === 0) return <p className={styles['none']}>{texts.none.toDo}</p>
  return (
    <>
      {order.map((list) => (
        <ToDoList key={list} list={list} count={toDo[list].length}>
          {toDo[list].map((summary) => (
            <ToDoRow key={summary.Code} summary={summary} list={list} onChanged={onChanged} />
          ))}
        </ToDoList>
      ))}
      <ToDoList list="Phones" count={Phones.length}>
        {Phones.map((proposal) => (
          <PhoneRow key={proposal.GuestId} proposal={proposal} />
        ))}
      </ToDoList>
      <ToDoList list="Repairs" count={Repairs.length}>
        {Repairs.map((room) => (
          <RepairRow
            key={room.UnitId}
            room={room}
            onBlock={mayBlock ? () => openBlock([room.UnitId], { reason: room.Repair?.Text ?? '' }) : undefined}
            onChanged={onChanged}
          />
        ))}
      </ToDoList>
      <BlockDialog block={block} rooms={Repairs} />
    </>
  )
}

type ToDoListProps = { list: List | 'Phones' | 'Repairs'; count: number; children: ReactNode }

function ToDoList({ list, count, children }: ToDoListProps) {
  if (count === 0) return null
  return (
    <div className={styles['toDoList']}>
      <h3>
        {texts.lists[list]} <span className={styles['count']}>{count}</span>
      </h3>
      {texts.notes[list] !== '' && <p className={styles['note']}>{texts.notes[list]}</p>}
      <ul>{children}</ul>
    </div>
  )
}

type PhoneRowProps = { proposal: ToDo['Phones'][number] }

function PhoneRow({ proposal: { GuestId, Guest, Phone, By } }: PhoneRowProps) {
  return (
    <li className={classes(partyStyles['party'], partyStyles['task'])}>
      <div>
        <Link to={`/guests/${GuestId}`}>
          <GuestName name={Guest} />
        </Link>
        <p className={partyStyles['when']}>{texts.proposedPhone(Phone, plainText(By))}</p>
      </div>
    </li>
  )
}

type ToDoRowProps = { summary: OrderSummary; list: List; onChanged: () => void }

function ToDoRow({ summary, list, onChanged }: ToDoRowProps) {
  const { Code, Guest, Phone } = summary
  return (
    <li className={classes(partyStyles['party'], partyStyles['task'])}>
      <div>
        <Who code={Code} guest={Guest} phone={Phone} />
        <p className={partyStyles['when']}>{spanOf(summary)}</p>
      </div>
      <NextStep summary={summary} list={list} onChanged={onChanged} />
    </li>
  )
}

/** What is done about it, or what is due of it. */
function NextStep({ summary, list, onChanged }: ToDoRowProps) {
  const { Guest, Status } = summary
  if (list === 'Reconfirm') return <Reconfirm order={summary} onDone={onChanged} />
  if (list === 'Proposals' || list === 'FailedRefunds') {
    return (
      <Link
        className={classes(buttonClass('outlined'), partyStyles['toRefunds'])}
        to="/refunds"
        aria-label={texts.refundsOf(nameOf(Guest))}
      >
        {texts.refunds}
      </Link>
    )
  }
  return <DueMark order={summary} isStanding={isStanding(Status)} />
}

function spanOf({ Arrival, Departure, Rooms, Type, Code }: OrderSummary): string {
  const what = Type === 'Room' ? texts.roomCount(Rooms) : texts.kinds[Type]
  return [what, showStay({ arrival: Arrival, departure: Departure }), Code].join(' · ')
}
