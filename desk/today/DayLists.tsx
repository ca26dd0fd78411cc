import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import type { today as todayEndpoint } from '#contract/reception/orders.ts'
import type { DeskStay } from '#contract/reception/stays.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { BlockLine } from '../blocks/BlockLine.tsx'
import { useCan } from '../session/use-desk.ts'
import { partiesOf } from '../stays/parties.ts'
import { Occasions } from './Occasions.tsx'
import { PartyRow } from './PartyRow.tsx'
import { countToDo, ToDoLists } from './ToDoLists.tsx'
import { texts } from './texts.ts'
import styles from './today.module.css'

type Board = DataOf<typeof todayEndpoint>

type DayListsProps = { board: Board; day: string; onChanged: () => void }

export function DayLists({ board, day, onChanged }: DayListsProps) {
  const { Arriving, Leaving, InHouse, Blocks: blocks, Occasions: occasions, ToDo } = board
  const lists = [
    { key: 'arriving', count: countWaiting(Arriving, 'expected') },
    { key: 'leaving', count: countWaiting(Leaving, 'inHouse') },
    { key: 'inHouse', count: InHouse.length },
    ...(ToDo ? [{ key: 'toDo' as const, count: countToDo(ToDo) }] : []),
    ...(occasions.length > 0 ? [{ key: 'occasions' as const, count: occasions.length }] : []),
    ...(blocks.length > 0 ? [{ key: 'blocked' as const, count: blocks.length }] : []),
  ] as const
  const maySeeRegister = useCan('identity.read')
  const shown = { board, day, onChanged }
  const countOf = (key: (typeof lists)[number]['key']) => lists.find((list) => list.key === key)?.count ?? 0
  return (
    <>
      <nav className={styles['jump']} aria-label={texts.jump}>
        {lists.map(({ key, count }) => (
          <a key={key} href={`#${key}`}>
            {texts[key]} <b>{count}</b>
          </a>
        ))}
      </nav>
      <div className={styles['lists']}>
        <Section id="arriving" count={countOf('arriving')}>
          <Parties stays={Arriving} waiting="expected" list="arriving" {...shown} />
        </Section>
        <Section id="leaving" count={countOf('leaving')}>
          <Parties stays={Leaving} waiting="inHouse" list="leaving" {...shown} />
        </Section>
        {ToDo && (
          <Section id="toDo" count={countOf('toDo')}>
            <ToDoLists toDo={ToDo} onChanged={onChanged} />
          </Section>
        )}
        <Section id="inHouse" count={countOf('inHouse')}>
          {maySeeRegister && (
            <p className={styles['note']}>
              <Link to="/register">{texts.register}</Link>
            </p>
          )}
          <Parties stays={InHouse} waiting="inHouse" list="inHouse" {...shown} />
        </Section>
        {occasions.length > 0 && (
          <Section id="occasions" count={countOf('occasions')}>
            <Occasions occasions={occasions} day={day} />
          </Section>
        )}
        {blocks.length > 0 && (
          <Section id="blocked" count={countOf('blocked')}>
            <ul className={styles['blocks']}>
              {blocks.map((block) => (
                <BlockLine key={block.Id} block={block} name={block.Room} />
              ))}
            </ul>
          </Section>
        )}
      </div>
    </>
  )
}

type SectionId = 'arriving' | 'leaving' | 'inHouse' | 'toDo' | 'occasions' | 'blocked'

function Section({ id, count, children }: { id: SectionId; count: number; children: ReactNode }) {
  const titleId = useId()
  return (
    <section id={id} className={styles[id]} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {texts[id]} <span className={styles['count']}>{count}</span>
      </h2>
      {children}
    </section>
  )
}

type PartiesProps = {
  stays: readonly DeskStay[]
  waiting: 'expected' | 'inHouse'
  board: Board
  day: string
  list: 'arriving' | 'leaving' | 'inHouse'
  onChanged: () => void
}

function Parties({ stays, waiting, board, list, ...day }: PartiesProps) {
  if (stays.length === 0) return <p className={styles['none']}>{texts.none[list]}</p>
  return (
    <ul>
      {partiesOf(stays, waiting).map((party) => (
        <PartyRow
          key={party.code}
          party={party}
          list={list}
          order={board.Orders.find(({ Code }) => Code === party.code)}
          {...day}
        />
      ))}
    </ul>
  )
}

/** Rooms that are still to be served; those that are done stay in the list. */
function countWaiting(stays: Board['Arriving'], state: Board['Arriving'][number]['State']): number {
  return stays.filter(({ State }) => State === state).length
}
