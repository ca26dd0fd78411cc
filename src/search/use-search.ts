import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { searchMachine, type Filters } from '#machines/search.machine.ts'
import { recallStay, rememberStay } from '#src/stay/searched-stay.ts'
import { useSiteApi } from '#src/lib/sources.ts'
import { useIsHydrated } from '#ui/lib/hydration.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { createSearchActors } from './search.actors.ts'
import { filtersOf, searchAddress } from './search-query.ts'

export type SearchRef = ActorRefFrom<typeof searchMachine>
export type SearchSnapshot = SnapshotFrom<typeof searchMachine>

/** What the server renders, which is cached for every stay that is searched for. */
const noQuery = new URLSearchParams()

/** The page's search, and the two ways in which it and the address follow each other. */
export function useSearch(today: string): { searchRef: SearchRef; isBeginning: boolean; search: () => void } {
  const client = useSiteApi()
  const [query] = useSearchParams()
  const isHydrated = useIsHydrated()
  const navigate = useNavigate()
  const searchRef: SearchRef = useMachine(searchMachine, () => createSearchActors({ client }), {
    input: { today, filters: filtersOf(isHydrated ? query : noQuery, today) },
    on: {
      alert: ({ text }) => showToast('warning', text),
      // Shown in the results' place alone.
      toast: () => undefined,
    },
  })
  const [isBeginning, setIsBeginning] = useState(true)
  const searched = useRef<string>(undefined)

  useEffect(() => {
    const filters = { ...filtersOf(query, today), ...(!query.has('arrival') && recallStay(today)) }
    if (searched.current === searchAddress(filters)) return
    searched.current = searchAddress(filters)
    rememberStay(filters)
    searchRef.send({ type: 'filters.changed', filters })
    searchRef.send({ type: 'search.pressed' })
    setIsBeginning(false)
  }, [query, today, searchRef])

  function search() {
    const filters = wholeOf(searchRef.getSnapshot().context.filters)
    searchRef.send({ type: 'search.pressed' })
    if (!filters) return
    searched.current = searchAddress(filters)
    rememberStay(filters)
    void navigate(searched.current, { replace: true, preventScrollReset: true })
  }

  return { searchRef, isBeginning, search }
}

function wholeOf({ arrival, departure, adults, children }: Filters) {
  return arrival === undefined || departure === undefined ? undefined : { arrival, departure, adults, children }
}
