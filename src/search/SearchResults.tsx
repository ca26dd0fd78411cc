import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { HouseFacts } from '#cms/types.ts'
import type { House } from '#contract/catalogue/houses.ts'
import { type Stay, stayProblem } from '#contract/values/stay.ts'
import { stayOf } from '#machines/parts/chosen-dates.ts'
import { picturesOf, type ShownPicture } from '#src/lib/house-pictures.ts'
import { Button } from '#ui/Button.tsx'
import { loadChunk } from '#ui/lib/chunks/load-chunk.ts'
import { Skeleton } from '#ui/loading.tsx'
import { EmptyState, Notice } from '#ui/messages.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import { NightNote } from './NightNote.tsx'
import { canBeBooked, groupByHouse, type HouseResult, refusedOf } from './house-results.ts'
import { ResultCard, resultSizes } from './ResultCard.tsx'
import styles from './ResultCard.module.css'
import type { SearchRef, SearchSnapshot } from './use-search.ts'
import { texts } from './texts.ts'

// Most searches find a free place in every house.
const loadFullHouses = () => loadChunk('src/search/full-houses.tsx', () => import('./full-houses.tsx'))
const EmptyResult = lazy(async () => ({ default: (await loadFullHouses()).EmptyResult }))
const Nearest = lazy(async () => ({ default: (await loadFullHouses()).Nearest }))
const TakenResult = lazy(async () => ({ default: (await loadFullHouses()).TakenResult }))

const selectState = (snapshot: SearchSnapshot) => snapshot.value
const selectProblem = (snapshot: SearchSnapshot) => snapshot.context.problem
const selectFound = (snapshot: SearchSnapshot) => snapshot.context.found
const selectFilters = (snapshot: SearchSnapshot) => snapshot.context.filters
const CARDS = [0, 1, 2]

/** A house that a search is likely to find. */
type Expected = { name: string; picture: ShownPicture | undefined }

export function expectedOf(house: House): Expected {
  return { name: house.Name, picture: picturesOf(house, 'HOUSE')[0] }
}

type SearchResultsProps = {
  searchRef: SearchRef
  /** Before the first search has begun the page shows what it shows while it runs. */
  isBeginning: boolean
  expected: readonly Expected[]
  today: string
  facts: readonly HouseFacts[]
  onOpen: (item: House, result: HouseResult) => void
  onNear: () => void
  onSearch: () => void
}

/** What the search says, in each of its states. */
export function SearchResults({ isBeginning, expected, onSearch, ...props }: SearchResultsProps) {
  const { searchRef, today } = props
  const state = useSelector(searchRef, selectState)
  const problem = useSelector(searchRef, selectProblem)
  const chooseStay = (stay: Stay) => {
    searchRef.send({ type: 'filters.changed', filters: stay })
    onSearch()
  }
  if (isBeginning) return <ResultSkeletons expected={expected} />
  switch (state) {
    case 'searching':
      return <ResultSkeletons expected={expected} />
    case 'results':
      return <ResultList {...props} onStay={chooseStay} />
    case 'empty':
      return (
        <Suspense fallback={null}>
          <EmptyResult searchRef={searchRef} today={today} onStay={chooseStay} />
        </Suspense>
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
      return <SearchHint searchRef={searchRef} today={today} />
    default:
      return state satisfies never
  }
}

/** Nothing was searched for with these dates: how to, as far as anybody can book them. */
function SearchHint({ searchRef, today }: Pick<SearchResultsProps, 'searchRef' | 'today'>) {
  const stay = stayOf(useSelector(searchRef, selectFilters))
  const canBeBooked = stay !== undefined && stayProblem(stay, today) === undefined
  return <EmptyState sentence={canBeBooked ? texts.searchHint : texts.datesHint} />
}

type ResultListProps = Omit<SearchResultsProps, 'isBeginning' | 'expected' | 'onSearch'> & {
  onStay: (stay: Stay) => void
}

function ResultList({ searchRef, onStay, ...props }: ResultListProps) {
  const found = useSelector(searchRef, selectFound)
  const filters = useSelector(searchRef, selectFilters)
  const stay = stayOf(filters)
  if (!stay) return null
  return (
    <>
      <NightNote arrival={stay.arrival} />
      <ul className={styles['list']} aria-label={texts.results}>
        {groupByHouse(found).map((result, index) => (
          <li key={result.id}>
            {canBeBooked(result) ? (
              <ResultCard result={result} stay={stay} isUrgent={index === 0} {...props}>
                <Suspense fallback={null}>
                  {refusedOf(result).map((house) => (
                    <Nearest
                      key={house.Type}
                      house={house}
                      stay={stay}
                      party={filters}
                      today={props.today}
                      onStay={onStay}
                    />
                  ))}
                </Suspense>
              </ResultCard>
            ) : (
              <Suspense fallback={null}>
                <TakenResult result={result} stay={stay} party={filters} onStay={onStay} {...props} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Cards of the size that the answers will have. */
function ResultSkeletons({ expected }: Pick<SearchResultsProps, 'expected'>) {
  return (
    <div className={styles['waiting']} aria-hidden="true">
      {CARDS.map((index) => (
        <ResultSkeleton key={index} house={expected[index]} isUrgent={index === 0} />
      ))}
    </div>
  )
}

function ResultSkeleton({ house, isUrgent }: { house: Expected | undefined; isUrgent: boolean }) {
  // The others would take the line from the script, without which there is no price.
  const picture = isUrgent ? house?.picture : undefined
  return (
    <div className={styles['card']}>
      <div className={styles['picture']}>
        {picture && <Picture {...picture} alt="" sizes={resultSizes} isCover isUrgent />}
      </div>
      <div className={styles['text']}>
        {house && <h2 className={styles['name']}>{house.name}</h2>}
        <Skeleton lines={3} />
      </div>
    </div>
  )
}
