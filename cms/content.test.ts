import type { SanityClient } from '@sanity/client'
import { aLake, type TestLake } from 'content-lake/testing/test-lake'
import { afterEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '../contract/values/calendar.ts'
import { aHostedLake, HOSTED } from '../tests/support/hosted-lake.ts'
import { createContent, type ContentOptions, type LakeContent } from './content.ts'
import { readSeed } from './content/seed-content.ts'
import { readGraphqlApi } from './graphql.ts'
import { seedLake } from './content/seed-lake.ts'
import { planToPublish } from './publishing/publish-requests.ts'
import { pageNames as pages } from './content/page-readers.ts'

// The same promises for both lakes, and only their address differs.

const PATIENCE = { timeout: 10_000, interval: 20 }

type World = {
  content: LakeContent
  publish(id: string, fields: Record<string, unknown>): Promise<void>
  goAway(): Promise<void>
  comeBack(): Promise<void>
  /** Where its pictures are. */
  pictures: string
  logged: string[]
}

let opened: LakeContent | undefined
afterEach(() => {
  opened?.close()
  opened = undefined
})

const addressOf = (apiHost: string, token: string) => ({
  projectId: 'ichamoti',
  dataset: 'production',
  apiHost,
  token,
  isListenedTo: true,
})

async function local(): Promise<World & Pick<TestLake, 'token'> & { editor: SanityClient }> {
  const { url, client, token, lake, stop, start } = await aLake({ graphqlSchema: readGraphqlApi() })
  await seedLake(lake())
  const { content, logged } = await open(addressOf(url, token('viewer')))
  const editor = client({ token: token('editor') })
  return {
    content,
    async publish(id, fields) {
      await editor.patch(id).set(fields).commit()
    },
    goAway: stop,
    comeBack: start,
    pictures: `${url}/images/ichamoti/production/`,
    logged,
    token,
    editor,
  }
}

async function hosted(): Promise<World> {
  const lake = aHostedLake()
  const { content, logged } = await open({ ...HOSTED, isListenedTo: false })
  return {
    content,
    async publish(id, fields) {
      lake.publish(id, fields)
      await content.refresh()
    },
    async goAway() {
      lake.setAway(true)
      await content.refresh()
    },
    async comeBack() {
      lake.setAway(false)
    },
    pictures: 'https://cdn.sanity.io/images/a1b2c3d4/production/',
    logged,
  }
}

async function open(lake: ContentOptions['lake'], options: Pick<ContentOptions, 'catchUpMs' | 'now'> = {}) {
  const logged: string[] = []
  const log = {
    info: (_: object, message: string) => void logged.push(message),
    warn: (_: object, message: string) => void logged.push(message),
  }
  const content = await createContent({
    lake,
    log,
    retryMs: 20,
    fetch: (input, init) => fetch(input, init),
    ...options,
  })
  opened = content
  return { content, logged }
}

const worlds = [
  ['local', local],
  ['hosted', hosted],
] as const

const headingOf = async ({ content }: LakeContent) => (await content('home')).page.heading

test.each(worlds)(
  'every page is read from the %s lake, with the words and the pictures of the seed',
  async (_, world) => {
    const { content, pictures, logged } = await world()
    const seed = await readSeed()

    content.start()
    const read = await Promise.all(pages.map((page) => content.content(page)))

    expect(content.state()).toBe('live')
    expect(read.map(withoutPictures)).toEqual(pages.map((page) => withoutPictures(seed[page])))
    for (const path of picturePaths(read)) expect(path.startsWith(pictures), path).toBe(true)
    expect(picturePaths(read)).toHaveLength(picturePaths(Object.values(seed)).length)
    expect(logged).toEqual(['the content is read from the lake'])
  },
)

test.each(worlds)('a publish in the %s lake is on the page, and changes the revision', async (_, world) => {
  const { content, publish } = await world()
  content.start()
  await content.content('home')
  const before = content.revision()

  await publish('homePage', { heading: 'The monsoon is here' })
  await expect.poll(() => headingOf(content), PATIENCE).toBe('The monsoon is here')
  expect(content.revision()).not.toBe(before)

  await publish('refund', { lead: 'Plans change, and so did this.' })
  await expect.poll(async () => (await content.content('refund')).lead, PATIENCE).toBe('Plans change, and so did this.')
})

test('what is read again keeps its revision, and a publish that is taken back does not bring the old one back', async () => {
  const { content, publish } = await hosted()
  content.start()
  const { page } = await content.content('home')
  const first = content.revision()

  await content.refresh()
  expect(content.revision()).toBe(first)

  await publish('homePage', { heading: 'The monsoon is here' })
  await publish('homePage', { heading: page.heading })

  expect((await content.content('home')).page).toEqual(page)
  expect(content.revision()).not.toBe(first)
})

test.each(worlds)(
  'while the %s lake is away its last content stays, and it recovers automatically',
  async (_, world) => {
    const { content, publish, goAway, comeBack, logged } = await world()
    content.start()
    await publish('homePage', { heading: 'The monsoon is here' })
    await expect.poll(() => headingOf(content), PATIENCE).toBe('The monsoon is here')

    await goAway()
    await expect.poll(content.state, PATIENCE).toBe('last good')
    const whileAway = await content.content('home')
    await comeBack()
    await expect.poll(content.state, PATIENCE).toBe('live')

    expect(whileAway.page.heading).toBe('The monsoon is here')
    expect(logged).toEqual([
      'the content is read from the lake',
      'the content lake does not answer',
      'the content is read from the lake',
    ])
    await publish('homePage', { heading: 'And now the harvest' })
    await expect.poll(() => headingOf(content), PATIENCE).toBe('And now the harvest')
  },
)

test.each(worlds)('a start without the %s lake shows the seed until it comes', async (_, world) => {
  const { content, goAway, comeBack } = await world()
  await goAway()
  const seed = await readSeed()

  content.start()
  const shown = await content.content('about')

  expect([shown, content.state()]).toEqual([seed.about, 'seed'])
  await comeBack()
  await expect.poll(content.state, PATIENCE).toBe('live')
})

test('a draft changes nothing for visitors, and everything for its editors', async () => {
  const { content, editor, token } = await local()
  content.start()
  await content.content('home')
  const before = content.revision()

  for (const document of await editor.getDocuments(['homePage', 'package'])) {
    if (document) await editor.create({ ...document, _id: `drafts.${document._id}`, heading: 'Only a draft' })
  }
  await editor.patch('refund').set({ lead: 'What proves that all before was read' }).commit()
  await vi.waitFor(() => expect(content.revision()).not.toBe(before), PATIENCE)

  const drafts = content.drafts(token('viewer'))
  expect((await content.content('home')).page.heading).not.toBe('Only a draft')
  expect((await drafts('home')).page.heading).toBe('Only a draft')
  expect((await content.content('package')).heading).not.toBe('Only a draft')
  expect((await drafts('package')).heading).toBe('Only a draft')
})

test('what staff planned is public once its time has come, and not before', async () => {
  const { url, client, token, lake } = await aLake({ graphqlSchema: readGraphqlApi() })
  await seedLake(lake())
  let at = Date.now()
  const { content } = await open(addressOf(url, token('viewer')), { now: () => at })
  const editor = client({ token: token('editor'), perspective: 'raw' })
  content.start()
  const before = (await content.content('career')).heading
  const career = await editor.getDocument('careerPage')
  if (!career) throw new Error('There is no career page')
  const draft = await editor.create({ ...career, _id: 'drafts.careerPage', heading: 'From tomorrow on' })
  await planToPublish(editor, [draft], { by: 'Rania', at: new Date(at + DAY_MS).toISOString() })
  const publish = async () => content.publishDue(lake().serviceToken('publisher'))

  await content.refresh()
  await publish()
  await content.refresh()
  const early = (await content.content('career')).heading
  at += DAY_MS
  await publish()
  await content.refresh()

  expect(early).toBe(before)
  expect((await content.content('career')).heading).toBe('From tomorrow on')
})

test('a page whose document was removed shows its last words, and the log reports it', async () => {
  const { content, editor, logged } = await local()
  content.start()
  await content.content('career')

  await editor.delete('careerPage')
  await vi.waitFor(() => expect(logged).toContain('pages have no content in the lake'), PATIENCE)

  expect((await content.content('career')).heading).toBe((await readSeed()).career.heading)
})

test('a change without a callback is found by polling', async () => {
  const lake = aHostedLake()
  const { content } = await open({ ...HOSTED, isListenedTo: false }, { catchUpMs: 30 })
  content.start()
  await content.content('home')

  lake.publish('homePage', { heading: 'Changed without a callback' })

  await expect.poll(() => headingOf(content), PATIENCE).toBe('Changed without a callback')
})

test('a wrong token leaves the seed', async () => {
  aHostedLake()
  const { content } = await open({ ...HOSTED, token: 'a dead token', isListenedTo: false })

  content.start()

  expect(await content.content('home')).toEqual((await readSeed()).home)
  expect(content.state()).toBe('seed')
})

test('many who ask at once wait for one reading, and later ones for none', async () => {
  const { asked } = aHostedLake()
  const { content } = await open({ ...HOSTED, isListenedTo: false })

  content.start()
  await Promise.all(Array.from({ length: 20 }, () => content.content('home')))
  await content.content('about')

  expect(asked).toEqual({ groq: 12, graphql: 6 })
})

/** A lake has its own addresses of pictures, and its own times of their upload. */
function withoutPictures(value: unknown): unknown {
  const isOfLake = (name: string) => name === 'ImagePath' || name === 'uploadedAt'
  return JSON.parse(JSON.stringify(value, (name, part: unknown) => (isOfLake(name) ? 'a picture' : part)))
}

function picturePaths(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/"ImagePath":"([^"]+)"/g)].map(([, path = '']) => path)
}

const listening = ['listens to it', { isListenedTo: true, catchUpMs: 60_000 }] as const
const asking = ['asks it now and then', { isListenedTo: false, catchUpMs: 20 }] as const
const jumps = [-24, -1, 1, 24].flatMap((hours) => [listening, asking].map((how) => [hours, ...how] as const))

test.each(jumps)(
  'what is published after a jump of the clock by %d h is on the page of a site that %s',
  async (hours, _, { isListenedTo, ...options }) => {
    let jumped = 0
    const lake = await aLake({ graphqlSchema: readGraphqlApi(), now: () => new Date(Date.now() + jumped) })
    await seedLake(lake.lake())
    const { content } = await open(
      { ...addressOf(lake.url, lake.lake().serviceToken('reader')), isListenedTo },
      options,
    )
    content.start()
    await content.content('home')

    jumped = hours * 3_600_000
    const editor = lake.client({ token: lake.token('editor') })
    for (const heading of ['The monsoon is here', 'And now the harvest']) {
      await editor.patch('homePage').set({ heading }).commit()

      await expect.poll(() => headingOf(content), PATIENCE).toBe(heading)
    }
  },
)
