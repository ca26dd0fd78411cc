import type { ContentPicture as Content, StoryPart } from '#cms/types.ts'
import { ContentPicture } from '#src/ContentPicture.tsx'
import { RichText } from '#src/RichText.tsx'
import styles from './Story.module.css'

/** The parts of the story, each with a picture on the other side than the one before; what is left of the pictures closes it. */
export function Story({ parts, pictures }: { parts: StoryPart[]; pictures: Content[] }) {
  const rest = pictures.slice(parts.length)
  return (
    <div className={styles['story']}>
      {parts.map(({ _key, heading, text }, index) => (
        <section key={_key} className={styles['part']}>
          <div className={styles['text']}>
            <h2>{heading}</h2>
            <RichText text={text} />
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

function StoryPicture({ picture, sizes }: { picture: Content | undefined; sizes: string }) {
  if (!picture) return null
  return (
    <div className={styles['picture']}>
      <ContentPicture picture={picture} sizes={sizes} isCover />
    </div>
  )
}
