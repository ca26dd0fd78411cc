import { useLoaderData, useNavigate } from 'react-router-dom'
import { Editable, useEditable } from '#src/content/editable.tsx'
import { Counters } from './Counters.tsx'
import { Hero } from './Hero.tsx'
import styles from './HomePage.module.css'
import type { HomeData } from './load-home.ts'
import { Location } from './Location.tsx'
import { Tiles } from './Tiles.tsx'
import { useState } from 'react'
import { defaultStay } from '#contract/values/stay.ts'
import { StayBar } from '#src/ui/dates/StayBar.tsx'
import { paths } from '#src/lib/paths.ts'
import { texts as siteTexts } from '#src/lib/texts.ts'
import { texts } from './texts.ts'
import { Alpona } from '#src/ui/headings.tsx'
import { WeatherPill } from './WeatherPill.tsx'

export function HomePage() {
  const { page, slides, tiles, today } = useLoaderData<HomeData>()
  return (
    <>
      <Hero slides={slides} />
      <div className={styles['book']}>
        <BookBar today={today} />
      </div>
      <Editable of={page}>
        <Intro heading={page.heading} text={page.intro} />
        <Tiles tiles={tiles} />
        <Counters counters={page.counters} />
        <Location location={page.location} />
      </Editable>
    </>
  )
}

const PARTY = { adults: 2, children: 0 }

function BookBar({ today }: { today: string }) {
  const [stay, setStay] = useState(() => defaultStay(today))
  const [party, setParty] = useState(PARTY)
  const navigate = useNavigate()
  return (
    <StayBar
      texts={siteTexts.stay}
      stay={stay}
      party={party}
      today={today}
      onStay={setStay}
      onParty={setParty}
      onSubmit={() => void navigate(paths.search({ ...stay, ...party }))}
      action={paths.search()}
      actionText={texts.checkAvailability}
      isFloating
    />
  )
}

function Intro({ heading, text }: { heading: string; text: string }) {
  const edit = useEditable()
  return (
    <section className={styles['intro']}>
      <Alpona />
      <h2 {...edit('heading')}>{heading}</h2>
      <p {...edit('intro')}>{text}</p>
      <WeatherPill />
    </section>
  )
}
