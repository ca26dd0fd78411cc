import type { ContentPicture as Content, StoryPart } from '#cms/types.ts'
import { ContentPicture } from '#src/content/ContentPicture.tsx'
import { useEditable } from '#src/content/use-editable.ts'
import { RichText } from '#src/content/RichText.tsx'
import styles from './Story.module.css'

type Pictures = (Content & { _key: string })[]

/** The parts of the story, each with a picture on the other side than the one before; what is left of the pictures closes it. */
export function Story({ parts, pictures }: { parts: StoryPart[]; pictures: Pictures }) {
  const edit = useEditable()
  const rest = pictures.slice(parts.length)
  return (
    <div className={styles['story']}>
      {parts.map((part, index) => (
        <section key={part._key} className={styles['part']}>
          <div className={styles['text']}>
            <h2 {...edit('story', part, 'heading')}>{part.heading}</h2>
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
