import { useState } from 'react'
import { getBookings, type Order, type OrderType } from '#contract/orders/orders.ts'
import type { RequestKind } from '#machines/request.machine.ts'
import { isUpcoming } from '#src/orders/order-values.ts'
import { useReading } from '#src/orders/use-reading.ts'
import { useApi } from '#src/session/use-session.ts'
import { useToday } from '#ui/lib/clock.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { ReceivedRequest } from './ReceivedRequest.tsx'
import styles from './requests.module.css'
import { RequestForm } from './RequestForm.tsx'
import { texts } from './texts.ts'
import { useRequest } from './use-request.ts'

const MAX_REQUESTS = 100

const orderTypes = { package: 'Package', convention: 'Hall' } as const satisfies Record<RequestKind, OrderType>

/** The way to a request: its form opens in a dialog, and closes when the request has arrived. Then the page shows what the resort has. */
export function RequestDesk({ kind }: { kind: RequestKind }) {
  const [isOpen, setIsOpen] = useState(false)
  const { newest, refresh } = useOpenRequest(kind)
  const request = useRequest(kind, () => {
    setIsOpen(false)
    refresh()
  })
  const words = texts[kind]

  return (
    <section className={styles['desk']} aria-label={words.title}>
      <h2>{words.title}</h2>
      {newest ? <ReceivedRequest request={newest} /> : <p>{words.lead}</p>}
      <Button isWide kind={newest ? 'outlined' : 'filled'} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {!newest && <p className={styles['note']}>{texts.nothingDue}</p>}
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={words.title}>
        <RequestForm request={request} />
      </Dialog>
    </section>
  )
}

/** The newest request of its kind that the resort has not answered yet. Without an answer of the API the form is still there. */
function useOpenRequest(kind: RequestKind): { newest: Order | undefined; refresh: () => void } {
  const api = useApi()
  const { reading, refresh } = useReading(kind, (signal) =>
    api.call(getBookings, { query: { Take: MAX_REQUESTS, page: 1, Status: 'Requested' } }, { signal }),
  )
  const today = useToday()
  const requests = reading.state === 'read' ? reading.value.Data : []
  return { newest: requests.find((order) => order.Type === orderTypes[kind] && isUpcoming(order, today)), refresh }
}
