import { useSelector } from '@xstate/react'
import { Link, useLoaderData } from 'react-router-dom'
import { stayOf } from '#machines/parts/chosen-dates.ts'
import { texts as machineTexts } from '#machines/parts/texts.ts'
import { CartBar } from '#src/cart/CartBar.tsx'
import { CartSummary } from '#src/cart/CartSummary.tsx'
import { refundSentence } from '#src/cart/RefundNote.tsx'
import { texts as cartTexts } from '#src/cart/texts.ts'
import { paths } from '#src/lib/paths.ts'
import type { Sources } from '#src/lib/sources.ts'
import { buttonClass } from '#src/ui/Button.tsx'
import { UnbrokenDate } from '#src/ui/values.tsx'
import { SearchBar } from './SearchBar.tsx'
import { SearchResults } from './SearchResults.tsx'
import styles from './SearchRoomPage.module.css'
import { stayText } from './stay-text.ts'
import { texts } from './texts.ts'
import { type SearchRef, type SearchSnapshot, useSearch } from './use-search.ts'

const selectFilters = (snapshot: SearchSnapshot) => snapshot.context.filters
const selectIsBusy = (snapshot: SearchSnapshot) => snapshot.hasTag('busy')

export function load({ today }: Sources) {
  return { today: today() }
}

export default function SearchRoomPage() {
  const { today } = useLoaderData<ReturnType<typeof load>>()
  const { searchRef, isBeginning, search } = useSearch(today)
  const isBusy = useSelector(searchRef, selectIsBusy)
  return (
    <div className={styles['page']}>
      <SearchBar searchRef={searchRef} isBeginning={isBeginning} today={today} onSearch={search} />
      <div className={styles['columns']}>
        <section className={styles['results']} aria-busy={isBusy || isBeginning}>
          <SearchHeading searchRef={searchRef} today={today} />
          <noscript>{texts.withoutScript}</noscript>
          <SearchResults searchRef={searchRef} isBeginning={isBeginning} />
        </section>
        <aside className={styles['summary']}>
          <CartSummary>
            <Link to={paths.checkout()} className={buttonClass('filled', { isWide: true })}>
              {cartTexts.checkOut}
            </Link>
          </CartSummary>
        </aside>
      </div>
      <CartBar />
    </div>
  )
}

/** What the search has to say, for those who do not see it change. */
function selectStatus({ value, context }: SearchSnapshot): string {
  if (value === 'searching') return texts.searching
  if (value === 'results') return texts.found(context.found.length)
  if (value === 'failed') return context.problem ?? ''
  return value === 'empty' ? machineTexts.nothingFound : ''
}

function SearchHeading({ searchRef, today }: { searchRef: SearchRef; today: string }) {
  const stay = stayOf(useSelector(searchRef, selectFilters))
  const status = useSelector(searchRef, selectStatus)
  return (
    <header className={styles['heading']}>
      <h1>{texts.heading}</h1>
      {stay && (
        <p>
          {stayText(stay)}. {stay.arrival >= today && <UnbrokenDate sentence={refundSentence(stay.arrival, today)} />}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </header>
  )
}
