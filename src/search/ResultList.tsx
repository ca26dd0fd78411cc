import { useSelector } from '@xstate/react'
import { stayOf } from '#machines/search.machine.ts'
import { ResultCard } from './ResultCard.tsx'
import styles from './ResultList.module.css'
import type { SearchRef, SearchSnapshot } from './search-ref.ts'
import { texts } from './texts.ts'

const selectFound = (snapshot: SearchSnapshot) => snapshot.context.found
const selectFilters = (snapshot: SearchSnapshot) => snapshot.context.filters

export function ResultList({ searchRef }: { searchRef: SearchRef }) {
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
