import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bearing } from '../../testing/accounts.ts'
import { aStaffLake, type StaffLake } from '../../testing/staff-lake.ts'
import { pictureIn, stripes, uploaded } from '../../testing/uploads.ts'

const RED = [255, 0, 0]
const GREEN = [0, 255, 0]
const BLUE = [0, 0, 255]

/** 300 by 100: a third each of red, green and blue. */
async function aFlag(lake: StaffLake): Promise<string> {
  const document = await uploaded(lake, await stripes(['#f00', '#0f0', '#00f']).png().toBuffer())
  return `/${document.path}`
}

test('a picture comes as it was uploaded, to be cached forever', async () => {
  const lake = await aStaffLake()
  const content = await stripes(['#f00']).png().toBuffer()
  const document = await uploaded(lake, content)

  const answer = await lake.call(`/${document.path}`)
  const again = await lake.call(`/${document.path}`, { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } })

  expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
  expect(answer.headers.get('Content-Type')).toBe('image/png')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(again.status).toBe(304)
})

test('where a picture was taken is not public, and one that was held sideways is shown upright', async () => {
  const lake = await aStaffLake()
  const content = await stripes(['#f00', '#00f'])
    .withExif({ IFD0: { Artist: 'Rahima' }, IFD3: { GPSLatitude: '24/1 4/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer()
  const document = await uploaded(lake, content)

  const answer = await lake.call(`/${document.path}`)
  const sent = Buffer.from(await answer.arrayBuffer())
  const { width, height, exif } = await sharp(sent).metadata()
  const made = await pictureIn(await lake.call(`/${document.path}?h=100&fm=png`))

  expect((await sharp(content).metadata()).exif).toBeDefined()
  expect(exif).toBeUndefined()
  expect([width, height]).toEqual([100, 200])
  expect(made).toMatchObject({ width: 50, height: 100 })
  expect(await readFile(path.join(lake.directory, 'assets', path.basename(document.path)))).toEqual(content)
})

test('a picture that was deleted is gone at once, in every size', async () => {
  const lake = await aStaffLake()
  const document = await uploaded(lake, await stripes(['#f00']).png().toBuffer())
  const statuses = async () =>
    Promise.all(['', '?w=50'].map(async (query) => (await lake.call(`/${document.path}${query}`)).status))

  const before = await statuses()
  const { headers } = bearing(lake.signedIn('editor').token)
  await lake.call('/v2025-02-19/data/mutate/production', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ mutations: [{ delete: { id: document._id } }] }),
  })

  expect(before).toEqual([200, 200])
  expect(await statuses()).toEqual([404, 404])
})

test.each([
  ['w=150', 150, 50],
  ['h=50', 150, 50],
  ['w=600', 300, 100],
  ['w=600&fit=max', 300, 100],
  ['max-w=150', 150, 50],
  ['w=90&h=90', 90, 30],
  ['w=90&h=90&fit=scale', 90, 90],
  ['w=90&h=90&fit=crop', 90, 90],
  ['w=90&h=90&fit=fill', 90, 90],
  ['w=400&h=400&fit=fillmax', 400, 400],
  ['w=400&h=400&fit=fill', 400, 400],
  ['w=400&h=400&fit=scale', 100, 100],
  ['w=600&h=400&fit=crop', 150, 100],
  ['w=200&h=200&fit=min', 100, 100],
  ['w=50&dpr=2', 100, 33],
  ['rect=100,0,100,50', 100, 50],
  ['rect=250,50,500,500', 50, 50],
])('%s makes it %i by %i', async (query, width, height) => {
  const lake = await aStaffLake()

  const answer = await lake.call(`${await aFlag(lake)}?${query}`)

  expect(await pictureIn(answer)).toMatchObject({ width, height })
})

test('a cut keeps the middle, or the side, point or part that is named', async () => {
  const lake = await aStaffLake()
  const flag = await aFlag(lake)
  const seen = async (query: string) =>
    (await pictureIn(await lake.call(`${flag}?w=50&h=50&fit=crop&${query}`))).at(25, 25)
  const ways = ['', 'crop=left', 'crop=right,top', 'crop=focalpoint&fp-x=0.9', 'crop=focalpoint&fp-x=0.1']

  const colours = await Promise.all([...ways, 'rect=200,0,100,100'].map(seen))

  expect(colours).toEqual([GREEN, RED, BLUE, BLUE, RED, BLUE])
})

test.each([
  ['fm=webp', 'webp'],
  ['fm=avif', 'heif'],
  ['fm=jpg&q=40', 'jpeg'],
  ['fm=pjpg', 'jpeg'],
  ['w=30', 'png'],
])('%s is sent as %s', async (query, format) => {
  const lake = await aStaffLake()

  const answer = await lake.call(`${await aFlag(lake)}?${query}`)

  expect((await sharp(await answer.arrayBuffer()).metadata()).format).toBe(format)
})

test('the format is chosen by what the browser says that it shows', async () => {
  const lake = await aStaffLake()
  const flag = await aFlag(lake)
  const typeFor = async (accept: string) => {
    const answer = await lake.call(`${flag}?w=30&auto=format`, { headers: { Accept: accept } })
    return [answer.headers.get('Content-Type'), answer.headers.get('Vary')]
  }

  const types = await Promise.all(['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*'].map(typeFor))

  expect(types).toEqual([
    ['image/avif', 'Accept'],
    ['image/webp', 'Accept'],
    ['image/png', 'Accept'],
  ])
})

