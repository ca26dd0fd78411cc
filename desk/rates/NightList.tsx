import { useState } from 'react'
import { addDays } from '#contract/values/calendar.ts'
import { dayText, formatAmount } from '#contract/wording/format.ts'
import type { ChosenNights } from '#machines/desk/rates.machine.ts'
import { classes } from '#ui/classes.ts'
import { Select } from '#ui/fields/inputs.tsx'
import styles from './night-list.module.css'
import { RateMarks } from './RateMarks.tsx'
import { nightsBetween, type RateGrid } from './rates-data.ts'
import { texts } from './texts.ts'

type NightListProps = {
  grid: RateGrid
  mayChange: boolean
  chosen: ChosenNights | undefined
  onChoose: (chosen: ChosenNights | undefined) => void
}

/** The nights of one place, for a phone: the first one is tapped, then the last one. */
export function NightList({ grid, mayChange, chosen, onChoose }: NightListProps) {
  const [key, setKey] = useState(grid.rows[0]?.key)
  const index = Math.max(
    0,
    grid.rows.findIndex((row) => row.key === key),
  )
  const row = grid.rows[index]
  const isChosen = (night: string) => chosen !== undefined && night >= chosen.from && night <= chosen.last

  function tap(date: string): void {
    const isSecond = chosen && chosen.from === chosen.last && chosen.from !== date
    const from = isSecond ? chosen.from : date
    onChoose(
      isChosen(date) && !isSecond ? undefined : nightsBetween(grid, { row: index, date: from }, { row: index, date }),
    )
  }

  if (!row) return null
  return (
    <div className={styles['list']}>
      <Select
        label={texts.place}
        required
        options={grid.rows.map(({ key: value, title }) => ({ value, label: title }))}
        value={row.key}
        onChange={({ target }) => {
          setKey(target.value)
          onChoose(undefined)
        }}
      />
      <ul>
        {grid.days.map(({ date, isTinted, isToday }, day) => {
          const cell = row.cells[day]
          const named = grid.named.find(({ first, nights }) => day >= first && day < first + nights)
          return (
            cell && (
              <li key={date} className={classes(isTinted && styles['tinted'])}>
                <button
                  type="button"
                  aria-pressed={isChosen(date)}
                  aria-current={isToday ? 'date' : undefined}
                  disabled={!mayChange || cell.isPast}
                  className={classes(cell.rate?.Closed && styles['closed'])}
                  onClick={() => tap(date)}
                >
                  <span>
                    {texts.shortNight(dayText(date), dayText(addDays(date, 1)))}
                    {named && <small className={styles['named']}>{named.title}</small>}
                  </span>
                  <small className={styles['taken']}>
                    {texts.takenShort(grid.taken[day] ?? 0)}
                    <span className="visually-hidden"> {texts.isTaken}</span>
                  </small>
                  <RateMarks rate={cell.rate} />
                  <b
                    aria-hidden="true"
                    className={classes(styles['price'], cell.rate?.Price !== undefined && styles['own'])}
                  >
                    {formatAmount(cell.price)}
                  </b>
                  <span className="visually-hidden">{cell.marks}</span>
                </button>
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
