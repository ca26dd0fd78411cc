import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bearing } from '../../testing/accounts.ts'
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

test('what a picture is called and claims to be does not matter: its content does', async () => {
  const lake = await aStaffLake()
  const png = await plain(8, 8).png().toBuffer()

  const renamed = await uploaded(lake, png, { query: { filename: 'pond.gif' }, type: 'image/gif' })
  const page = await upload(lake, '<html><script>alert(1)</script>', {
    query: { filename: 'a.jpg' },
    type: 'image/jpeg',
  })

  expect(renamed).toMatchObject({ extension: 'png', mimeType: 'image/png' })
  expect(page.status).toBe(400)
  expect(await sentenceOf(page)).toMatch(/^This file is not a picture that a browser can show/)
})

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('%s is a picture', async (format) => {
  const lake = await aStaffLake()

  const document = await uploaded(lake, await plain(16, 8).toFormat(format).toBuffer())

  expect(document).toMatchObject({ extension: format === 'jpeg' ? 'jpg' : format, mimeType: `image/${format}` })
})

test('a picture that browsers cannot show is refused', async () => {
  const lake = await aStaffLake()

  const answer = await upload(lake, await plain(16, 8).tiff().toBuffer(), { type: 'image/png' })

  expect(await sentenceOf(answer)).toMatch(/^This file is not a picture that a browser can show/)
})

test('a picture that ends too early is refused', async () => {
  const lake = await aStaffLake()
  const content = await stripes(['#9a3d23', '#1f4a39', '#8f6a26'], 300).jpeg({ quality: 100 }).toBuffer()

  const answer = await upload(lake, content.subarray(0, content.length / 2))

  expect(answer.status).toBe(400)
  expect(await sentenceOf(answer)).toBe('This picture is broken: it could not be read to its end.')
  expect(lake.documentCount()).toBe(0)
})

test('a picture of more than 50 megapixels is refused before it is unpacked', async () => {
  const lake = await aStaffLake()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10000" height="5001"/>'

  const answer = await upload(lake, svg, { type: 'image/svg+xml' })

  expect(answer.status).toBe(413)
  expect(await sentenceOf(answer)).toBe('This picture is too large: it may have up to 50 megapixels.')
})

test.each([{ query: { filename: 'pond.jpg' } }, { type: 'image/jpeg' }])(
  'a drawing that claims to be a photo is refused: %j',
  async (claim) => {
    const lake = await aStaffLake()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>'

    const answer = await upload(lake, svg, claim)

    expect(answer.status).toBe(400)
    expect(await sentenceOf(answer)).toBe('This file is a drawing (SVG), not the photo that its name promises.')
  },
)

test('a file of more than 20 MB is refused, and one of exactly 20 MB is stored', async () => {
  const lake = await aStaffLake()
  const bytes = (count: number) => Buffer.alloc(count, 'x')
  const most = 20 * 1024 * 1024

  const tooLarge = await upload(lake, bytes(most + 1), { kind: 'files' })
  const large = await upload(lake, bytes(most), { kind: 'files' })

  expect([tooLarge.status, large.status]).toEqual([413, 200])
  expect(await sentenceOf(tooLarge)).toBe('This file is too large: it may have up to 20 MB.')
})

test('an upload of a viewer or without a session is refused, and the viewer is logged', async () => {
  const lake = await aStaffLake()
  const content = await plain(8, 8).png().toBuffer()
  const { token, member } = lake.signedIn('viewer')

  const ofViewer = await upload(lake, content, { token })
  const ofStranger = await lake.call('/v2025-02-19/assets/images/production', {
    method: 'POST',
    body: new Uint8Array(content),
  })

  expect([ofViewer.status, ofStranger.status]).toEqual([403, 401])
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

test('an empty upload is refused', async () => {
  const lake = await aStaffLake()

  const answer = await upload(lake, '', { kind: 'files' })

  expect(await sentenceOf(answer)).toBe('This file is empty.')
})

test('an editor whose token has ended uploads nothing', async () => {
  const lake = await aStaffLake()
  const { token } = lake.signedIn('editor')
  await lake.call('/v2021-06-07/auth/logout', { method: 'POST', ...bearing(token) })

  const answer = await upload(lake, await plain(8, 8).png().toBuffer(), { token })

  expect(answer.status).toBe(401)
})
