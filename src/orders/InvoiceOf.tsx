import { type ReactNode, useEffect } from 'react'
import { ApiProblem, sentenceOf } from '#contract/failure.ts'
import { getBooking } from '#contract/order.ts'
import { useApi } from '#src/session/use-session.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/messages.tsx'
import { Skeleton } from '#src/ui/loading.tsx'
import { showToast } from '#src/lib/toasts.ts'
import { useReading } from './use-reading.ts'
import { Invoice } from './Invoice.tsx'
import { texts } from './texts.ts'

/** The invoice of one of the guest's own orders; `notFound` for any other code. */
export function InvoiceOf({ code, notFound }: { code: string; notFound: ReactNode }) {
  const api = useApi()
  const { reading, readAgain, refresh } = useReading(code, (signal) =>
    api.call(getBooking, { params: { id: code }, query: { Code: code } }, { signal }),
  )
  const problem = reading.state === 'failed' && !isUnknown(reading.error) ? sentenceOf(reading.error) : undefined
  useEffect(() => {
    if (problem !== undefined) showToast('warning', problem)
  }, [problem])
  if (reading.state === 'read') return <Invoice order={reading.value} onChanged={refresh} />
  if (reading.state === 'reading') {
    return (
      <div aria-busy="true">
        <output className="visually-hidden">{texts.invoicePage.reading}</output>
        <Skeleton lines={8} />
      </div>
    )
  }
  if (problem === undefined) return notFound
  return (
    <EmptyState sentence={texts.invoicePage.failed}>
      <Button onClick={readAgain}>{texts.retry}</Button>
    </EmptyState>
  )
}

/** Another guest's order is as unknown as a code that no order can have. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiProblem && (error.code === 'not_found' || error.code === 'malformed')
}
