import { Link, useLoaderData } from 'react-router-dom'
import { contentHead } from '#src/content/content-head.ts'
import { paths } from '#src/lib/paths.ts'
import type { Sources } from '#src/lib/sources.ts'
import { buttonClass } from '#ui/Button.tsx'
import { PageTitle } from '#ui/headings.tsx'
import { OfferCards } from './OfferCards.tsx'
import styles from './offer-pages.module.css'
import { texts } from './texts.ts'

export async function load({ content }: Sources) {
  const { offers } = await content('offers')
  const picture = offers[0]?.image
  return { offers, head: contentHead({ title: texts.title, description: texts.description, picture }, paths.offers()) }
}

export default function OffersPage() {
  const { offers } = useLoaderData<typeof load>()
  return (
    <div className={styles['page']}>
      <PageTitle title={texts.title} lead={texts.lead} />
      {offers.length > 0 ? (
        <OfferCards offers={offers} heading="h2" />
      ) : (
        <div className={styles['none']}>
          <p>{texts.none}</p>
          <Link to={paths.rooms()} className={buttonClass('outlined')}>
            {texts.toRooms}
          </Link>
        </div>
      )}
    </div>
  )
}
