import { useSelector } from '@xstate/react'
import type { House } from '#contract/houses.ts'
import { stayOf } from '#machines/parts/chosen-dates.ts'
import { Button } from '#src/ui/Button.tsx'
import { Skeleton } from '#src/ui/loading.tsx'
import { EmptyState, Notice } from '#src/ui/messages.tsx'
import { EmptyResult } from './EmptyResult.tsx'
import { groupByHouse, type HouseResult } from './house-results.ts'
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
  today: string
  onOpen: (item: House, result: HouseResult) => void
  onNear: () => void
  onSearch: () => void
}

/** What the search says, in each of its states. */
export function SearchResults({ isBeginning, onSearch, ...props }: SearchResultsProps) {
  const { searchRef, today } = props
  const state = useSelector(searchRef, selectState)
  const problem = useSelector(searchRef, selectProblem)
  if (isBeginning) return <ResultSkeletons />
  switch (state) {
    case 'searching':
      return <ResultSkeletons />
    case 'results':
      return <ResultList {...props} />
    case 'empty':
      return <EmptyResult searchRef={searchRef} today={today} onSearch={onSearch} />
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

type ResultListProps = Omit<SearchResultsProps, 'isBeginning' | 'onSearch'>

function ResultList({ searchRef, ...props }: ResultListProps) {
  const found = useSelector(searchRef, selectFound)
  const stay = stayOf(useSelector(searchRef, selectFilters))
  if (!stay) return null
  return (
    <ul className={styles['list']} aria-label={texts.results}>
      {groupByHouse(found).map((result, index) => (
        <li key={result.id}>
          <ResultCard result={result} stay={stay} isUrgent={index === 0} {...props} />
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
