import { useLoaderData } from 'react-router-dom'
import { contentHead } from '#src/content-head.ts'
import { ContentPicture } from '#src/ContentPicture.tsx'
import { paths } from '#src/paths.ts'
import { RichText } from '#src/RichText.tsx'
import type { Sources } from '#src/sources.ts'
import { Eyebrow } from '#src/ui/Eyebrow.tsx'
import { Slider } from '#src/ui/Slider.tsx'
import styles from './DinePage.module.css'
import { Dishes } from './Dishes.tsx'
import { Hours } from './Hours.tsx'
import { Reserve } from './Reserve.tsx'
import { texts } from './texts.ts'

const slideSizes = '(min-width: 1288px) 1240px, (min-width: 700px) 100vw, 130vw'

export async function load({ content }: Sources) {
  const page = await content('dine')
  const [picture] = page.slides
  const first = picture && { picture, sizes: slideSizes }
  return { page, head: contentHead(page.seo, paths.dine(), first) }
}

export default function DinePage() {
  const { page } = useLoaderData<typeof load>()
  const slides = page.slides.map((picture, index) => ({
    key: picture._key,
    content: <ContentPicture picture={picture} sizes={slideSizes} isCover isUrgent={index === 0} />,
  }))
  return (
    <>
      <div className={styles['pictures']}>
        <Slider label={texts.pictures} slides={slides} autoplays />
      </div>
      <header className={styles['head']}>
        <div className={styles['title']}>
          <Eyebrow>{texts.eyebrow}</Eyebrow>
          <h1>{page.heading}</h1>
          <p>{page.lead}</p>
        </div>
        <div className={styles['words']}>
          <RichText text={page.text} />
        </div>
      </header>
      <Hours meals={page.meals} />
      <Dishes heading={page.dishesHeading} dishes={page.dishes} />
      <Reserve />
    </>
  )
}