test.each([
  'w=0',
  'w=-5',
  'w=5001',
  'w=abc',
  'w=1e3.5',
  'h=Infinity',
  'dpr=9',
  'q=101',
  'fit=dance',
  'rect=1,2,3',
  'rect=900,0,9,9',
  'fp-x=2',
  'bg=red',
  'fm=bmp',
])('%s is refused', async (query) => {
  const lake = await aStaffLake()

  const answer = await lake.call(`${await aFlag(lake)}?${query}`)

  expect(answer.status).toBe(400)
})

test('a picture is never made larger than it is, and a large one not of more pixels than its format may cost', async () => {
  const lake = await aStaffLake()
  const black = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
  const [thread, wall] = await Promise.all(
    [await black(1, 900), await black(4_000, 3_000)].map((content) => uploaded(lake, content)),
  )
  const pixels = async (address: string) => {
    const { width, height } = await sharp(await (await lake.call(`/${address}`)).arrayBuffer()).metadata()
    return width * height
  }

  expect(await pixels(`${thread?.path}?w=5000`)).toBe(900)
  expect(await pixels(`${wall?.path}?w=4000&fm=avif`)).toBeLessThanOrEqual(4_000_000)
  expect(await pixels(`${wall?.path}?w=4000&fm=webp`)).toBeLessThanOrEqual(8_000_000)
  expect(await pixels(`${wall?.path}?w=5000&h=5000&fit=fill&fm=webp`)).toBeLessThanOrEqual(8_000_000)
})

test('a picture that nobody waits for is not made, and the lake does not report a failure', async () => {
  const lake = await aStaffLake()
  const leaving = new AbortController()
  const flag = await aFlag(lake)

  const answer = lake.call(`${flag}?w=100`, { signal: leaving.signal })
  leaving.abort()

  expect((await answer).status).toBe(503)
  expect(lake.logged).toEqual([])
  expect(await readdir(path.join(lake.directory, 'made-pictures')).catch(() => [])).toEqual([])
})

test('sizes that no page shows have a budget; what pages show is always made', async () => {
  const shown: string[] = []
  const lake = await aStaffLake({
    pictures: { isShown: async (address) => shown.includes(address), pictureBudget: () => 30 },
  })
  const flag = await aFlag(lake)
  shown.push(`/lake${flag}?w=100`)

  const [own, other, again] = [
    await lake.call(`${flag}?w=100`),
    await lake.call(`${flag}?w=101`),
    await lake.call(`${flag}?w=100`),
  ]

  expect([own.status, other.status, again.status]).toEqual([200, 429, 200])
  expect(await other.json()).toMatchObject({ error: { type: 'tooManyPictures' } })
})

test.each([
  ['the same request is written differently', ['w=150', 'w=75&dpr=2', 'h=50', 'w=150&fit=clip&unknown=1']],
  ['the quality is nearly the same', ['w=100&fm=webp&q=68', 'w=100&fm=webp&q=70']],
])('a picture is made once, also when %s', async (_, queries) => {
  const lake = await aStaffLake()
  const flag = await aFlag(lake)

  await Promise.all(queries.map((query) => lake.call(`${flag}?${query}`)))

  expect(await readdir(path.join(lake.directory, 'made-pictures'))).toHaveLength(1)
})

test('only whole names of content are looked for', async () => {
  const lake = await aStaffLake()
  await aFlag(lake)
  const names = [
    '..%2f..%2fstaff.sqlite',
    'drafts',
    `${'a'.repeat(40)}-1x1.jpg`,
    `${'a'.repeat(40)}-1x1.jpg?w=10`,
    'staff.sqlite',
  ]

  const answers = await Promise.all(
    names.flatMap((name) => ['images', 'files'].map((kind) => lake.call(`/${kind}/ichamoti/production/${name}`))),
  )

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
})

test('an SVG is sent as a page in which nothing runs', async () => {
  const lake = await aStaffLake()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>alert(1)</script></svg>'
  const document = await uploaded(lake, svg, { type: 'image/svg+xml' })

  const answer = await lake.call(`/${document.path}?w=100`)
  const drawn = await lake.call(`/${document.path}?w=100&fm=png`)

  expect(answer.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';.*; sandbox$/)
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(await pictureIn(drawn)).toMatchObject({ width: 100, height: 50 })
})

test('a file is always a download, and never what it claims to be', async () => {
  const lake = await aStaffLake()
  const page = '<!doctype html><script>alert(1)</script>'
  const document = await uploaded(lake, page, { kind: 'files', query: { filename: 'menu.html' }, type: 'text/html' })

  const answer = await lake.call(`/${document.path}?dl=${encodeURIComponent('মেনু "2026".html\r\nX: y')}`)
  const cutWithinCharacter = await lake.call(`/${document.path}?dl=${encodeURIComponent(`${'🪷'.repeat(50)}a`)}`)

  expect(await answer.text()).toBe(page)
  expect(answer.headers.get('Content-Type')).toBe('application/octet-stream')
  expect(answer.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w%.-]+$/,
  )
  expect(cutWithinCharacter.headers.get('Content-Disposition')).toContain(encodeURIComponent('🪷'.repeat(49)))
})
