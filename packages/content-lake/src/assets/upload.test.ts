import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aStaffLake } from '../../testing/staff-lake.ts'
import { stripes, upload, uploaded } from '../../testing/uploads.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f4a39' } })
const sentenceOf = async (response: Response) => (await response.json()).error.description

test('a picture becomes a document that knows its sides, its colours and its address', async () => {
  const lake = await aStaffLake()
  const content = await plain(80, 40).jpeg().toBuffer()

  const document = await uploaded(lake, content, { query: { filename: 'pond.jpg', title: 'The pond' } })

  expect(document).toMatchObject({
    _id: expect.stringMatching(/^image-[0-9a-f]{40}-80x40-jpg$/),
    _type: 'sanity.imageAsset',
    mimeType: 'image/jpeg',
    size: content.length,
    originalFilename: 'pond.jpg',
    title: 'The pond',
    path: expect.stringMatching(/^images\/ichamoti\/production\/[0-9a-f]{40}-80x40\.jpg$/),
    url: `http://localhost:4102/lake/${document.path}`,
    metadata: {
      dimensions: { width: 80, height: 40, aspectRatio: 2 },
      hasAlpha: false,
      isOpaque: true,
      lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
      palette: { dominant: { background: expect.stringMatching(/^#[0-9a-f]{6}$/), foreground: '#fff' } },
    },
  })
})

test('the same picture is stored once under any name', async () => {
  const lake = await aStaffLake()
  const content = await plain(8, 8).png().toBuffer()

  const first = await uploaded(lake, content, { query: { filename: 'one.png' } })
  const second = await uploaded(lake, content, { query: { filename: 'two.png' } })

  expect(second).toEqual(first)
  expect(lake.documentCount()).toBe(1)
})

test('a picture that was held sideways is measured upright, and what is clear is known', async () => {
  const lake = await aStaffLake()
  const sideways = await plain(80, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const clear = await plain(8, 8).ensureAlpha(0.5).png().toBuffer()

  const turned = await uploaded(lake, sideways)
  const glass = await uploaded(lake, clear)

  expect(turned._id).toMatch(/-40x80-jpg$/)
  expect(glass).toMatchObject({ metadata: { hasAlpha: true, isOpaque: false } })
})

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  '%s is a picture, whatever it claims to be',
  async (format) => {
    const lake = await aStaffLake()
    const claim = { query: { filename: 'pond.bmp' }, type: 'image/bmp' }

    const document = await uploaded(lake, await plain(16, 8).toFormat(format).toBuffer(), claim)

    expect(document).toMatchObject({ extension: format === 'jpeg' ? 'jpg' : format, mimeType: `image/${format}` })
  },
)

test('of a moving picture the first frame is taken, however many follow', async () => {
  const lake = await aStaffLake()
  const [first, other] = await Promise.all(
    ['#9a3d23', '#1f4a39'].map((colour) => stripes([colour], 5_100).png().toBuffer()),
  )
  const frames = Array.from({ length: 50 }, () => [first ?? '', other ?? '']).flat()
  const moving = sharp(frames, { join: { animated: true } }).webp({ lossless: true, effort: 0 })

  const document = await uploaded(lake, await moving.toBuffer(), { type: 'image/webp' })

  expect(document).toMatchObject({ extension: 'webp', metadata: { dimensions: { width: 100, height: 5_100 } } })
})

const drawing = (side: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"/>`
const brokenPhoto = async () => {
  const whole = await stripes(['#9a3d23', '#1f4a39', '#8f6a26'], 300).jpeg({ quality: 100 }).toBuffer()
  return whole.subarray(0, whole.length / 2)
}
const NO_PICTURE = /^This file is not a picture that a browser can show/
const NO_PHOTO = 'This file is a drawing (SVG), not the photo that its name promises.'

test.each([
  ['a page', '<script>alert(1)</script>', { query: { filename: 'a.jpg' } }, 400, NO_PICTURE],
  ['a picture that browsers cannot show', plain(16, 8).tiff().toBuffer(), { type: 'image/png' }, 400, NO_PICTURE],
  ['a picture that ends too early', brokenPhoto(), {}, 400, 'This picture is broken: it could not be read to its end.'],
  ['a drawing called a photo', drawing(40), { query: { filename: 'pond.jpg' }, type: 'image/svg+xml' }, 400, NO_PHOTO],
  ['a drawing sent as a photo', drawing(40), { type: 'image/jpeg' }, 400, NO_PHOTO],
  [
    'a picture of more than 50 megapixels',
    drawing(7_072),
    { type: 'image/svg+xml' },
    413,
    'This picture is too large: it may have up to 50 megapixels.',
  ],
  ['a picture of 900 megapixels', drawing(30_000), { type: 'image/svg+xml' }, 413, /up to 50 megapixels/],
  ['an empty file', '', { kind: 'files' } as const, 400, 'This file is empty.'],
])('%s is refused with a reason', async (_, content, options, status, reason) => {
  const lake = await aStaffLake()

  const answer = await upload(lake, await content, options)

  expect(answer.status).toBe(status)
  expect(await sentenceOf(answer)).toMatch(reason)
  expect(lake.documentCount()).toBe(0)
})

test('a file of more than 20 MB is refused, and one of exactly 20 MB is stored', async () => {
  const lake = await aStaffLake()
  const bytes = (count: number) => Buffer.alloc(count, 'x')
  const most = 20 * 1024 * 1024

  const tooLarge = await upload(lake, bytes(most + 1), { kind: 'files' })
  const large = await upload(lake, bytes(most), { kind: 'files' })

  expect([tooLarge.status, large.status]).toEqual([413, 200])
  expect(await sentenceOf(tooLarge)).toBe('This file is too large: it may have up to 20 MB.')
})

test('an upload of a viewer is refused and logged', async () => {
  const lake = await aStaffLake()
  const content = await plain(8, 8).png().toBuffer()
  const { token, member } = lake.signedIn('viewer')

  const answer = await upload(lake, content, { token })

  expect(answer.status).toBe(403)
  expect(lake.documentCount()).toBe(0)
  expect(lake.logged).toContainEqual({
    message: 'a request was refused',
    details: expect.objectContaining({
      status: 403,
      staff: member.id,
      path: '/lake/v2025-02-19/assets/images/production',
    }),
  })
})

test.each([
  ['../../../etc/passwd', 'passwd'],
  ['..\\..\\boot.ini', 'boot.ini'],
  ['a\u0000b\r\nSet-Cookie: x.jpg', 'abSet-Cookie: x.jpg'],
  ['<img src=x onerror=alert(1)>.jpg', '<img src=x onerror=alert(1)>.jpg'],
  ['র‍্যালি.jpg', 'র‍্যালি.jpg'],
  [`${'a'.repeat(499)}🌊.jpg`, 'a'.repeat(499)],
  ['....//', undefined],
])('a file called %j is stored under the name of its content', async (filename, stored) => {
  const lake = await aStaffLake()
  const content = await plain(8, 8).jpeg().toBuffer()

  const document = await uploaded(lake, content, { query: { filename } })

  expect(document['originalFilename']).toBe(stored)
  expect((await readdir(path.join(lake.directory, 'assets'))).toSorted()).toEqual([
    expect.stringMatching(/^[0-9a-f]{40}-8x8\.jpg$/),
    'drafts',
  ])
  expect(await readdir(path.join(lake.directory, 'assets/drafts'))).toEqual([])
})
