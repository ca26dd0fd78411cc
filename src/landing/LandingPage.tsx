import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import type { LandingPage as Content } from '#cms/types.ts'
import { contentHead } from '#src/content/content-head.ts'
import { ContentPicture } from '#src/content/ContentPicture.tsx'
import { useEditable } from '#src/content/editable.tsx'
import { langOf } from '#src/content/lang.ts'
import { paths } from '#src/lib/paths.ts'
import type { Sources } from '#src/lib/sources.ts'
import { untilText } from '#src/offers/OfferCards.tsx'
import { withoutSections } from '#src/offers/OffersHere.tsx'
import { Over } from '#src/offers/Over.tsx'
import { headOfSections, type HouseInSection, readHousesFor } from '#src/sections/read-sections.ts'
import { Sections } from '#src/sections/Sections.tsx'
import { Alpona, PageTitle } from '#ui/headings.tsx'
import { phoneSizes } from '#ui/pictures/srcset.ts'
import opening from '#ui/styles/opening.module.css'
import section from '#ui/styles/section.module.css'
import { texts } from './texts.ts'

/** A phone's box cuts off the sides of a wide picture. */
const SIZES = `(min-width: 1288px) 1240px, (min-width: 700px) 100vw, ${phoneSizes(137)}`

/** Throws a `Response` with status 404 for a page that is not there, or not yet. */
export async function load({ content, api }: Sources, { params: { Slug } }: LoaderFunctionArgs) {
  const { pages, ended } = await content('landing')
  const page = pages.find(({ slug }) => slug === Slug)
  if (!page) {
    const over = ended.find(({ slug }) => slug === Slug)
    if (!over) throw new Response(null, { status: 404 })
    const { offers } = await content('offers')
    return { over, offers: offers.map(withoutSections), head: { title: texts.ended, isOver: true } }
  }
  const { seo, image, slug, sections } = page
  const first = image && { picture: image, sizes: SIZES }
  const head = contentHead({ ...seo, picture: seo.picture ?? image }, paths.landing(slug), first)
  return { page, houses: await readHousesFor(sections, { api }), head: { ...head, ...headOfSections(sections) } }
}

export default function LandingPage() {
  const { over, offers, page, houses } = useLoaderData<typeof load>()
  return page ? (
    <ShownPage key={page._id} page={page} houses={houses} />
  ) : (
    <Over over={over} sentence={texts.ended} offers={offers} />
  )
}

function ShownPage({ page, houses }: { page: Content; houses: readonly HouseInSection[] }) {
  const edit = useEditable(page)
  const until = untilText(page)
  return (
    <article className={section['page']}>
      <PageTitle
        {...(until !== undefined && { eyebrow: until })}
        title={page.title}
        lead={page.lead}
        isCentered
        marks={{
          title: { ...langOf(page.title), ...edit('title') },
          lead: { ...langOf(page.lead), ...edit('lead') },
        }}
      >
        <Alpona />
      </PageTitle>
      {page.image && (
        <div className={opening['opening']} {...edit('image')}>
          <ContentPicture picture={page.image} sizes={SIZES} isCover isUrgent />
        </div>
      )}
      <Sections of={page} sections={page.sections} houses={houses} />
    </article>
  )
}
