import { FileDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Section } from '#cms/types.ts'
import { ContentLink } from '#src/content/ContentLink.tsx'
import { useEditable } from '#src/content/editable.tsx'
import { langOf } from '#src/content/lang.ts'
import { paths } from '#src/lib/paths.ts'
import { lowestPriceText } from '#src/prices/lowest-price.ts'
import { NightPrice } from '#src/prices/NightPrice.tsx'
import { StayRating } from '#src/reviews/StayRating.tsx'
import { useSearchPath } from '#src/stay/searched-stay.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import type { HouseInSection } from './read-sections.ts'
import sections from './Sections.module.css'
import styles from './LeadSections.module.css'
import { texts } from './texts.ts'
import { SectionHeading } from './WordSections.tsx'

// Sections that lead on to another page.

type Props<Name extends Section['_type']> = { section: Extract<Section, { _type: Name }> }

type HousesProps = Props<'housesSection'> & { houses: readonly HouseInSection[] }

/** The chosen houses in their order, or all; nothing where none of them is there. A house's page opens with the dates of the visit. */
export function HousesSection({ section: { heading, houses: chosen }, houses }: HousesProps) {
  const shown =
    chosen.length === 0
      ? houses
      : chosen.flatMap((path) => houses.filter(({ Permalink }) => paths.house(Permalink) === path))
  if (shown.length === 0) return null
  return (
    <section className={sections['stack']}>
      <SectionHeading heading={heading} />
      <ul className={styles['houses']}>
        {shown.map((house) => (
          <House key={house.Id} house={house} />
        ))}
      </ul>
    </section>
  )
}

const COVER_SIZES = '(min-width: 1288px) 720px, (min-width: 700px) 58vw, 256px'

function House({ house: { Name, Permalink, Rating, cover, price, roomPrice } }: { house: HouseInSection }) {
  return (
    <li className={styles['house']}>
      {cover && (
        <div className={styles['cover']}>
          <Picture {...cover} sizes={COVER_SIZES} isCover />
        </div>
      )}
      <div className={styles['about']}>
        <h3>
          <Link to={paths.house(Permalink)}>{Name}</Link>
        </h3>
        <StayRating rating={Rating} />
        <NightPrice price={price} isWholeHouse />
        {roomPrice && <p className={styles['note']}>{texts.roomsFrom(lowestPriceText(roomPrice))}</p>}
      </div>
    </li>
  )
}

/** The search opens with the dates of the visit, as its link in the header does. */
export function ActionSection({ section: { heading, text, BtnText, URL } }: Props<'actionSection'>) {
  const edit = useEditable()
  const searchPath = useSearchPath()
  return (
    <section className={styles['action']}>
      <div>
        <SectionHeading heading={heading} />
        <p {...langOf(text)} {...edit('text')}>
          {text}
        </p>
      </div>
      <ContentLink
        href={URL === paths.search() ? searchPath : URL}
        className={buttonClass('filled')}
        mark={edit('BtnText')}
      >
        {BtnText}
      </ContentLink>
    </section>
  )
}

/** A PDF of the content; nothing where it is gone. */
export function FileSection({ section: { text, file } }: Props<'fileSection'>) {
  const edit = useEditable()
  if (file.slug === '') return null
  return (
    <div className={styles['file']}>
      <FileDown size={28} aria-hidden="true" />
      <div>
        <p>
          <ContentLink href={`/pdf/${file.slug}`} mark={edit('file')}>
            {file.title}
          </ContentLink>{' '}
          <span className={styles['note']}>{texts.pdf(file.size)}</span>
        </p>
        <p {...langOf(text)} {...edit('text')}>
          {text}
        </p>
      </div>
    </div>
  )
}
