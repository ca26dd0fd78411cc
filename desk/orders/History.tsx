import type { DeskOrder } from '#contract/reception/orders.ts'
import { plainText } from '../guests/plain-text.ts'
import { texts as common } from '../texts.ts'
import { actorText, entryText } from './history-words.ts'
import styles from './order.module.css'
import { texts } from './texts.ts'

/** What happened, who did it, and when on the resort's clock; the gateway's callbacks are there for disputes. */
export function History({ order: { Events, Callbacks } }: { order: DeskOrder }) {
  return (
    <>
      <ol className={styles['rows']}>
        {Events.map((event, index) => (
          <li key={`${event.At} ${index}`}>
            <span>
              <bdi>{entryText(event.Entry)}</bdi>
              <small>
                {common.moment(event.At)}, <bdi>{actorText(event.By)}</bdi>
              </small>
            </span>
          </li>
        ))}
      </ol>
      {Callbacks.length > 0 && (
        <details className={styles['details']}>
          <summary>{texts.callbacks(Callbacks.length)}</summary>
          <ul className={styles['rows']}>
            {Callbacks.map(({ At, Gateway, Route, Verdict }, index) => (
              <li key={`${At} ${index}`}>
                <span>
                  {Gateway} {plainText(texts.callback(Route, Verdict))}
                  <small>{common.moment(At)}</small>
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

export function Messages({ messages }: { messages: DeskOrder['Messages'] }) {
  if (messages.length === 0) return <p className={styles['none']}>{texts.noMessages}</p>
  return (
    <ul className={styles['rows']}>
      {messages.map(({ At, Channel, To, SentAt, Text }, index) => (
        <li key={`${At} ${index}`}>
          <details className={styles['details']}>
            <summary>
              {texts.channels[Channel]} <bdi>{plainText(To)}</bdi>{' '}
              <small>{SentAt === null ? texts.waiting : texts.sent(common.moment(SentAt))}</small>
            </summary>
            <p className={styles['message']}>
              <bdi>{plainText(Text)}</bdi>
            </p>
          </details>
        </li>
      ))}
    </ul>
  )
}
