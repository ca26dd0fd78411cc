import { useLoaderData } from 'react-router-dom'
import { Editable } from '#src/content/Editable.tsx'
import { BookBar } from './BookBar.tsx'
import { Counters } from './Counters.tsx'
import { Hero } from './Hero.tsx'
import styles from './HomePage.module.css'
import { Intro } from './Intro.tsx'
import type { HomeData } from './load-home.ts'
import { Location } from './Location.tsx'
import { Tiles } from './Tiles.tsx'

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
