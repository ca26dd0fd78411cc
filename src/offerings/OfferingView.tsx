import type { ReactNode } from 'react'
import type { Offering } from '#cms/types.ts'
import { classes } from '#src/ui/classes.ts'
import { Picture } from '#src/ui/Picture.tsx'
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
          {offering.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <dl className={styles['facts']}>
            {offering.facts.map(({ label, value }) => (
              <div key={label}>
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
              <Picture
                key={picture.ImagePath}
                path={picture.ImagePath}
                alt={picture.AltText}
                width={picture.Width}
                height={picture.Height}
                sizes="(min-width: 1288px) 745px, (min-width: 960px) 60vw, 100vw"
              />
            ))}
          </div>
        )}
      </div>
    </>
  )
}
