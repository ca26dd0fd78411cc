import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { aKillableLake, type KillableLake } from './killable-lake.ts'

const ROUNDS = 15
/** Each writes on, one call after the other, until the lake is gone. */
const WRITERS = 4
const PUBLISHERS = 2
const UPLOAD_ROUNDS = 4
const UPLOADS = 4

type Numbered = { _id: string; number: number }

test('15 times killed under writes, the lake retains every write that it acknowledged, and no publish is half done', async () => {
  const lake = await aKillableLake()
  const written = new Map<string, number>()
  const published = new Map<string, number>()
  let last = 0
  const nextNumber = () => ++last

  const lost: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await lake.start()
    lost.push(...(await missing(lake, written, published)))
    await writeAndKill(lake, { written, published, nextNumber }, 8 + (round % 5) * 3)
  }
  await lake.start()
  lost.push(...(await missing(lake, written, published)))

  expect(lost).toEqual([])
  expect(written.size).toBeGreaterThan(WRITERS)
  expect(published.size).toBe(PUBLISHERS)
})

test('killed amid uploads, the lake shows whole files only, and all that it acknowledged', async () => {
  const lake = await aKillableLake()
  const acknowledged = new Set<string>()
  await lake.start()

  const folder = path.join(lake.directory, 'assets')
  const drafts = path.join(folder, 'drafts')
  for (let round = 0; round < UPLOAD_ROUNDS; round++) {
    const uploads = startUploads(lake, round, acknowledged)
    // In turn: while a file is being written, and when one has just got its name.
    await untilMoreIn(round % 2 === 0 ? drafts : folder)
    await lake.kill()
    await uploads
    await lake.start()
  }
  const shown = await lake.client.fetch<{ _id: string; url: string; sha1hash: string }[]>(
    '*[_type == "sanity.fileAsset"]{_id, url, sha1hash}',
  )
  const sound = await Promise.all(shown.map(async ({ url, sha1hash }) => sha1Of(await contentOf(url)) === sha1hash))
  const stored = (await readdir(folder)).filter((name) => name !== 'drafts')

  expect(sound).toEqual(shown.map(() => true))
  expect([...acknowledged].filter((id) => !shown.some(({ _id }) => _id === id))).toEqual([])
  expect(await Promise.all(stored.map(async (name) => sha1Of(await readFile(path.join(folder, name)))))).toEqual(
    stored.map((name) => name.replace(/\.bin$/, '')),
  )
  expect(await readdir(drafts)).toEqual([])
})

/** What was acknowledged, by id. Numbers only grow: a call that was not acknowledged may have been done all the same. */
type Acknowledged = { written: Map<string, number>; published: Map<string, number>; nextNumber: () => number }

/** Everybody writes; when `count` calls were answered, the lake is killed under the others. */
async function writeAndKill(
  lake: KillableLake,
  { written, published, nextNumber }: Acknowledged,
  count: number,
): Promise<void> {
  const { client } = lake
  const isTime = Promise.withResolvers<void>()
  let answered = 0
  async function onAndOn(step: (turn: number) => Promise<void>): Promise<void> {
    try {
      for (let turn = 0; ; turn++) {
        await step(turn)
        answered += 1
        if (answered >= count) isTime.resolve()
      }
    } catch (error) {
      // The lake is gone; anything it logged itself would be a fault.
      if (error instanceof Error && 'statusCode' in error) throw error
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, writer) =>
    onAndOn(async (turn) => {
      const _id = `note-${writer}-${turn % 5}`
      const number = nextNumber()
      await client.createOrReplace({ _id, _type: 'note', number, words: 'x'.repeat(2_000) })
      written.set(_id, number)
    }),
  )
  const publishers = Array.from({ length: PUBLISHERS }, (_, publisher) =>
    onAndOn(async () => {
      const publishedId = `page-${publisher}`
      const draftId = `drafts.${publishedId}`
      const number = nextNumber()
      await client.createOrReplace({ _id: draftId, _type: 'page', number })
      await client.action({ actionType: 'sanity.action.document.publish', draftId, publishedId })
      published.set(publishedId, number)
    }),
  )
  const ends = Promise.all([...writers, ...publishers])
  await isTime.promise
  await lake.kill()
  await ends
}

/** What was acknowledged and is not there, and pages that are neither before nor after their publish. */
async function missing(lake: KillableLake, written: Map<string, number>, published: Map<string, number>) {
  const documents = await lake.client.fetch<Numbered[]>('*[_type in ["note", "page"]]{_id, number}')
  const numberOf = (id: string) => documents.find(({ _id }) => _id === id)?.number
  const notes = [...written].filter(([id, number]) => (numberOf(id) ?? 0) < number)
  const pages = [...published].filter(([id, number]) => (numberOf(id) ?? 0) < number)
  const halves = Array.from({ length: PUBLISHERS }, (_, publisher) => `page-${publisher}`).filter((id) => {
    const [draft, page] = [numberOf(`drafts.${id}`), numberOf(id)]
    return draft !== undefined && page !== undefined && draft <= page
  })
  return [...notes, ...pages]
    .map(([id, number]) => `${id} lost ${number}`)
    .concat(halves.map((id) => `${id} is in two places`))
}

async function startUploads({ client }: KillableLake, round: number, acknowledged: Set<string>): Promise<void> {
  await Promise.allSettled(
    Array.from({ length: UPLOADS }, async (_, index) => {
      const content = Buffer.alloc(6 * 1024 * 1024, `${round} ${index} `)
      const { _id } = await client.assets.upload('file', content, { filename: 'film.bin' })
      acknowledged.add(_id)
    }),
  )
}

/** Waits for another file in a folder. */
async function untilMoreIn(folder: string): Promise<void> {
  const before = await readdir(folder)
  await vi.waitFor(
    async () => {
      const now = await readdir(folder)
      if (now.length <= before.length) throw new Error('Nothing is being written')
    },
    { timeout: 20_000, interval: 1 },
  )
}

async function contentOf(url: string): Promise<Buffer> {
  const response = await fetch(url)
  return Buffer.from(await response.arrayBuffer())
}

const sha1Of = (content: Buffer): string => createHash('sha1').update(content).digest('hex')
