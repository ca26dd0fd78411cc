import { useActorRef } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { searchMachine, type Filters } from '#machines/search.machine.ts'
import { useSiteApi } from '#src/lib/sources.ts'
import { showToast } from '#src/lib/toasts.ts'
import { createSearchActors } from './search.actors.ts'
import { filtersOf, searchAddress } from './search-query.ts'
import type { SearchRef } from './search-ref.ts'

/** The page's search, and the two ways in which it and the address follow each other. */
export function useSearch(today: string): { searchRef: SearchRef; isBeginning: boolean; search: () => void } {
  const client = useSiteApi()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [machine] = useState(() => searchMachine.provide({ actors: createSearchActors({ client }) }))
  const searchRef = useActorRef(machine, { input: { today, filters: filtersOf(query, today) } })
  const [isBeginning, setIsBeginning] = useState(true)
  const searched = useRef<string>(undefined)

  // A refusal or a failure is said in the results' place alone.
  useEffect(() => {
    const subscription = searchRef.on('alert', ({ text }) => showToast('warning', text))
    return () => subscription.unsubscribe()
  }, [searchRef])

  useEffect(() => {
    let isGone = false
    // Not at once: development mounts everything twice, and would abort the search of the first time.
    queueMicrotask(() => {
      const filters = filtersOf(query, today)
      if (isGone || searched.current === searchAddress(filters)) return
      searched.current = searchAddress(filters)
      searchRef.send({ type: 'filters.changed', filters })
      searchRef.send({ type: 'search.pressed' })
      setIsBeginning(false)
    })
    return () => {
      isGone = true
    }
  }, [query, today, searchRef])

  function search() {
    const filters = wholeOf(searchRef.getSnapshot().context.filters)
    searchRef.send({ type: 'search.pressed' })
    if (!filters) return
    searched.current = searchAddress(filters)
    void navigate(searched.current, { replace: true, preventScrollReset: true })
  }

  return { searchRef, isBeginning, search }
}

function wholeOf({ arrival, departure, adults, children }: Filters) {
  return arrival === undefined || departure === undefined ? undefined : { arrival, departure, adults, children }
}
