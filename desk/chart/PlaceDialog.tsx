import { addDays } from '#contract/values/calendar.ts'
import { nightsOf } from '#contract/values/stay.ts'
import { daysText } from '#contract/wording/format.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { texts as blockTexts } from '../blocks/texts.ts'
import { useCan } from '../session/use-desk.ts'
import type { ChartData, HouseOfChart } from './chart-data.ts'
import styles from './chart.module.css'
import type { Place } from './room-chart/chart.ts'
import { texts } from './texts.ts'

/** Free nights that someone chose on the chart. */
export type Wanted = {
  /** Name of the room, or of the house. */
  title: string
  house: HouseOfChart
  unitIds: readonly string[]
  /** Booked as a whole: its own row was chosen, or its rooms are not sold singly. */
  isWhole: boolean
  arrival: string
  departure: string
}

export function wantedOf({ rows, days, houses }: ChartData, { row, first, nights }: Place): Wanted | undefined {
  const shown = rows.find(({ key }) => key === row)
  const house = houses.get(row)
  const start = days[0]?.date
  if (!shown || !house || start === undefined) return undefined
  const arrival = addDays(start, first)
  return {
    title: shown.title,
    house,
    unitIds: shown.isGroup
      ? rows.filter(({ key, isGroup }) => !isGroup && houses.get(key) === house).map(({ key }) => key)
      : [row],
    isWhole: shown.isGroup || !house.isSoldByRoom,
    arrival,
    departure: addDays(arrival, nights),
  }
}

type PlaceDialogProps = {
  wanted: Wanted | undefined
  today: string
  onBook: (wanted: Wanted) => void
  onBlock: (wanted: Wanted) => void
  onClose: () => void
}

/** What is to be done with free nights. */
export function PlaceDialog({ wanted, onClose, ...acts }: PlaceDialogProps) {
  return (
    <Dialog isOpen={wanted !== undefined} onClose={onClose} title={wanted?.title ?? ''}>
      {wanted && <PlaceChoice wanted={wanted} {...acts} />}
    </Dialog>
  )
}

type PlaceChoiceProps = Omit<PlaceDialogProps, 'wanted' | 'onClose'> & { wanted: Wanted }

function PlaceChoice({ wanted, today, onBook, onBlock }: PlaceChoiceProps) {
  const mayBook = useCan('booking.make')
  const mayBlock = useCan('room.block')
  const { house, isWhole, arrival, departure } = wanted
  const isPast = arrival < today
  return (
    <>
      <p>
        {daysText(arrival, departure)} · {texts.nights(nightsOf({ arrival, departure }))}
      </p>
      <p className={styles['hint']}>{isPast ? texts.past : !house.isSoldByRoom && texts.onlyWhole(house.name)}</p>
      {!isPast && (
        <div className={styles['buttons']}>
          {mayBook && <Button onClick={() => onBook(wanted)}>{isWhole ? texts.bookWhole : texts.book}</Button>}
          {mayBlock && (
            <Button kind="outlined" onClick={() => onBlock(wanted)}>
              {blockTexts.block}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
