import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { addDays, daysBetween, weekdayOf } from '#contract/values/calendar.ts'
import type { Bar, Lifted, Place } from './chart.ts'
import { ChartHead } from './ChartHead.tsx'
import { ChartRow, RowName } from './ChartRow.tsx'
import { nextNight, nextRow, rowsInView, spanAt } from './geometry.ts'
import { type ChartKey, keyOf } from './keys.ts'
import { isSame, judge, placeOf, type Shown } from './moves.ts'
import styles from './room-chart.module.css'
import { texts } from './texts.ts'
import { useKeptCursor } from './use-kept-cursor.ts'
import { measureDays, placeUnder, usePull } from './use-pull.ts'

export type Wish = 'choose' | 'book' | 'block'

export type RoomChartProps = Shown & {
  label: string
  /** How many rows of a head are free, by its key and day. */
  free: ReadonlyMap<string, readonly number[]>
  /** Taken in all rows, by day, percent. */
  taken: readonly number[]
  /** Days from the first one until now. */
  now: number
  isBusy: boolean
  /** What was dropped and is being decided: it is shown where it would be. */
  wanted: Lifted | undefined
  onOpen: (bar: Bar) => void
  onChoose: (place: Place, wish: Wish) => void
  /** Other days are wanted: so many later. */
  onShift: (days: number) => void
  onToday: () => void
  onDrop: (lifted: Lifted) => void
}

type Measures = CSSProperties & Record<`--${string}`, number>

const WEEK = 7
const FRIDAY = 5
const NO_BARS: readonly Bar[] = []

