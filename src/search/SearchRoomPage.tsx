import { useSelector } from '@xstate/react'
import { Link, useLoaderData } from 'react-router-dom'
import { CartBar } from '#src/cart/CartBar.tsx'
import { CartSummary } from '#src/cart/CartSummary.tsx'
import { paths } from '#src/lib/paths.ts'
import { SearchHeading } from './SearchHeading.tsx'
import { SearchResults } from './SearchResults.tsx'
import type { SearchSnapshot } from './search-ref.ts'
import { texts } from './texts.ts'
import { useSearch } from './use-search.ts'
import type { Sources } from '#src/lib/sources.ts'
import { buttonClass } from '#src/ui/Button.tsx'
import { StayBar } from '#src/ui/dates/StayBar.tsx'
import { texts as cartTexts } from '#src/cart/texts.ts'
import styles from './SearchRoomPage.module.css'

export function load({ today }: Sources) {
  return { today: today() }
}

const selectFilters = (snapshot: SearchSnapshot) => snapshot.context.filters
const selectIsBusy = (snapshot: SearchSnapshot) => snapshot.hasTag('busy')

export default function SearchRoomPage() {
  const { today } = useLoaderData<ReturnType<typeof load>>()
  const { searchRef, isBeginning, search } = useSearch(today)
  const { arrival = '', departure = '', adults, children } = useSelector(searchRef, selectFilters)
  const isBusy = useSelector(searchRef, selectIsBusy)
  return (
    <div className={styles['page']}>
      <StayBar
        stay={{ arrival, departure }}
        party={{ adults, children }}
        today={today}
        onStay={(filters) => searchRef.send({ type: 'filters.changed', filters })}
        onParty={(filters) => searchRef.send({ type: 'filters.changed', filters })}
        onSubmit={search}
        action={paths.search()}
        actionText={texts.searchRoom}
        isBusy={isBusy}
      />
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
