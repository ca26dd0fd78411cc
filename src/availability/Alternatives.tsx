import { Link } from 'react-router-dom'
import type { House } from '#contract/catalogue/houses.ts'
import { leviesOf } from '#contract/values/levies.ts'
import { nightsOf, type Party, type Stay } from '#contract/values/stay.ts'
import { offerTitle } from '#contract/wording/order-words.ts'
import { clashes, keyFor, keyOf, type LineKey } from '#machines/parts/cart-lines.ts'
import { recallStay } from '#src/stay/searched-stay.ts'
import { useCartLines } from '#src/cart/use-cart.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#ui/Button.tsx'
import { showDay, showStay } from '#ui/dates/date-text.ts'
import styles from './Alternatives.module.css'
import type { Place, PricedStay } from './read-alternatives.ts'
import { texts } from './texts.ts'
import { useAlternatives } from './use-alternatives.ts'
import { Sum } from '#ui/values.tsx'

/** Where no party is known, all that is free is offered. */
const ANY_PARTY: Party = { adults: 1, children: 0 }

type AlternativesProps = {
  /** What is taken, and for which dates. */
  place: Place
  stay: Stay
  today: string
  /** The line of the cart that is taken, if it is one: what is chosen comes in its place. */
  replaced?: LineKey
  onStay: (stay: PricedStay) => void
  onTake: (item: House) => void
}

/** Where a place is taken: the nearest dates on which it is free, and what else is free on these nights. */
export function Alternatives({ place, stay, today, replaced, onStay, onTake }: AlternativesProps) {
  const lines = useCartLines().filter((line) => keyOf(line) !== replaced)
  const key = [place.type, place.houseId, place.rooms, stay.arrival, stay.departure].join(' ')
  const found = useAlternatives(key, ({ readForPlace }, client) =>
    readForPlace(client, { place, stay, today, party: recallStay(today) ?? ANY_PARTY }),
  )
  const isFree = (item: House) =>
    !clashes(lines, item, stay) && !lines.some((line) => keyOf(line) === keyFor(item, stay))
  const nearest = found?.nearest.filter((stay) => !clashes(lines, { Id: place.houseId, Type: place.type }, stay)) ?? []
  const others = found?.others.filter(isFree) ?? []
  return (
    <div className={styles['alternatives']} role="group" aria-label={texts.alternatives} aria-live="polite">
      <NearestStays stays={nearest} wanted={stay} onStay={onStay} />
      {others.length > 0 && (
        <>
          <p>{texts.freeOnTheseNights(leviesOf(others[0] ?? {}))}</p>
          <ul className={styles['others']}>
            {others.map((item) => (
              <OtherPlace key={`${item.Id} ${item.Type}`} item={item} onTake={() => onTake(item)} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type NearestStaysProps<Offered extends Stay> = {
  stays: readonly Offered[]
  wanted: Stay
  onStay: (stay: Offered) => void
}

/** 'Free from 12 Jan', or '2 nights, 11 – 13 Jan' where more nights are offered than were wanted: each takes over these dates. */
export function NearestStays<Offered extends Stay>({ stays, wanted, onStay }: NearestStaysProps<Offered>) {
  if (stays.length === 0) return null
  return (
    <div className={styles['stays']}>
      {stays.map((stay) => {
        const isLonger = nightsOf(stay) > nightsOf(wanted)
        const [day, dates] = [showDay(stay.arrival), showStay(stay)]
        return (
          <Button
            key={dates}
            kind="outlined"
            aria-label={isLonger ? undefined : texts.freeFromNamed(day, dates)}
            onClick={() => onStay(stay)}
          >
            {isLonger ? texts.longer(texts.nights(nightsOf(stay)), dates) : texts.freeFrom(day)}
          </Button>
        )
      })}
    </div>
  )
}

function OtherPlace({ item, onTake }: { item: House; onTake: () => void }) {
  const isRoom = item.Type === 'ROOM'
  const name = offerTitle(item)
  return (
    <li>
      <span>
        <Link to={isRoom ? paths.room(item.Id) : paths.house(item.Permalink)}>{name}</Link>
        <span className={styles['price']}>
          <Sum taka={isRoom ? (item.RoomPrice ?? 0) : item.Price} />
        </span>
      </span>
      <Button kind="outlined" aria-label={texts.takeNamed(name)} onClick={onTake}>
        {texts.take}
      </Button>
    </li>
  )
}
