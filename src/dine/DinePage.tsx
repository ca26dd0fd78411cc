import { useContext } from 'react'
import { useLoaderData } from 'react-router-dom'
import { contentHead } from '#src/content/content-head.ts'
import { ContentPicture } from '#src/content/ContentPicture.tsx'
import { Editable } from '#src/content/Editable.tsx'
import { PreviewStudio, useEditable } from '#src/content/use-editable.ts'
import { paths } from '#src/lib/paths.ts'
import { RichText } from '#src/content/RichText.tsx'
import type { Sources } from '#src/lib/sources.ts'
import { Eyebrow } from '#src/ui/headings.tsx'
import { Slider } from '#src/ui/pictures/Slider.tsx'
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
  const edit = useEditable(page)
  const isPreview = useContext(PreviewStudio) !== undefined
  const slides = page.slides.map((picture, index) => ({
    key: picture._key,
    content: (
      <ContentPicture
        picture={picture}
        sizes={slideSizes}
        isCover
        isUrgent={index === 0}
        mark={edit('slides', picture)}
      />
    ),
  }))
  return (
    <Editable of={page}>
      <div className={styles['pictures']}>
        <Slider label={texts.pictures} slides={slides} autoplays={!isPreview} />
      </div>
      <header className={styles['head']}>
        <div className={styles['title']}>
          <Eyebrow>{texts.eyebrow}</Eyebrow>
          <h1 {...edit('heading')}>{page.heading}</h1>
          <p {...edit('lead')}>{page.lead}</p>
        </div>
        <div className={styles['words']}>
          <RichText text={page.text} at={['text']} />
        </div>
      </header>
      <Hours meals={page.meals} />
      <Dishes heading={page.dishesHeading} dishes={page.dishes} />
      <Reserve />
    </Editable>
  )
}