/** Rows and what takes them on some days. It is used with a pointer and by keys alike, and draws only the rows that are in view. */
export function RoomChart(props: RoomChartProps) {
  const { label, rows, days, bars, free, taken, now, isBusy, wanted } = props
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLParagraphElement>(null)
  const [view, setView] = useState(() => ({ ...rowsInView(0, 1_000, rows.length), days: 0 }))
  const [cursor, setCursor] = useState(() => ({
    row: nextRow(rows, -1, 1),
    date: (days.find(({ isToday }) => isToday) ?? days[0])?.date ?? '',
  }))
  const [lifted, setLifted] = useState<Lifted>()
  const shown = useMemo((): Shown => ({ rows, days, bars }), [rows, days, bars])

  const start = days[0]?.date ?? ''
  const row = Math.max(0, Math.min(rows.length - 1, cursor.row))
  const day = Math.max(0, Math.min(days.length - 1, daysBetween(start, cursor.date)))
  const barsOfRow = (index: number) => bars.get(rows[index]?.key ?? '') ?? NO_BARS

  function inView({ scrollTop, clientHeight, scrollLeft }: HTMLElement): typeof view {
    const scrolled = scrollLeft === 0 || !body.current ? 0 : Math.ceil(scrollLeft / measureDays(body.current).width)
    return { ...rowsInView(scrollTop, clientHeight, rows.length), days: scrolled }
  }
  function showGhost(place: Place, bar: Bar | undefined): void {
    const { isFree, sentence } = judge(shown, place, bar)
    const element = ghost.current
    if (!element) return
    element.hidden = false
    element.style.setProperty('--first', String(place.first))
    element.style.setProperty('--nights', String(place.nights))
    element.style.setProperty('--index', String(rows.findIndex(({ key }) => key === place.row)))
    element.toggleAttribute('data-taken', !isFree)
    element.textContent = bar?.title ?? texts.nights(place.nights)
    say(sentence)
  }
  function hideGhost(): void {
    if (ghost.current) ghost.current.hidden = true
  }
  function say(sentence: string): void {
    if (said.current && said.current.textContent !== sentence) said.current.textContent = sentence
  }
  function drop(place: Place, bar: Bar | undefined): void {
    if (!judge(shown, place, bar).isFree) return
    if (!bar) props.onChoose(place, 'choose')
    else if (!isSame(place, bar)) props.onDrop({ bar, place })
  }

  usePull({ scroller, body, shown: () => shown, onPlace: showGhost, onDrop: drop, onEnd: hideGhost })
  const moving = lifted ?? wanted
  useEffect(() => {
    if (moving) showGhost(moving.place, moving.bar)
    else hideGhost()
    if (lifted) ghost.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  useKeptCursor(body, { row, day })

  function goTo(nextRowIndex: number, nextDay: number): void {
    setCursor({ row: Math.max(0, Math.min(rows.length - 1, nextRowIndex)), date: addDays(start, nextDay) })
    if (nextDay < 0) props.onShift(-WEEK)
    else if (nextDay >= days.length) props.onShift(WEEK)
  }

  function putBack({ bar }: Lifted): void {
    setLifted(undefined)
    say(texts.putBack(bar.title))
  }

  function moveLifted(key: ChartKey, { bar, place }: Lifted): void {
    if (key.act === 'go') {
      const index = rows.findIndex((one) => one.key === place.row)
      const next = key.rows === 0 ? index : nextRow(rows, index, key.rows)
      const wished = { row: rows[next]?.key ?? place.row, days: place.first - bar.first + key.days }
      const { row: placed, first } = placeOf(bar, 'whole', wished)
      setLifted({ bar, place: { row: placed, first, nights: place.nights } })
    } else if (key.act === 'stretch' && bar.moves?.end) {
      setLifted({ bar, place: { ...place, nights: Math.max(1, place.nights + key.days) } })
    } else if (key.act === 'putBack') putBack({ bar, place })
    else if (key.act === 'choose' || key.act === 'lift') {
      if (isSame(place, bar)) return putBack({ bar, place })
      if (!judge(shown, place, bar).isFree) return undefined
      setLifted(undefined)
      props.onDrop({ bar, place })
    }
    return undefined
  }

  function press(key: ChartKey): void {
    const bar = spanAt(barsOfRow(row), day)
    const place = { row: rows[row]?.key ?? '', first: day, nights: 1 }
    switch (key.act) {
      case 'go':
        return goTo(
          row + key.rows,
          Math.abs(key.days) === 1 ? nextNight(barsOfRow(row), day, key.days === 1 ? 1 : -1) : day + key.days,
        )
      case 'today':
        setCursor({ row, date: addDays(start, Math.floor(now)) })
        return props.onToday()
      case 'choose':
        return bar ? props.onOpen(bar) : props.onChoose(place, 'choose')
      case 'book':
      case 'block':
        return bar ? say(judge(shown, place).sentence) : props.onChoose(place, key.act)
      case 'lift': {
        if (!bar?.moves) return undefined
        setLifted({ bar, place: { row: bar.row, first: bar.first, nights: bar.nights } })
        return say(texts.lifted(bar.title))
      }
      default:
        return undefined
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    const key = keyOf(event)
    if (!key || (key.act === 'putBack' && !lifted)) return
    event.preventDefault()
    if (lifted) moveLifted(key, lifted)
    else press(key)
  }

  /** Also where a screen reader goes to a bar by itself. */
  function onFocus({ target }: FocusEvent): void {
    const key = target instanceof HTMLElement ? target.dataset['bar'] : undefined
    const bar = key === undefined ? undefined : [...bars.values()].flat().find((one) => one.key === key)
    if (!bar || spanAt(barsOfRow(row), day) === bar) return
    setCursor({ row: rows.findIndex((one) => one.key === bar.row), date: addDays(start, Math.max(bar.first, 0)) })
  }

  function onClick({ target, clientX: x, clientY: y }: MouseEvent): void {
    if (!(target instanceof Element) || !body.current?.contains(target) || target.closest('[data-names]')) return
    const place = placeUnder(body.current, shown, { x, y })
    if (!place) return
    const index = rows.findIndex(({ key }) => key === place.row)
    const key = target.closest<HTMLElement>('[data-bar]')?.dataset['bar']
    const bar = barsOfRow(index).find((one) => one.key === key)
    setCursor({ row: index, date: addDays(start, Math.max(bar?.first ?? place.first, 0)) })
    if (bar) props.onOpen(bar)
    else props.onChoose(place, 'choose')
  }

  const friday = days.findIndex(({ date }) => weekdayOf(date) === FRIDAY)
  const measures: Measures = { '--days': days.length, '--count': rows.length, '--friday': friday, '--now': now }
  const drawn = rows.flatMap((one, index) =>
    index === row || (index >= view.from && index < view.until) ? [{ one, index }] : [],
  )
  return (
    <>
      <p ref={said} className={styles['said']} aria-live="polite" />
      <div
        ref={scroller}
        className={styles['chart']}
        onScroll={({ currentTarget }) => {
          const next = inView(currentTarget)
          if (next.from !== view.from || next.until !== view.until || next.days !== view.days) setView(next)
        }}
      >
        <div className={styles['inner']}>
          <div
            role="grid"
            tabIndex={-1}
            aria-label={label}
            aria-rowcount={rows.length + 2}
            aria-colcount={days.length + 1}
            aria-busy={isBusy}
            className={styles['board']}
            style={measures}
            onKeyDown={onKeyDown}
            onClick={onClick}
            onFocus={onFocus}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (lifted && !currentTarget.contains(relatedTarget)) putBack(lifted)
            }}
          >
            <ChartHead days={days} taken={taken} />
            <div ref={body} role="rowgroup" className={styles['rows']}>
              <div data-names aria-hidden="true" className={styles['names']}>
                {drawn.map(({ one, index }) => (
                  <RowName key={one.key} row={one} index={index} />
                ))}
              </div>
              {drawn.map(({ one, index }) => (
                <ChartRow
                  key={one.key}
                  row={one}
                  index={index}
                  days={days}
                  bars={barsOfRow(index)}
                  free={free.get(one.key)}
                  cursor={index === row ? day : undefined}
                  scrolled={view.days}
                />
              ))}
              {now >= 0 && now < days.length && <div className={styles['now']} aria-hidden="true" />}
              <div ref={ghost} className={styles['ghost']} aria-hidden="true" hidden />
            </div>
          </div>
        </div>
      </div>
    </>
  )
}
