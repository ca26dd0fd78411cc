import { useParams } from 'react-router-dom'
import { readDeskOrder } from '#contract/reception/orders.ts'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/loading.tsx'
import { EmptyState, Notice } from '#ui/messages.tsx'
import { useDeskReading } from '../session/use-desk-call.ts'
import { texts as common } from '../texts.ts'
import { StayDeskProvider } from '../stays/StayDeskProvider.tsx'
import { useMinute } from '../parts/use-minute.ts'
import { OrderDetails } from './OrderDetails.tsx'

/** All that is known of one order, and what can be done with it. */
export default function OrderPage() {
  const { code = '' } = useParams()
  return <OneOrder key={code} code={code.toUpperCase()} />
}

function OneOrder({ code }: { code: string }) {
  const { data: order, problem, reload } = useDeskReading(readDeskOrder, { params: { Code: code } })
  const now = useMinute(reload)
  if (!order) {
    if (problem === undefined) return <Spinner />
    return (
      <EmptyState sentence={problem}>
        <Button kind="text" onClick={reload}>
          {common.retry}
        </Button>
      </EmptyState>
    )
  }
  return (
    <>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <StayDeskProvider now={now} stays={[]} onChanged={reload}>
        <OrderDetails order={order} now={now} onChanged={reload} />
      </StayDeskProvider>
    </>
  )
}
