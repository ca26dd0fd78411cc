import type { ContentPicture, StoryPart } from '#cms/types.ts'
import { Picture } from '#src/ui/Picture.tsx'
import styles from './Story.module.css'

/** The parts of the story, each with a picture on the other side than the one before; what is left of the pictures closes it. */
export function Story({ parts, pictures }: { parts: StoryPart[]; pictures: ContentPicture[] }) {
  const rest = pictures.slice(parts.length)
  return (
    <div className={styles['story']}>
      {parts.map(({ heading, paragraphs }, index) => (
        <section key={heading} className={styles['part']}>
          <div className={styles['text']}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
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

function StoryPicture({ picture, sizes }: { picture: ContentPicture | undefined; sizes: string }) {
  if (!picture) return null
  return (
    <div className={styles['picture']}>
      <Picture
        path={picture.ImagePath}
        alt={picture.AltText}
        width={picture.Width}
        height={picture.Height}
        sizes={sizes}
        isCover
      />
    </div>
  )
}
