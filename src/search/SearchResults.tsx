import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { texts as machineTexts } from '#machines/texts.ts'
import { paths } from '#src/lib/paths.ts'
import { Button, buttonClass } from '#src/ui/Button.tsx'
import { EmptyState, Notice } from '#src/ui/messages.tsx'
import { ResultList } from './ResultList.tsx'
import { ResultSkeletons } from './ResultSkeletons.tsx'
import type { SearchRef, SearchSnapshot } from './search-ref.ts'
import { texts } from './texts.ts'

const selectState = (snapshot: SearchSnapshot) => snapshot.value
const selectProblem = (snapshot: SearchSnapshot) => snapshot.context.problem

export type SearchResultsProps = {
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
      return <EmptyState sentence={texts.pressSearch} />
  }
}
