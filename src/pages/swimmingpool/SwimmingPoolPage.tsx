import { useLoaderData } from 'react-router-dom'
import { loadOffering, type OfferingData } from '#src/offerings/load-offering.ts'
import { OfferingView } from '#src/offerings/OfferingView.tsx'
import { PoolDesk } from '#src/pool/PoolDesk.tsx'
import { RequireSession } from '#src/session/RequireSession.tsx'
import type { Sources } from '#src/sources.ts'

export const load = (sources: Sources) => loadOffering(sources, 'swimmingpool')

export default function SwimmingPoolPage() {
  const { offering } = useLoaderData<OfferingData>()
  return (
    <OfferingView offering={offering}>
      <RequireSession isPart>
        <PoolDesk />
      </RequireSession>
    </OfferingView>
  )
}
