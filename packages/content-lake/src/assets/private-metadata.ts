import sharp, { type Sharp } from 'sharp'

/** As good as the upload to any eye; what is shown on pages is made of the upload itself. */
const encoders: Record<string, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 95 }),
  heif: (picture) => picture.avif({ quality: 80 }),
}

/** Whether a picture shows where, when and with what it was taken. An SVG or a GIF is never re-encoded. */
export async function hasPrivateMetadata(file: string): Promise<boolean> {
  const { format, exif, xmp, iptc } = await sharp(file).metadata()
  return format in encoders && [exif, xmp, iptc].some((found) => found !== undefined)
}

/** The picture upright and in the colours of the web, without its metadata. */
export async function withoutMetadata(file: string): Promise<Buffer> {
  const { format } = await sharp(file).metadata()
  const picture = sharp(file, { animated: format === 'webp' }).autoOrient()

  return (encoders[format]?.(picture) ?? picture).toBuffer()
}
