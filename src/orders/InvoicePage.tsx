import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { InvoiceOf } from './InvoiceOf.tsx'
import { texts } from './texts.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonClass } from '#src/ui/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import NotFoundPage from '#src/layout/NotFoundPage.tsx'
import styles from './InvoicePage.module.css'
import { ProfileFrame } from '#src/profile/ProfileFrame.tsx'

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
