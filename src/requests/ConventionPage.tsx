import { useLoaderData } from 'react-router-dom'
import { loadOffering, OfferingView } from '#src/offerings/OfferingView.tsx'
import { RequestDesk } from './RequestDesk.tsx'
import { RequireSession } from '#src/session/RequireSession.tsx'
import type { Sources } from '#src/lib/sources.ts'
import { texts } from './texts.ts'

export async function load(sources: Sources) {
  return loadOffering(sources, 'convention')
}

export default function ConventionPage() {
  const { offering, offers } = useLoaderData<typeof load>()
  return (
    <OfferingView
      offering={offering}
      offers={offers}
      foot={{ fact: texts.convention.promise, action: texts.convention.open }}
      stays
    >
      <RequireSession isPart>
        <RequestDesk kind="convention" />
      </RequireSession>
    </OfferingView>
  )
}
