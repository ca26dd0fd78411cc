import { useLoaderData } from 'react-router-dom'
import { loadOffering, OfferingView } from '#src/offerings/OfferingView.tsx'
import { RequestDesk } from './RequestDesk.tsx'
import { RequireSession } from '#src/session/RequireSession.tsx'
import type { Sources } from '#src/lib/sources.ts'
import { texts } from './texts.ts'

export async function load(sources: Sources) {
  return loadOffering(sources, 'package')
}

export default function PackagePage() {
  const { offering, offers } = useLoaderData<typeof load>()
  return (
    <OfferingView
      offering={offering}
      offers={offers}
      foot={{ fact: texts.package.promise, action: texts.package.open }}
      stays
    >
      <RequireSession isPart>
        <RequestDesk kind="package" />
      </RequireSession>
    </OfferingView>
  )
}
