import { Link, useLoaderData } from 'react-router-dom'
import { contentHead } from '#src/content/content-head.ts'
import { ContentPicture } from '#src/content/ContentPicture.tsx'
import { Editable, useEditable } from '#src/content/editable.tsx'
import { langOf } from '#src/content/lang.ts'
import { paths } from '#src/lib/paths.ts'
import type { Sources } from '#src/lib/sources.ts'
import { Alpona, Eyebrow } from '#ui/headings.tsx'
import { buttonClass } from '#ui/Button.tsx'
import styles from './AboutPage.module.css'
import { texts } from './texts.ts'
import type { ContentPicture as Content, StoryPart, Director } from '#cms/types.ts'
import { RichText } from '#src/content/RichText.tsx'

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
        <h1 {...langOf(page.heading)} {...edit('heading')}>
          {page.heading}
        </h1>
        <p {...langOf(page.lead)} {...edit('lead')}>
          {page.lead}
        </p>
      </header>
      {opening && (
        <div className={styles['openingRow']}>
          <div className={styles['opening']}>
            <ContentPicture picture={opening} sizes={openingSizes} isCover isUrgent mark={edit('pictures', opening)} />
          </div>
        </div>
      )}
      <Story parts={page.story} pictures={pictures} />
      {directors.length > 0 && (
        <Directors heading={page.directorsHeading} lead={page.directorsLead} directors={directors} />
      )}
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

type Pictures = (Content & { _key: string })[]

/** The parts of the story, each with a picture on the other side than the one before; what is left of the pictures closes it. */
function Story({ parts, pictures }: { parts: StoryPart[]; pictures: Pictures }) {
  const edit = useEditable()
  const rest = pictures.slice(parts.length)
  return (
    <div className={styles['story']}>
      {parts.map((part, index) => (
        <section key={part._key} className={styles['part']}>
          <div className={styles['text']}>
            <h2 {...langOf(part.heading)} {...edit('story', part, 'heading')}>
              {part.heading}
            </h2>
            <RichText text={part.text} at={['story', part, 'text']} />
          </div>
          <StoryPicture picture={pictures[index]} sizes="(min-width: 900px) 600px, 125vw" />
        </section>
      ))}
      {rest.length > 0 && (
        <div className={styles['rest']}>
          {rest.map((picture) => (
            <StoryPicture key={picture.ImagePath} picture={picture} sizes="(min-width: 900px) 720px, 100vw" />
          ))}
        </div>
      )}
    </div>
  )
}

function StoryPicture({ picture, sizes }: { picture: Pictures[number] | undefined; sizes: string }) {
  const edit = useEditable()
  if (!picture) return null
  return (
    <div className={styles['picture']}>
      <ContentPicture picture={picture} sizes={sizes} isCover mark={edit('pictures', picture)} />
    </div>
  )
}

function Directors({ heading, lead, directors }: { heading: string; lead: string; directors: Director[] }) {
  const edit = useEditable()
  return (
    <section className={styles['band']}>
      <div className={styles['inner']}>
        <header className={styles['directorsHead']}>
          <Eyebrow>{texts.directors}</Eyebrow>
          <h2 {...langOf(heading)} {...edit('directorsHeading')}>
            {heading}
          </h2>
          <p {...langOf(lead)} {...edit('directorsLead')}>
            {lead}
          </p>
        </header>
        <ul className={styles['list']} aria-label={texts.directors}>
          {directors.map((director) => (
            <OneDirector key={director._id} director={director} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function OneDirector({ director }: { director: Director }) {
  const edit = useEditable(director)
  return (
    <li>
      <ContentPicture picture={director.image} sizes="(min-width: 960px) 290px, 46vw" mark={edit('image')} />
      <h3 {...langOf(director.name)} {...edit('name')}>
        {director.name}
      </h3>
      <p {...langOf(director.title)} {...edit('title')}>
        {director.title}
      </p>
    </li>
  )
}
