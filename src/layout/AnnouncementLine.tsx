import { X } from 'lucide-react'
import type { Announcement } from '#cms/types.ts'
import { ContentLink } from '#src/content/ContentLink.tsx'
import { useEditable } from '#src/content/editable.tsx'
import styles from './AnnouncementLine.module.css'
import { texts } from './texts.ts'

/** What the resort says above the head of each page, until a visitor closes it for the visit: server/site/pages/first-load.ts does that before the page is painted. */
export function AnnouncementLine({ announcement }: { announcement: Announcement }) {
  const mark = useEditable(announcement)('text')
  const { text, URL } = announcement
  return (
    <section className={styles['line']} aria-label={texts.announcement}>
      <div className={styles['row']}>
        <p>
          {URL === '' ? (
            <span {...mark}>{text}</span>
          ) : (
            <ContentLink href={URL} mark={mark}>
              {text}
            </ContentLink>
          )}
        </p>
        <button type="button" aria-label={texts.closeAnnouncement} data-closes-announcement>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
    </section>
  )
}
