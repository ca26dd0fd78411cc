import { useLoaderData } from 'react-router-dom'
import { contentHead } from '#src/content/content-head.ts'
import { paths } from '#src/lib/paths.ts'
import type { Sources } from '#src/lib/sources.ts'
import { PageTitle } from '#ui/headings.tsx'
import { CurrentOffers } from './CurrentOffers.tsx'
import { withoutSections } from './OffersHere.tsx'
import styles from './offer-pages.module.css'
import { texts } from './texts.ts'

export async function load({ content }: Sources) {
  const { offers } = await content('offers')
  const picture = offers[0]?.image
  return {
    offers: offers.map(withoutSections),
    head: contentHead({ title: texts.title, description: texts.description, picture }, paths.offers()),
  }
}

export default function OffersPage() {
  const { offers } = useLoaderData<typeof load>()
  return (
    <div className={styles['page']}>
      <PageTitle title={texts.title} lead={texts.lead} />
      <CurrentOffers offers={offers} />
    </div>
  )
}
