import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { findOrders, type FoundOrder as Order } from '#contract/reception/orders.ts'
import type { DeskRoom } from '#contract/reception/rooms.ts'
import { sentenceOf } from '#contract/problem.ts'
import { TextInput } from '#ui/fields/inputs.tsx'
import { isComposing } from '#ui/lib/composing.ts'
import { Notice } from '#ui/messages.tsx'
import { useDesk } from '../session/use-desk.ts'
import { FoundOrder } from './FoundOrder.tsx'
import { FoundRoom } from './FoundRoom.tsx'
import styles from './find.module.css'
import { createSearchAsTyped, type SearchAsTyped } from './search-as-typed.ts'
import { texts } from './texts.ts'

const DELAY_MS = 150

type Found = { text: string; orders: Order[]; rooms: DeskRoom[] }

/** Orders by code, phone, name, room or payment, and rooms by name, while one types. Coming back from one of them, the last search is there again. */
export default function FindPage() {
  const { api } = useDesk()
  const navigate = useNavigate()
  const [text, setText] = useState(useLastSearch())
  const [found, setFound] = useState<Found>()
  const [problem, setProblem] = useState<string>()
  const search = useRef<SearchAsTyped>(undefined)
  const list = useRef<HTMLDivElement>(null)
  const first = useRef(text)

  useEffect(() => {
    const current = createSearchAsTyped({
      ask: (Q, signal) => api.call(findOrders, { query: { Q } }, { signal }),
      onAnswer: (answered, { Data: orders, Rooms: rooms }) => {
        setFound({ text: answered, orders, rooms })
        setProblem(undefined)
        // In the history of the browser, not in the address: names do not belong into it.
        void navigate('.', { replace: true, state: { text: answered }, preventScrollReset: true })
      },
      onFailure: (error) => setProblem(sentenceOf(error)),
      delayMs: DELAY_MS,
    })
    search.current = current
    if (first.current !== '') current.ask(first.current)
    return () => current.stop()
  }, [api, navigate])
  useEffect(() => {
    // After the frame, which leads the focus to the page as a whole.
    const frame = requestAnimationFrame(() => list.current?.querySelector('input')?.select())
    return () => cancelAnimationFrame(frame)
  }, [])

  function take(next: string): void {
    setText(next)
    if (next.trim() === '') {
      search.current?.stop()
      setFound(undefined)
    } else search.current?.type(next.trim())
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && at >= 0) {
      event.preventDefault()
      stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus()
    } else if (event.key === 'Enter' && at === 0 && found?.text === text.trim()) stops[1]?.click()
  }

  return (
    <div ref={list} className={styles['find']} role="search" onKeyDown={onKeyDown}>
      <h1>{texts.title}</h1>
      <TextInput
        label={texts.label}
        type="search"
        name="find"
        hint={texts.hint}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={80}
        value={text}
        onChange={(event) => take(event.target.value)}
      />
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <p className={styles['count']} role="status">
        {found && outcomeOf(found)}
      </p>
      {found && found.rooms.length > 0 && (
        <ul className={styles['rooms']} aria-label={texts.roomsFound}>
          {found.rooms.map((room) => (
            <FoundRoom key={room.UnitId} room={room} />
          ))}
        </ul>
      )}
      {found && found.orders.length > 0 && (
        <ul className={styles['results']} aria-label={texts.results}>
          {found.orders.map((order) => (
            <FoundOrder key={order.Code} order={order} persons={order.Persons} />
          ))}
        </ul>
      )}
    </div>
  )
}

function outcomeOf({ text, orders, rooms }: Found): string {
  if (orders.length + rooms.length > 0) return texts.found(orders.length, rooms.length)
  return text.length < 2 ? texts.tooShort : texts.none(text)
}

function useLastSearch(): string {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'text' in state && typeof state.text === 'string'
    ? state.text
    : ''
}
