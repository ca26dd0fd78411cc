import { useSelector } from '@xstate/react'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { stayOf } from '#machines/parts/chosen-dates.ts'
import { useNights } from '#src/availability/use-nights.ts'
import { useDeferredCartLines } from '#src/cart/use-cart.ts'
import { paths } from '#src/lib/paths.ts'
import { texts as siteTexts } from '#src/lib/texts.ts'
import { classes } from '#ui/classes.ts'
import { showStay } from '#ui/dates/date-text.ts'
import { StayBar } from '#ui/dates/StayBar.tsx'
import styles from './SearchBar.module.css'
import { texts } from './texts.ts'
import type { SearchRef, SearchSnapshot } from './use-search.ts'

const selectFilters = (snapshot: SearchSnapshot) => snapshot.context.filters
const selectIsBusy = (snapshot: SearchSnapshot) => snapshot.hasTag('busy')
const selectIsEmpty = (snapshot: SearchSnapshot) => snapshot.matches('empty')
const selectIsFound = (snapshot: SearchSnapshot) => snapshot.matches('results')

type SearchBarProps = { searchRef: SearchRef; isBeginning: boolean; today: string; onSearch: () => void }

/** Dates and guests. Where a phone shows results, one line of them that opens the form. */
export function SearchBar({ searchRef, isBeginning, today, onSearch }: SearchBarProps) {
  const filters = useSelector(searchRef, selectFilters)
  const isBusy = useSelector(searchRef, selectIsBusy)
  const isFound = useSelector(searchRef, selectIsFound)
  const isEmpty = useSelector(searchRef, selectIsEmpty)
  const isAnythingAdded = useDeferredCartLines().length > 0
  const [isOpened, setIsOpened] = useState(false)
  const line = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const nights = useNights(today)
  const stay = stayOf(filters)
  const isFolded = !isOpened && stay !== undefined && (isBeginning || isBusy || isFound)
  const { adults, children } = filters

  function unfold() {
    setIsOpened(true)
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus())
  }

  function search() {
    setIsOpened(false)
    onSearch()
    requestAnimationFrame(() => line.current?.focus())
  }

  return (
    <>
      {isFolded && (
        <button
          ref={line}
          type="button"
          className={classes(styles['line'], isBeginning && styles['unread'])}
          aria-expanded="false"
          onClick={unfold}
        >
          <span className={styles['stay']}>{showStay(stay)}</span>
          <span className={styles['party']}>{siteTexts.stay.party(adults, children)}</span>
          <span className={styles['change']}>
            {texts.changeStay} <ChevronDown size={18} aria-hidden="true" />
          </span>
        </button>
      )}
      <div ref={form} className={classes(isFolded && styles['folded'], isBeginning && styles['unread'])}>
        <StayBar
          texts={siteTexts.stay}
          stay={filters}
          party={{ adults, children }}
          today={today}
          nights={nights}
          onStay={(filters) => searchRef.send({ type: 'filters.changed', filters })}
          onParty={(filters) => searchRef.send({ type: 'filters.changed', filters })}
          onSubmit={search}
          action={paths.search()}
          actionText={texts.searchRoom}
          isBusy={isBusy}
          isQuiet={isEmpty || (isFound && isAnythingAdded)}
        />
      </div>
    </>
  )
}
