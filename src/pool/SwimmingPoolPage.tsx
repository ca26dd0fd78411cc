import { useSelector } from '@xstate/react'
import { useLoaderData } from 'react-router-dom'
import { POOL_RATE_TAKA } from '#contract/booking/pool.ts'
import type { Sources } from '#src/lib/sources.ts'
import { loadOffering, OfferingView } from '#src/offerings/OfferingView.tsx'
import { RequireSession } from '#src/session/RequireSession.tsx'
import { clockText, takaText } from '#ui/lib/figures.ts'
import { EmptyState } from '#ui/messages.tsx'
import styles from './pool.module.css'
import type { OpeningHours } from './PoolTimes.tsx'
import { PoolForm } from './PoolForm.tsx'
import { texts } from './texts.ts'
import { type PoolSnapshot, usePool } from './use-pool.ts'

const selectIsRedirecting = (snapshot: PoolSnapshot) => snapshot.matches('redirecting')
const selectRate = (snapshot: PoolSnapshot) => snapshot.context.rate

export async function load(sources: Sources) {
  return loadOffering(sources, 'swimmingpool')
}

export default function SwimmingPoolPage() {
  const { offering, offers } = useLoaderData<typeof load>()
  return (
    <OfferingView
      offering={offering}
      offers={offers}
      foot={{ fact: texts.rate(takaText(POOL_RATE_TAKA)), action: texts.toForm }}
    >
      <RequireSession isPart>
        <PoolDesk hours={offering.openingHours} />
      </RequireSession>
    </OfferingView>
  )
}

function PoolDesk({ hours }: { hours: OpeningHours }) {
  const pool = usePool()
  const isRedirecting = useSelector(pool, selectIsRedirecting)
  const rate = useSelector(pool, selectRate)
  if (isRedirecting) {
    return <EmptyState sentence={<output>{texts.redirecting}</output>}>{texts.redirectingNote}</EmptyState>
  }
  return (
    <section className={styles['desk']} aria-label={texts.title}>
      <div>
        <h2>{texts.title}</h2>
        <p className={styles['rate']}>{texts.rate(takaText(rate))}</p>
        {hours.from !== '' && (
          <p className={styles['rate']}>{texts.open(clockText(hours.from), clockText(hours.to))}</p>
        )}
      </div>
      <PoolForm pool={pool} hours={hours} />
    </section>
  )
}
