import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Order } from '#contract/orders/orders.ts'
import { whenOf } from '#contract/wording/order-words.ts'
import { useSettings, whatsAppUrl } from '#src/content/use-settings.ts'
import { paths } from '#src/lib/paths.ts'
import { unbroken } from '#contract/wording/format.ts'
import { Code } from '#ui/values.tsx'
import styles from './requests.module.css'
import { texts } from './texts.ts'

const words = texts.received

/** A request that the resort has and has not answered yet: it stays on its page, also after a reload. */
export function ReceivedRequest({ request }: { request: Order }) {
  const settings = useSettings()
  const whatsApp = settings && whatsAppUrl(settings, words.question(request.Code))
  return (
    <section className={styles['received']} aria-label={words.label}>
      <h3>
        <Check size={22} aria-hidden="true" /> {words.title}
      </h3>
      <p>
        <strong>
          <Code>{request.Code}</Code>
        </strong>{' '}
        · {unbroken(whenOf(request))}
      </p>
      <p>{words.next}</p>
      <p className={styles['links']}>
        <Link to={paths.order(request.Code)}>{words.view}</Link>
        {whatsApp !== undefined && (
          <a href={whatsApp} target="_blank" rel="noopener">
            {words.whatsApp}
          </a>
        )}
      </p>
    </section>
  )
}
