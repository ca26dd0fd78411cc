import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import type { HouseFacts } from '#cms/types.ts'
import type { House } from '#contract/catalogue/houses.ts'
import type { Party, Stay } from '#contract/values/stay.ts'
import { stayOf } from '#machines/parts/chosen-dates.ts'
import { texts as machineTexts } from '#machines/parts/texts.ts'
import { CartBar } from '#src/cart/CartBar.tsx'
import { CartSummary, type Free } from '#src/cart/CartSummary.tsx'
import { texts as cartTexts } from '#src/cart/texts.ts'
import { useCartLines } from '#src/cart/use-cart.ts'
import { factsOf } from '#src/places/place-facts.ts'
import { loadRoomDetails, type OpenPlace, RoomDialog } from '#src/houses/RoomDialog.tsx'
import { paths } from '#src/lib/paths.ts'
import type { Sources } from '#src/lib/sources.ts'
import { buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { showStay } from '#ui/dates/date-text.ts'
import { whenIdle } from '#ui/lib/when-idle.ts'
import { Notice } from '#ui/messages.tsx'
import { countBookable, type HouseResult, perNight } from './house-results.ts'
import { SearchBar } from './SearchBar.tsx'
import { expectedOf, SearchResults } from './SearchResults.tsx'
import styles from './SearchRoomPage.module.css'
import { stayText } from './stay-text.ts'
import { texts } from './texts.ts'
import { weekendsInstead } from './weekend.ts'
import { type SearchRef, type SearchSnapshot, useSearch } from './use-search.ts'

const selectFilters = (snapshot: SearchSnapshot) => snapshot.context.filters
const selectFound = (snapshot: SearchSnapshot) => snapshot.context.found
const selectIsBusy = (snapshot: SearchSnapshot) => snapshot.hasTag('busy')

const FIRST = 3

/** The first houses are shown while the search runs: most are free and stay where they are when the answer comes. */
export async function load({ content, today, houses }: Pick<Sources, 'content' | 'today' | 'houses'>) {
  const [{ facts }, listed] = await Promise.all([content('houses'), houses?.().catch(() => undefined)])
  return { today: today(), facts, expected: (listed ?? []).slice(0, FIRST).map(expectedOf) }
}

export default function SearchRoomPage() {
  const { today, facts, expected } = useLoaderData<typeof load>()
  const { searchRef, isBeginning, search } = useSearch(today)
  const isBusy = useSelector(searchRef, selectIsBusy)
  const found = useSelector(searchRef, selectFound)
  const stay = stayOf(useSelector(searchRef, selectFilters))
  const [opened, setOpened] = useState<OpenPlace>()
  const free: Free | undefined = stay && { found, stay }
  return (
    <div className={styles['page']}>
      <SearchBar searchRef={searchRef} isBeginning={isBeginning} today={today} onSearch={search} />
      <div className={styles['columns']}>
        <section className={styles['results']} aria-busy={isBusy || isBeginning}>
          <SearchHeading searchRef={searchRef} isBeginning={isBeginning} today={today} />
          <noscript>
            <Notice kind="warning">{texts.withoutScript}</Notice>
          </noscript>
          <SearchResults
            searchRef={searchRef}
            isBeginning={isBeginning}
            expected={expected}
            today={today}
            facts={facts}
            onOpen={(item, result) => stay && setOpened(placeOf(item, result, { stay, facts }))}
            onNear={() => void loadRoomDetails()}
            onSearch={search}
          />
        </section>
        <aside className={styles['summary']}>
          <CartSummary free={free}>
            <Link to={paths.checkout()} className={buttonClass('filled', { isWide: true })}>
              {cartTexts.checkOut}
            </Link>
          </CartSummary>
        </aside>
      </div>
      <CartBar free={free} />
      <CheckoutAhead />
      <RoomDialog
        key={`${stay?.arrival} ${stay?.departure}`}
        place={opened}
        today={today}
        onClose={() => setOpened(undefined)}
        onPlace={setOpened}
      />
    </div>
  )
}

/** Loads the checkout as soon as there is something to check out: a slow phone then answers the tap without running its script first. */
function CheckoutAhead() {
  const isWanted = useCartLines().length > 0
  useEffect(() => {
    if (!isWanted) return undefined
    return whenIdle(() => void import('#src/checkout/CheckoutPage.tsx').catch(() => undefined))
  }, [isWanted])
  return null
}

/** The details of a result, and what else of its house is free. */
function placeOf(
  item: House,
  { room, whole }: HouseResult,
  { stay, facts }: { stay: Stay; facts: readonly HouseFacts[] },
): OpenPlace {
  const options = room && whole && { room: perNight(room, stay), house: perNight(whole, stay) }
  return { house: perNight(item, stay), type: item.Type, options, facts: factsOf(facts, item) }
}

/** What the search has to say, for those who do not see it change. */
function selectStatus({ value, context }: SearchSnapshot): string {
  switch (value) {
    case 'searching':
      return texts.searching
    case 'results':
      return texts.found(countBookable(context.found))
    case 'empty':
      return machineTexts.nothingFound
    case 'failed':
      return context.problem ?? ''
    // The notice of a refusal is announced where it is shown.
    case 'refused':
    case 'choosing':
      return ''
    default:
      return value satisfies never
  }
}

type SearchHeadingProps = { searchRef: SearchRef; isBeginning: boolean; today: string }

function SearchHeading({ searchRef, isBeginning, today }: SearchHeadingProps) {
  const filters = useSelector(searchRef, selectFilters)
  const stay = stayOf(filters)
  const { adults, children } = filters
  const status = useSelector(searchRef, selectStatus)
  return (
    <header className={styles['heading']}>
      <h1>{texts.heading}</h1>
      {stay && (
        <p className={classes(styles['stay'], isBeginning && styles['unread'])}>
          {stayText(stay)} <WeekendLinks stay={stay} party={{ adults, children }} today={today} />
        </p>
      )}
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </header>
  )
}

/** Links to the same search for a weekend, in the line of tonight's dates, so that nothing moves when they appear. */
function WeekendLinks({ stay, party, today }: { stay: Stay; party: Party; today: string }) {
  return weekendsInstead(stay, today).map((weekend) => (
    <Link
      key={weekend.name}
      className={styles['weekend']}
      to={paths.search({ ...weekend.stay, ...party })}
      replace
      preventScrollReset
    >
      {weekend.name}, {showStay(weekend.stay)}
    </Link>
  ))
}
