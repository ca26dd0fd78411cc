import { Mail, Phone } from 'lucide-react'
import { dhakaDateTime } from '#contract/values/calendar.ts'
import type { SiteSettings, SocialLink } from '#cms/types.ts'
import { useEditable } from '#src/content/editable.tsx'
import { texts } from './texts.ts'
import { clockText } from '#ui/lib/figures.ts'
import { now } from '#ui/lib/clock.ts'
import { useBrowserStore } from '#ui/lib/hydration.ts'
import { telephoneUrl } from '#ui/lib/phone.ts'
import styles from './TopBar.module.css'

export function TopBar({ settings }: { settings: SiteSettings }) {
  const edit = useEditable(settings)
  return (
    <section className={styles['bar']} aria-label={texts.contact}>
      <div className={styles['row']}>
        <a href={telephoneUrl(settings.phone)} translate="no" {...edit('phone')}>
          <Phone size={15} aria-hidden="true" /> {settings.phone}
        </a>
        <a className={styles['email']} href={`mailto:${settings.email}`} {...edit('email')}>
          <Mail size={15} aria-hidden="true" /> {settings.email}
        </a>
        <span className={styles['end']}>
          <span className={styles['social']}>
            <SocialLinks settings={settings} />
          </span>
          <Clock />
        </span>
      </div>
    </section>
  )
}

// Drawn here, since the icon family carries no brands.
const drawings: Record<SocialLink['network'], string> = {
  facebook:
    'M14 8.500h2.500V5H14c-2.200 0-3.700 1.500-3.700 3.800V11H8v3.500h2.300V22h3.500v-7.500h2.500L17 11h-3.200V9.200c0-.5.100-.7.200-.7z',
  instagram:
    'M8 3.500h8A4.500 4.500 0 0 1 20.500 8v8a4.500 4.500 0 0 1-4.500 4.500H8A4.500 4.500 0 0 1 3.500 16V8A4.500 4.500 0 0 1 8 3.500zM12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM17 7h.01',
  youtube:
    'M4.500 6.500C8 5.800 16 5.800 19.500 6.500c1.300.3 2 1.500 2 5.500s-.7 5.200-2 5.500c-3.500.7-11.500.7-15 0c-1.300-.3-2-1.500-2-5.500s.7-5.200 2-5.500zM10 9.200v5.600l5-2.800z',
}

export function SocialLinks({ settings }: { settings: SiteSettings }) {
  const edit = useEditable(settings)
  return (
    <ul className={styles['links']}>
      {settings.socialLinks.map((link) => (
        <li key={link._key}>
          <a href={link.url} rel="noopener" aria-label={texts.social[link.network]} {...edit('socialLinks', link)}>
            <svg viewBox="0 0 24 24" width="17" height="17" aria-hidden="true">
              <path
                d={drawings[link.network]}
                fill="none"
                stroke="currentColor"
                strokeWidth="1.600"
                strokeLinejoin="round"
                strokeLinecap="round"
              />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The time at the resort in any reader's time zone, to the second where nothing distracts from reading. Its space is reserved until hydration. */
export function Clock({ hasSeconds = false }: { hasSeconds?: boolean }) {
  const second = useSecond()
  if (second === undefined) return <span className={styles['clock']}>{texts.clockWaiting}</span>
  const moment = new Date(second).toISOString()
  const minute = dhakaDateTime(second).split('T')[1] ?? ''
  // No time zone shifts the seconds.
  const seconds = moment.slice(17, 19)
  return (
    <time className={styles['clock']} dateTime={moment}>
      {texts.clock(clockText(hasSeconds ? `${minute}:${seconds}` : minute))}
    </time>
  )
}

const TICK_MS = 1000

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS)
  return () => clearInterval(timer)
}

/** The current second in milliseconds since 1970; undefined on the server and while hydrating, whose clocks would differ. */
function useSecond(): number | undefined {
  return useBrowserStore(subscribe, readSecond)
}

const readSecond = () => Math.floor(now() / TICK_MS) * TICK_MS
