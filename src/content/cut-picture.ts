import type { ContentPicture } from '#cms/types.ts'

/**
 * The part of a wide picture that a narrower place shows, cut by the lake: without, a phone would fetch the rest too. As high as the picture, around
 * the point that the editors marked; undefined where nothing would be cut off. `shape` is the width by the height.
 */
export function cutPicture(picture: ContentPicture | undefined, shape: number): ContentPicture | undefined {
  if (!picture) return undefined
  const { ImagePath, Width, Height, Focus } = picture
  const width = Math.round(Height * shape)
  if (ImagePath.startsWith('files/') || width >= Width) return undefined
  const [path = '', query = ''] = ImagePath.split('?')
  const [left = 0, top = 0] = (new URLSearchParams(query).get('rect') ?? '').split(',').map(Number)
  const middle = (Focus?.x ?? 0.5) * Width
  const start = Math.round(Math.min(Math.max(0, middle - width / 2), Width - width))
  return { ...picture, ImagePath: `${path}?rect=${left + start},${top},${width},${Height}`, Width: width }
}
