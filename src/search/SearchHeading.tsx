import { useSelector } from '@xstate/react'
import { stayOf } from '#machines/search.machine.ts'
import { texts as machineTexts } from '#machines/texts.ts'
import { refundSentence } from '#src/cart/refund-sentence.ts'
import { UnbrokenDate } from '#src/ui/values.tsx'
import styles from './SearchHeading.module.css'
import type { SearchRef, SearchSnapshot } from './search-ref.ts'
import { stayText } from './stay-text.ts'
import { texts } from './texts.ts'

const selectFilters = (snapshot: SearchSnapshot) => snapshot.context.filters

/** What the search has to say, for those who do not see it change. */
function selectStatus({ value, context }: SearchSnapshot): string {
  if (value === 'searching') return texts.searching
  if (value === 'results') return texts.found(context.found.length)
  if (value === 'failed') return context.problem ?? ''
  return value === 'empty' ? machineTexts.nothingFound : ''
}

export function SearchHeading({ searchRef, today }: { searchRef: SearchRef; today: string }) {
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
