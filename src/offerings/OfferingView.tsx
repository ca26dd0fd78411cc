import type { ReactNode } from 'react'
import type { Offering } from '#cms/types.ts'
import { ContentPicture } from '#src/content/ContentPicture.tsx'
import { Editable } from '#src/content/Editable.tsx'
import { useEditable } from '#src/content/use-editable.ts'
import { RichText } from '#src/content/RichText.tsx'
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
  const edit = useEditable(offering)
  return (
    <>
      <OfferingHero offering={offering} picture={first} />
      <div className={styles['body']}>
        <div className={styles['words']}>
          <Editable of={offering}>
            <RichText text={offering.description} at={['description']} />
          </Editable>
          <dl className={styles['facts']}>
            {offering.facts.map((fact) => (
              <div key={fact._key}>
                <dt {...edit('facts', fact, 'label')}>{fact.label}</dt>
                <dd {...edit('facts', fact, 'value')}>{fact.value}</dd>
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
                mark={edit('pictures', picture)}
              />
            ))}
          </div>
        )}
      </div>
    </>
  )
}
