/** What is known about a picture's file without opening it: its content's fingerprint, `size` in bytes, sides in pixels. */
export type SeedPicture = {
  sha1: string
  size: number
  width: number
  height: number
  extension: 'jpg'
  mimeType: 'image/jpeg'
  /** What the lake keeps of an upload, such as its colours and a tiny copy. */
  metadata: object
}
