import type { ReactNode } from 'react'
import type { Offering } from '#cms/types.ts'
import { ContentPicture } from '#src/ContentPicture.tsx'
import { RichText } from '#src/RichText.tsx'
import { classes } from '#src/ui/classes.ts'
import { OfferingHero } from './OfferingHero.tsx'
import styles from './OfferingView.module.css'

export type OfferingViewProps = {
  offering: Offering
  /** The way to ask for it, beside the words. */
  children: ReactNode
  /** It is short enough to stay in sight while the words are read. */
  stays?: boolean
}

/** What is offered, in words and pictures. */
export function OfferingView({ offering, children, stays = false }: OfferingViewProps) {
  const [first, ...others] = offering.pictures
  return (
    <>
      <OfferingHero offering={offering} picture={first} />
      <div className={styles['body']}>
        <div className={styles['words']}>
          <RichText text={offering.description} />
          <dl className={styles['facts']}>
            {offering.facts.map(({ _key, label, value }) => (
              <div key={_key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={classes(styles['desk'], stays && styles['stays'])}>{children}</div>
        {others.length > 0 && (
          <div className={styles['pictures']}>
            {others.map((picture) => (
              <ContentPicture
                key={picture._key}
                picture={picture}
                sizes="(min-width: 1288px) 745px, (min-width: 960px) 60vw, 100vw"
              />
            ))}
          </div>
        )}
      </div>
    </>
  )
}
