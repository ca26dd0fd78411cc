import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import type { Offer } from '#cms/types.ts'
import { contentHead } from '#src/content/content-head.ts'
import { ContentLink } from '#src/content/ContentLink.tsx'
import { ContentPicture } from '#src/content/ContentPicture.tsx'
import { Editable, useEditable } from '#src/content/editable.tsx'
import { langOf } from '#src/content/lang.ts'
import { RichText } from '#src/content/RichText.tsx'
import { useCounted } from '#src/content/use-counted.ts'
import { paths } from '#src/lib/paths.ts'
import type { Sources } from '#src/lib/sources.ts'
import { headOfSections, type HouseInSection, readHousesFor } from '#src/sections/read-sections.ts'
import { Sections } from '#src/sections/Sections.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { PageTitle } from '#ui/headings.tsx'
import opening from '#ui/styles/opening.module.css'
import { untilText } from './OfferCards.tsx'
import { withoutSections } from './OffersHere.tsx'
import { Over } from './Over.tsx'
import styles from './offer-pages.module.css'
import { texts } from './texts.ts'

const SIZES = '(min-width: 1288px) 1240px, 100vw'

/** Throws a `Response` with status 404 for an offer that is not there, or not yet. */
export async function load({ content, api }: Sources, { params }: LoaderFunctionArgs) {
  const { offers, ended } = await content('offers')
  const offer = offers.find(({ slug }) => slug === params['Slug'])
  if (!offer) {
    const over = ended.find(({ slug }) => slug === params['Slug'])
    if (over) return { over, offers: offers.map(withoutSections), head: { title: texts.ended, isOver: true } }
    throw new Response(null, { status: 404 })
  }
  const { seo, image, slug, sections, visibleFrom: from, visibleUntil: until } = offer
  const first = image && { picture: image, sizes: SIZES }
  const head = contentHead({ ...seo, picture: seo.picture ?? image }, paths.offer(slug), first)
  const houses = await readHousesFor(sections, { api })
  return { offer, houses, head: { ...head, ...headOfSections(sections), offer: { from, until } } }
}

export default function OfferPage() {
  const { over, offers, offer, houses } = useLoaderData<typeof load>()
  return offer ? (
    <ShownOffer offer={offer} houses={houses} />
  ) : (
    <Over over={over} sentence={texts.ended} offers={offers} />
  )
}

function ShownOffer({ offer, houses }: { offer: Offer; houses: readonly HouseInSection[] }) {
  const edit = useEditable(offer)
  const counted = useCounted(offer)
  const until = untilText(offer)
  return (
    <article ref={counted} className={classes(styles['page'], styles['offer'])}>
      <PageTitle
        eyebrow={until ?? texts.eyebrow}
        title={offer.title}
        lead={offer.lead}
        marks={{
          title: { ...langOf(offer.title), ...edit('title') },
          lead: { ...langOf(offer.lead), ...edit('lead') },
        }}
      />
      <div className={opening['opening']} {...edit('image')}>
        <ContentPicture picture={offer.image} sizes={SIZES} isCover isUrgent />
      </div>
      <div className={styles['words']}>
        <Editable of={offer}>
          <RichText text={offer.text} at={['text']} />
        </Editable>
      </div>
      <aside className={styles['terms']}>
        {offer.terms.length > 0 && (
          <>
            <h2>{texts.terms}</h2>
            <ul {...edit('terms')}>
              {offer.terms.map((term, place) => (
                // Two lines may be equal, and a line has no key of its own. None is ever moved while the page is open.
                <li key={place} {...langOf(term)}>
                  {term}
                </li>
              ))}
            </ul>
          </>
        )}
        <p className={styles['actions']}>
          <ContentLink href={offer.URL} className={buttonClass('filled')} mark={edit('BtnText')}>
            {offer.BtnText}
          </ContentLink>
          <Link to={paths.offers()}>{texts.all}</Link>
        </p>
      </aside>
      <Sections of={offer} sections={offer.sections} houses={houses} />
    </article>
  )
}
