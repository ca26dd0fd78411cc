import { useSelector } from '@xstate/react'
import { EmptyState } from '#src/ui/messages.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import styles from './PoolDesk.module.css'
import { PoolForm } from './PoolForm.tsx'
import type { PoolSnapshot } from './pool-ref.ts'
import { texts } from './texts.ts'
import { usePool } from './use-pool.ts'

const selectIsRedirecting = (snapshot: PoolSnapshot) => snapshot.matches('redirecting')
const selectRate = (snapshot: PoolSnapshot) => snapshot.context.rate

export function PoolDesk() {
  const { pool, said, unsay } = usePool()
  const isRedirecting = useSelector(pool, selectIsRedirecting)
  const rate = useSelector(pool, selectRate)
  if (isRedirecting) {
    return <EmptyState sentence={<output>{texts.redirecting}</output>}>{texts.redirectingNote}</EmptyState>
  }
  return (
    <section className={styles['desk']} aria-label={texts.title}>
      <div>
        <h2>{texts.title}</h2>
        <p className={styles['rate']}>{texts.rate(formatTaka(rate))}</p>
      </div>
      <PoolForm pool={pool} said={said} onPress={unsay} />
    </section>
  )
}
