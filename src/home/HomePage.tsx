import { useLoaderData } from 'react-router-dom'
import { Editable, useEditable } from '#src/content/editable.tsx'
import { langOf } from '#src/content/lang.ts'
import { BookBar } from './BookBar.tsx'
import { Counters } from './Counters.tsx'
import { Facts, Quote } from './Facts.tsx'
import { Hero } from './Hero.tsx'
import styles from './HomePage.module.css'
import type { HomeData } from './load-home.ts'
import { OfferCards } from '#src/offers/OfferCards.tsx'
import { Location } from './location/Location.tsx'
import { texts } from './texts.ts'
import { Tiles } from './Tiles.tsx'
import { Alpona } from '#ui/headings.tsx'
import { WeatherPill } from '#src/weather/WeatherPill.tsx'

export function HomePage() {
  const { page, slides, tiles, offers, catalogue, today } = useLoaderData<HomeData>()
  return (
    <>
      <div className={styles['first']}>
        <Hero slides={slides} />
        <div className={styles['book']} data-slab>
          <BookBar today={today} />
        </div>
      </div>
      <Editable of={page}>
        <Intro heading={page.heading} text={page.intro} today={today} />
        {catalogue?.facts && <Facts facts={catalogue.facts} />}
        {tiles.length > 0 && <Tiles tiles={tiles} prices={catalogue?.prices} />}
        {offers.length > 0 && <Offers offers={offers} />}
        {catalogue?.review && <Quote review={catalogue.review} />}
        <Counters counters={page.counters} />
        <Location location={page.location} />
      </Editable>
    </>
  )
}

function Offers({ offers }: Pick<HomeData, 'offers'>) {
  return (
    <section className={styles['offers']} aria-labelledby="offers">
      <h2 id="offers">{texts.offers}</h2>
      <OfferCards offers={offers} heading="h3" />
    </section>
  )
}

function Intro({ heading, text, today }: { heading: string; text: string; today: string }) {
  const edit = useEditable()
  return (
    <section className={styles['intro']}>
      <Alpona />
      <h2 {...langOf(heading)} {...edit('heading')}>
        {heading}
      </h2>
      <p {...langOf(text)} {...edit('intro')}>
        {text}
      </p>
      <WeatherPill today={today} />
    </section>
  )
}
