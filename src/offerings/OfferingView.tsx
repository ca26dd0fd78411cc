import { type ReactNode, useRef } from 'react'
import type { OfferCard, Offering, ContentPicture as Content, OfferingName } from '#cms/types.ts'
import { ContentPicture } from '#src/content/ContentPicture.tsx'
import { Editable, useEditable } from '#src/content/editable.tsx'
import { langOf } from '#src/content/lang.ts'
import { RichText } from '#src/content/RichText.tsx'
import { classes } from '#ui/classes.ts'
import { FootBar } from '#ui/FootBar.tsx'
import styles from './OfferingView.module.css'
import { Eyebrow } from '#ui/headings.tsx'
import { contentHead } from '#src/content/content-head.ts'
import type { PageHead } from '#src/lib/page-handle.ts'
import type { Sources } from '#src/lib/sources.ts'
import { offersOf, OffersHere } from '#src/offers/OffersHere.tsx'
import { phoneSizes } from '#ui/pictures/srcset.ts'

export type OfferingViewProps = {
  offering: Offering
  /** What belongs to it for a time. */
  offers: readonly OfferCard[]
  /** The form to request it, next to the text. */
  children: ReactNode
  /** At the foot of a phone's window while the form is out of sight: the price or promise, and a link to the form. */
  foot: { fact: string; action: string }
  /** It is short enough to stay in sight while the words are read. */
  stays?: boolean
}

const HALF_SIZES = `(min-width: 1288px) 610px, (min-width: 800px) 48vw, ${phoneSizes(100)}`

/** The column of the words next to a form. */
const COLUMN_SIZES = `(min-width: 1288px) 744px, (min-width: 960px) 58vw, ${phoneSizes(100)}`

function pictureSizes(count: number, isFormShort: boolean): string {
  if (!isFormShort) return COLUMN_SIZES
  return count > 1 ? HALF_SIZES : HERO_SIZES
}

/** What is offered, in words and pictures. */
export function OfferingView({ offering, offers, children, foot, stays = false }: OfferingViewProps) {
  const [first, ...others] = offering.pictures
  const edit = useEditable(offering)
  const desk = useRef<HTMLDivElement>(null)
  return (
    <>
      <OfferingHero offering={offering} picture={first} />
      <div className={styles['body']}>
        <div className={styles['words']}>
          <Editable of={offering}>
            <RichText text={offering.description} at={['description']} />
          </Editable>
          <OffersHere offers={offers} />
          {offering.facts.length > 0 && (
            <dl className={styles['facts']}>
              {offering.facts.map((fact) => (
                <div key={fact._key}>
                  <dt {...edit('facts', fact, 'label')}>{fact.label}</dt>
                  <dd {...edit('facts', fact, 'value')}>{fact.value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <div ref={desk} tabIndex={-1} className={classes(styles['desk'], stays && styles['stays'])}>
          {children}
        </div>
        {others.length > 0 && (
          <div className={styles['pictures']}>
            {others.map((picture) => (
              <ContentPicture
                key={picture._key}
                picture={picture}
                sizes={pictureSizes(others.length, stays)}
                mark={edit('pictures', picture)}
              />
            ))}
          </div>
        )}
      </div>
      <FootBar target={desk} {...foot} />
    </>
  )
}

type OfferingHeroProps = {
  offering: Pick<Offering, '_id' | '_type' | 'eyebrow' | 'heading' | 'lead'>
  picture: (Content & { _key: string }) | undefined
}

/** The first picture with the heading at its foot: as high as navigation scrolls past, and the heading is still in sight then. */
function OfferingHero({ offering, picture }: OfferingHeroProps) {
  const edit = useEditable(offering)
  return (
    // The scrim lies over the picture, so all of it is clicked for that.
    <header className={styles['hero']} {...(picture && edit('pictures', picture))}>
      <ContentPicture picture={picture} sizes={HERO_SIZES} isCover isUrgent />
      <div className={styles['scrim']} />
      <div className={styles['caption']}>
        <Eyebrow mark={edit('eyebrow')}>{offering.eyebrow}</Eyebrow>
        <h1 {...langOf(offering.heading)} {...edit('heading')}>
          {offering.heading}
        </h1>
        <p className={styles['lead']} {...langOf(offering.lead)} {...edit('lead')}>
          {offering.lead}
        </p>
      </div>
    </header>
  )
}

/** The picture fills a box that is narrower than high on a phone, so it is wider than the screen there. */
const HERO_SIZES = '(max-width: 1000px) 1000px, 100vw'

export async function loadOffering(
  { content }: Sources,
  page: OfferingName,
): Promise<{ offering: Offering; offers: OfferCard[]; head: PageHead }> {
  const [offering, { offers: all }] = await Promise.all([content(page), content('offers')])
  const offers = offersOf(all, `/${page}`)
  const [picture] = offering.pictures
  const first = picture && { picture, sizes: HERO_SIZES }
  return { offering, offers, head: contentHead(offering.seo, `/${page}`, first) }
}
