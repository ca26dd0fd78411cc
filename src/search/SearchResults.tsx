import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { stayOf } from '#machines/parts/chosen-dates.ts'
import { texts as machineTexts } from '#machines/parts/texts.ts'
import { paths } from '#src/lib/paths.ts'
import { Button, buttonClass } from '#src/ui/Button.tsx'
import { Skeleton } from '#src/ui/loading.tsx'
import { EmptyState, Notice } from '#src/ui/messages.tsx'
import { ResultCard } from './ResultCard.tsx'
import styles from './ResultCard.module.css'
import type { SearchRef, SearchSnapshot } from './use-search.ts'
import { texts } from './texts.ts'

const selectState = (snapshot: SearchSnapshot) => snapshot.value
const selectProblem = (snapshot: SearchSnapshot) => snapshot.context.problem
const selectFound = (snapshot: SearchSnapshot) => snapshot.context.found
const selectFilters = (snapshot: SearchSnapshot) => snapshot.context.filters
const CARDS = ['one', 'two', 'three']

type SearchResultsProps = {
  searchRef: SearchRef
  /** Before the first search has begun the page shows what it shows while it runs. */
  isBeginning: boolean
}

/** What the search says, in each of its states. */
export function SearchResults({ searchRef, isBeginning }: SearchResultsProps) {
  const state = useSelector(searchRef, selectState)
  const problem = useSelector(searchRef, selectProblem)
  if (isBeginning) return <ResultSkeletons />
  switch (state) {
    case 'searching':
      return <ResultSkeletons />
    case 'results':
      return <ResultList searchRef={searchRef} />
    case 'empty':
      return (
        <EmptyState sentence={machineTexts.nothingFound}>
          <p>{texts.otherDates}</p>
          <Link to={paths.rooms()} className={buttonClass('outlined')}>
            {texts.rooms}
          </Link>
        </EmptyState>
      )
    case 'refused':
      return <Notice kind="warning">{problem}</Notice>
    case 'failed':
      return (
        <EmptyState sentence={problem}>
          <Button kind="outlined" onClick={() => searchRef.send({ type: 'search.pressed' })}>
            {texts.searchAgain}
          </Button>
        </EmptyState>
      )
    case 'choosing':
    default:
      return <EmptyState sentence={texts.searchHint} />
  }
}

function ResultList({ searchRef }: { searchRef: SearchRef }) {
  const found = useSelector(searchRef, selectFound)
  const stay = stayOf(useSelector(searchRef, selectFilters))
  if (!stay) return null
  return (
    <ul className={styles['list']} aria-label={texts.results}>
      {found.map((place, index) => (
        <li key={`${place.Id} ${place.Type}`}>
          <ResultCard place={place} stay={stay} isUrgent={index === 0} />
        </li>
      ))}
    </ul>
  )
}

/** Cards of the size that the answers will have. */
function ResultSkeletons() {
  return (
    <div className={styles['waiting']} aria-hidden="true">
      {CARDS.map((card) => (
        <div key={card} className={styles['card']}>
          <div className={styles['picture']} />
          <div className={styles['text']}>
            <div className={styles['skeleton']}>
              <Skeleton lines={3} />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
