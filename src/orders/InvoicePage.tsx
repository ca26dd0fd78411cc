import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { Problem } from '#contract/problem.ts'
import { getBooking } from '#contract/orders/orders.ts'
import NotFoundPage from '#src/layout/NotFoundPage.tsx'
import { paths } from '#src/lib/paths.ts'
import { ProfileFrame } from '#src/profile/ProfileFrame.tsx'
import { useApi } from '#src/session/use-session.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Skeleton } from '#ui/loading.tsx'
import { EmptyState } from '#ui/messages.tsx'
import { Invoice } from './Invoice.tsx'
import styles from './Invoice.module.css'
import { texts } from './texts.ts'
import { useReading } from './use-reading.ts'

export default function InvoicePage() {
  const { Code = '' } = useParams()
  return (
    <ProfileFrame>
      <Link to={paths.orders()} className={classes(buttonClass('text'), styles['back'])}>
        <ArrowLeft size={18} aria-hidden="true" /> {texts.invoicePage.back}
      </Link>
      <InvoiceOf code={Code} notFound={<NotFoundPage />} />
    </ProfileFrame>
  )
}

/** The invoice of one of the guest's own orders; `notFound` for any other code. */
function InvoiceOf({ code, notFound }: { code: string; notFound: ReactNode }) {
  const api = useApi()
  const { reading, readAgain, refresh } = useReading(code, (signal) =>
    api.call(getBooking, { params: { id: code }, query: { Code: code } }, { signal }),
  )
  if (reading.state === 'read') return <Invoice order={reading.value} onChanged={refresh} />
  if (reading.state === 'reading') {
    return (
      <div aria-busy="true">
        <output className="visually-hidden">{texts.invoicePage.reading}</output>
        <Skeleton lines={8} />
      </div>
    )
  }
  if (isUnknown(reading.error)) return notFound
  return (
    <EmptyState sentence={texts.invoicePage.failed}>
      <Button onClick={readAgain}>{texts.retry}</Button>
    </EmptyState>
  )
}

/** Another guest's order is as unknown as a code that no order can have. */
function isUnknown(error: unknown): boolean {
  return error instanceof Problem && (error.code === 'not_found' || error.code === 'malformed')
}
