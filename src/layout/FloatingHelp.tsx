import { ArrowUp, MessageCircle, MessagesSquare, Phone } from 'lucide-react'
import type { SiteSettings } from '#cms/types.ts'
import { classes } from '#ui/classes.ts'
import { chatUrl } from '#src/content/use-settings.ts'
import { useEditable } from '#src/content/editable.tsx'
import { texts } from './texts.ts'
import styles from './FloatingHelp.module.css'
import { useIsScrollingDown, useScrolled } from './use-scrolled.ts'

const BACK_AFTER_PX = 300

const icons = { messenger: MessagesSquare, whatsapp: MessageCircle, phone: Phone }

/** Floats at the foot of the page: contact options, and a button back to the top. */
export function FloatingHelp({ settings }: { settings: SiteSettings }) {
  const edit = useEditable(settings)
  const isFarDown = useScrolled(BACK_AFTER_PX)
  const isScrollingDown = useIsScrollingDown()
  return (
    <aside
      className={classes(styles['floating'], isFarDown && styles['far'], isScrollingDown && styles['away'])}
      aria-label={texts.talkToUs}
      data-above-foot
    >
      {isFarDown && (
        <button
          type="button"
          className={styles['round']}
          aria-label={texts.backToTop}
          onClick={() => {
            window.scrollTo({ top: 0, behavior: 'smooth' })
            document.querySelector('main')?.focus({ preventScroll: true })
          }}
        >
          <ArrowUp size={20} aria-hidden="true" />
        </button>
      )}
      <details className={styles['help']}>
        <summary className={styles['round']} aria-label={texts.talkToUs}>
          <MessageCircle size={22} aria-hidden="true" />
        </summary>
        <ul>
          {settings.chatLinks.map((link) => {
            const Icon = icons[link.kind]
            return (
              <li key={link._key}>
                <a href={chatUrl(link, settings)} rel="noopener" {...edit('chatLinks', link)}>
                  <Icon size={18} aria-hidden="true" /> {texts.chat[link.kind]}
                </a>
              </li>
            )
          })}
        </ul>
      </details>
    </aside>
  )
}
