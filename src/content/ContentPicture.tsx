import type { ContentPicture as Content } from '#cms/types.ts'
import { Picture, type PictureProps } from '#ui/pictures/Picture.tsx'

export type ContentPictureProps = Pick<PictureProps, 'sizes' | 'isCover' | 'isUrgent' | 'mark'> & {
  /** Nothing is shown where the editors chose none. */
  picture: Content | undefined
  /** Another cut of it for narrow screens. */
  narrow?: { picture: Content; sizes: string } | undefined
}

/** A picture of the content, with the editors' crop and hotspot. */
export function ContentPicture({ picture, narrow, ...shown }: ContentPictureProps) {
  if (!picture) return null
  return (
    <Picture
      {...shown}
      path={picture.ImagePath}
      alt={picture.AltText}
      width={picture.Width}
      height={picture.Height}
      placeholder={picture.Placeholder}
      focus={picture.Focus}
      narrow={narrow && { path: narrow.picture.ImagePath, width: narrow.picture.Width, sizes: narrow.sizes }}
    />
  )
}
