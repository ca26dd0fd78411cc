import { ArrowUp, MessageCircle, MessagesSquare, Phone } from 'lucide-react'
import type { ChatLink } from '#cms/types.ts'
import { classes } from '#src/ui/classes.ts'
import { texts } from '../texts.ts'
import styles from './FloatingHelp.module.css'
import { useScrolled } from './use-scrolled.ts'

const BACK_AFTER_PX = 300

const icons = { messenger: MessagesSquare, whatsapp: MessageCircle, phone: Phone }

/** What floats at the foot: the ways to talk to the resort, and the way back up. */
export function FloatingHelp({ chatLinks }: { chatLinks: readonly ChatLink[] }) {
  const isFarDown = useScrolled(BACK_AFTER_PX)
  return (
    <aside className={classes(styles['floating'], isFarDown && styles['far'])} aria-label={texts.layout.talkToUs}>
      {isFarDown && (
        <button
          type="button"
          className={styles['round']}
          aria-label={texts.layout.backToTop}
          onClick={() => {
            window.scrollTo({ top: 0, behavior: 'smooth' })
            document.querySelector('main')?.focus({ preventScroll: true })
          }}
        >
          <ArrowUp size={20} aria-hidden="true" />
        </button>
      )}
      <details className={styles['help']}>
        <summary className={styles['round']} aria-label={texts.layout.talkToUs}>
          <MessageCircle size={22} aria-hidden="true" />
        </summary>
        <ul>
          {chatLinks.map(({ _key, kind, url }) => {
            const Icon = icons[kind]
            return (
              <li key={_key}>
                <a href={url} rel="noopener">
                  <Icon size={18} aria-hidden="true" /> {texts.layout.chat[kind]}
                </a>
              </li>
            )
          })}
        </ul>
      </details>
    </aside>
  )
}
