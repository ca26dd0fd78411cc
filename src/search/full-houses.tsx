import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import type { House } from '#contract/catalogue/houses.ts'
import type { Party, Stay } from '#contract/values/stay.ts'
import { toTaka } from '#contract/values/money.ts'
import { rateRefusalText } from '#contract/wording/rate-words.ts'
import { stayOf } from '#machines/parts/chosen-dates.ts'
import { clashes, keyFor, lineOf, quantityOf, quoteOfLines } from '#machines/parts/cart-lines.ts'
import { texts as machineTexts } from '#machines/parts/texts.ts'
import { NearestStays } from '#src/availability/Alternatives.tsx'
import { useAlternatives } from '#src/availability/use-alternatives.ts'
import { useCartLines, useCartSend } from '#src/cart/use-cart.ts'
import { paths } from '#src/lib/paths.ts'
import { factsOf } from '#src/places/place-facts.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { EmptyState } from '#ui/messages.tsx'
import cards from './ResultCard.module.css'
import type { ResultCardProps } from './ResultCard.tsx'
import { ResultName, ResultRows } from './ResultRows.tsx'
import styles from './SearchRoomPage.module.css'
import { texts } from './texts.ts'
import type { SearchRef, SearchSnapshot } from './use-search.ts'
import { texts as priceTexts } from '#src/prices/texts.ts'
import { takaText } from '#ui/lib/figures.ts'
import { Sum } from '#ui/values.tsx'

const selectFilters = (snapshot: SearchSnapshot) => snapshot.context.filters
const selectRefusal = (snapshot: SearchSnapshot) => snapshot.context.found.find(({ Refusal }) => Refusal)?.Refusal
const LARGE_PARTY = 9

type EmptyResultProps = { searchRef: SearchRef; today: string; onStay: (stay: Stay) => void }

/** Nothing can be booked for the party on these dates: the rule that is why, other dates, several houses together, or for many guests the whole resort, as long as all of it is free. */
export function EmptyResult({ searchRef, today, onStay }: EmptyResultProps) {
  const filters = useSelector(searchRef, selectFilters)
  const refusal = useSelector(searchRef, selectRefusal)
  const { adults, children } = filters
  const stay = stayOf(filters) ?? { arrival: today, departure: today }
  const key = [stay.arrival, stay.departure, adults, children].join(' ')
  const found = useAlternatives(key, ({ readForParty }, client) =>
    readForParty(client, { stay, today, party: { adults, children } }),
  )
  const isForResort = adults + children >= LARGE_PARTY && found?.isResortFree === true

  return (
    <EmptyState sentence={machineTexts.nothingFound}>
      {refusal && <p>{rateRefusalText(refusal)}.</p>}
      {found && found.nearest.length > 0 && (
        <div className={styles['dates']}>
          <p>{refusal ? texts.otherStays : texts.otherDatesFor(adults, children)}</p>
          <NearestStays stays={found.nearest} wanted={stay} onStay={onStay} />
        </div>
      )}
      {found && found.together.length > 1 && <Together houses={found.together} stay={stay} />}
      {(isForResort || !refusal) && <p>{isForResort ? texts.resortForAll : texts.otherDates}</p>}
      <Link
        to={isForResort ? paths.package() : paths.rooms()}
        className={buttonClass(isForResort && found.together.length === 0 ? 'filled' : 'outlined')}
      >
        {isForResort ? texts.fullResort : texts.rooms}
      </Link>
    </EmptyState>
  )
}

/** Houses that hold the party together, into the booking in one tap. */
function Together({ houses, stay }: { houses: readonly House[]; stay: Stay }) {
  const lines = useCartLines()
  const send = useCartSend()
  const isAdded = houses.every((house) => quantityOf(lines, keyFor(house, stay)) > 0)
  const { payable, levies } = quoteOfLines(houses.map((house) => lineOf(house, stay)))
  const sumOf = (read: (house: House) => number) => houses.reduce((sum, house) => sum + read(house), 0)
  return (
    <section className={styles['together']} aria-labelledby="together">
      <h2 id="together">{texts.together}</h2>
      <ul>
        {houses.map((house) => (
          <li key={house.Id}>
            <Link to={paths.house(house.Permalink)}>{house.Name}</Link>
            <span>{texts.people(house.AdultPerRoom, house.ChildrenPerRoom)}</span>
            <span>
              <Sum taka={house.Price} />
            </span>
          </li>
        ))}
        <li>
          <strong>{texts.togetherSum}</strong>
          <span>
            {texts.people(
              sumOf((house) => house.AdultPerRoom),
              sumOf((house) => house.ChildrenPerRoom),
            )}
          </span>
          <strong>
            <Sum taka={sumOf((house) => house.Price)} />
          </strong>
        </li>
      </ul>
      <p>
        {priceTexts.withTax(takaText(toTaka(payable)), levies)}. {priceTexts.included(levies)}.
      </p>
      <Button
        disabled={isAdded}
        onClick={() => {
          for (const item of houses) {
            send({ type: clashes(lines, item, stay) ? 'item.swapped' : 'item.added', item, stay })
          }
        }}
      >
        {isAdded ? texts.inCart : texts.takeTogether(houses.length)}
      </Button>
    </section>
  )
}

type NearestProps = { house: House; stay: Stay; party: Party; today: string; onStay: (stay: Stay) => void }

/** When a house that cannot be booked on these nights can be, and the rule that is why. */
export function Nearest({ house, stay, party, today, onStay }: NearestProps) {
  const key = [house.Id, house.Type, stay.arrival, stay.departure, party.adults, party.children].join(' ')
  const nearest = useAlternatives(key, ({ readForHouse }, client) =>
    readForHouse(client, { house, stay, today, party }),
  )
  return (
    <>
      {house.Refusal && <p>{rateRefusalText(house.Refusal)}.</p>}
      {nearest && <NearestStays stays={nearest} wanted={stay} onStay={onStay} />}
    </>
  )
}

type TakenResultProps = Omit<ResultCardProps, 'isUrgent' | 'children'> & Omit<NearestProps, 'house'>

/** A house of which nothing can be booked on these nights: what it would cost, and when it is free. */
export function TakenResult({ result, facts, onOpen, onNear, ...wanted }: TakenResultProps) {
  const shown = result.room ?? result.whole
  if (!shown) return null
  return (
    <article className={classes(cards['card'], cards['taken'])}>
      <div className={cards['text']}>
        <ResultName name={shown.Name} onNear={onNear} onOpen={() => onOpen(shown, result)} />
        <Nearest house={shown} {...wanted} />
        <ResultRows result={result} stay={wanted.stay} facts={factsOf(facts, shown)} />
      </div>
    </article>
  )
}
