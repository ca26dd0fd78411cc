import { useLoaderData } from 'react-router-dom'
import { loadOffering } from '#src/offerings/load-offering.ts'
import { OfferingView } from '#src/offerings/OfferingView.tsx'
import { PoolDesk } from './PoolDesk.tsx'
import { RequireSession } from '#src/session/RequireSession.tsx'
import type { Sources } from '#src/lib/sources.ts'

export async function load(sources: Sources) {
  return loadOffering(sources, 'swimmingpool')
}

export default function SwimmingPoolPage() {
  const { offering } = useLoaderData<typeof load>()
  return (
    <OfferingView offering={offering}>
      <RequireSession isPart>
        <PoolDesk />
      </RequireSession>
    </OfferingView>
  )
}
