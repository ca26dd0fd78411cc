import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { DayGrid, rowsUnder } from '../../parts/day-grid/DayGrid.tsx'
import { between, type GridPoint, pointOn } from '../../parts/day-grid/geometry.ts'
import { useCursor } from '../../parts/day-grid/use-cursor.ts'
import { useGhost } from '../../parts/day-grid/use-ghost.ts'
import type { Under } from '../../parts/day-grid/use-pull.ts'
import styles from './cells.module.css'
import type { Bar, Lifted, Place } from './chart.ts'
import { ChartRow } from './ChartRow.tsx'
import { nextNight, nextRow, NOON, type Part, spanAt } from './geometry.ts'
import { type ChartKey, keyOf } from './keys.ts'
import { isSame, judge, placeOf, type Shown } from './moves.ts'
import { texts } from './texts.ts'

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

const NO_BARS: readonly Bar[] = []
/** So near to an end of a bar that end is pulled. */
const EDGE_WIDTH = 7
/** The least width of a day. */
const LEAST = 26

/** What is pulled: a bar by one of its parts, or free nights. */
type Grip = { bar: Bar | undefined; part: Part }

/** Rows and what takes them on some days. It is used with a pointer and by keys alike, and draws only the rows that are in view. */
export function RoomChart(props: RoomChartProps) {
  const { label, rows, days, bars, free, taken, now, isBusy, wanted } = props
  const ghost = useGhost()
  const { say } = ghost
  const { row, day, moveTo, goTo } = useCursor({ rows, days, firstRow: nextRow(rows, -1, 1), onShift: props.onShift })
  const [lifted, setLifted] = useState<Lifted>()
  const shown = useMemo((): Shown => ({ rows, days, bars }), [rows, days, bars])

  const barsOfRow = (index: number) => bars.get(rows[index]?.key ?? '') ?? NO_BARS
  const barUnder = ({ target, row: index }: Pick<Under, 'target' | 'row'>) => {
    const key = target.closest<HTMLElement>('[data-bar]')?.dataset['bar']
    return barsOfRow(index).find((bar) => bar.key === key)
  }

  function showGhost(place: Place, bar: Bar | undefined): void {
    const { isFree, sentence } = judge(shown, place, bar)
    const index = rows.findIndex(({ key }) => key === place.row)
    const { first, nights } = place
    ghost.show({ row: index, rows: 1, first, nights }, { text: bar?.title ?? texts.nights(nights), isRefused: !isFree })
    say(sentence)
  }
  function drop(place: Place, bar: Bar | undefined): void {
    if (!judge(shown, place, bar).isFree) return
    if (!bar) props.onChoose(place, 'choose')
    else if (!isSame(place, bar)) props.onDrop({ bar, place })
  }

  function gripOf(under: Under): Grip | undefined {
    const bar = barUnder(under)
    if (under.target.closest('[data-bar]') && !bar?.moves) return undefined
    return { bar, part: bar ? partUnder(under, bar) : 'whole' }
  }
  function placeNow({ bar, part }: Grip, from: GridPoint, to: GridPoint): Place {
    const begun = rows[from.row]?.key ?? ''
    if (!bar) return { row: begun, ...between(Math.floor(from.day), Math.floor(to.day)) }
    return placeOf(bar, part, { row: rows[to.row]?.key ?? begun, days: Math.round(to.day - from.day) })
  }
  /** The pointer says which ends of a bar can be pulled. */
  function point(under: Under): void {
    const element = under.target.closest<HTMLElement>('[data-bar]')
    const bar = barUnder(under)
    if (element && bar) element.style.cursor = partUnder(under, bar) === 'whole' ? '' : 'ew-resize'
  }

  const moving = lifted ?? wanted
  useEffect(() => {
    if (moving) showGhost(moving.place, moving.bar)
    else ghost.hide()
    if (lifted) ghost.element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

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
        return goTo({
          row: row + key.rows,
          day: Math.abs(key.days) === 1 ? nextNight(barsOfRow(row), day, key.days === 1 ? 1 : -1) : day + key.days,
        })
      case 'today':
        moveTo({ row, day: Math.floor(now) })
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
    moveTo({ row: rows.findIndex((one) => one.key === bar.row), day: Math.max(bar.first, 0) })
  }

  function onClick({ target, clientX: x, clientY: y }: MouseEvent): void {
    const body = rowsUnder(target)
    if (!body || !(target instanceof Element)) return
    const at = pointOn(body, { x, y })
    const one = rows[at.row]
    if (!one) return
    const first = Math.floor(at.day)
    const bar = barUnder({ target, row: at.row })
    moveTo({ row: at.row, day: Math.max(bar?.first ?? first, 0) })
    if (bar) props.onOpen(bar)
    else props.onChoose({ row: one.key, first, nights: 1 }, 'choose')
  }

  const isNowShown = now >= 0 && now < days.length
  return (
    <DayGrid
      label={label}
      title={texts.rooms}
      rows={rows}
      days={days}
      taken={taken}
      isBusy={isBusy}
      cursor={{ row, day }}
      begins={NOON}
      least={LEAST}
      ghost={ghost}
      pulling={{
        grip: gripOf,
        onPass: point,
        placeOf: placeNow,
        isSame,
        onPlace: (place, { bar }) => showGhost(place, bar),
        onDrop: (place, { bar }) => drop(place, bar),
        onEnd: ghost.hide,
      }}
      renderRow={(one, { index, rowIndex, hidden }) => (
        <ChartRow
          key={one.key}
          row={one}
          index={index}
          rowIndex={rowIndex}
          days={days}
          bars={barsOfRow(index)}
          free={free.get(one.key)}
          cursor={index === row ? day : undefined}
          scrolled={hidden}
        />
      )}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={onFocus}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (lifted && !currentTarget.contains(relatedTarget)) putBack(lifted)
      }}
    >
      {isNowShown && <div className={styles['now']} style={nowAt(now)} aria-hidden="true" />}
    </DayGrid>
  )
}

/** Which part of a bar is under a pointer: an end that can be moved, or all of it. */
function partUnder({ target, x }: Under, { moves }: Bar): Part {
  const box = target.closest('[data-bar]')?.getBoundingClientRect()
  if (box && moves?.start && x < box.left + EDGE_WIDTH) return 'start'
  return box && moves?.end && x > box.right - EDGE_WIDTH ? 'end' : 'whole'
}

function nowAt(now: number): CSSProperties & Record<`--${string}`, number> {
  return { '--now': now }
}
