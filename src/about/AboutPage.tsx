import { Link, useLoaderData } from 'react-router-dom'
import { contentHead } from '#src/content/content-head.ts'
import { ContentPicture } from '#src/content/ContentPicture.tsx'
import { Editable } from '#src/content/Editable.tsx'
import { useEditable } from '#src/content/use-editable.ts'
import { paths } from '#src/lib/paths.ts'
import type { Sources } from '#src/lib/sources.ts'
import { Alpona, Eyebrow } from '#src/ui/headings.tsx'
import { buttonClass } from '#src/ui/Button.tsx'
import styles from './AboutPage.module.css'
import { Directors } from './Directors.tsx'
import { Story } from './Story.tsx'
import { texts } from './texts.ts'

const openingSizes = '(min-width: 1288px) 1240px, (min-width: 700px) 100vw, 150vw'

export async function load({ content }: Sources) {
  const about = await content('about')
  const [opening] = about.page.pictures
  const first = opening && { picture: opening, sizes: openingSizes }
  return { ...about, head: contentHead(about.page.seo, paths.about(), first) }
}

export default function AboutPage() {
  const { page, directors } = useLoaderData<typeof load>()
  const [opening, ...pictures] = page.pictures
  const edit = useEditable(page)
  return (
    <Editable of={page}>
      <header className={styles['head']}>
        <Eyebrow>{texts.eyebrow}</Eyebrow>
        <h1 {...edit('heading')}>{page.heading}</h1>
        <p {...edit('lead')}>{page.lead}</p>
      </header>
      {opening && (
        <div className={styles['openingRow']}>
          <div className={styles['opening']}>
            <ContentPicture picture={opening} sizes={openingSizes} isCover isUrgent mark={edit('pictures', opening)} />
          </div>
        </div>
      )}
      <Story parts={page.story} pictures={pictures} />
      <Directors heading={page.directorsHeading} lead={page.directorsLead} directors={directors} />
      <section className={styles['way']}>
        <Alpona />
        <h2>{texts.wayHeading}</h2>
        <Link to={paths.rooms()} className={buttonClass('filled')}>
          {texts.way}
        </Link>
      </section>
    </Editable>
  )
}
