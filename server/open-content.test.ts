import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readSeed } from '#cms/content/seed-content.ts'
import { signatureOf } from '#cms/content/webhook.ts'
import { freePort } from '#tests/support/start-server.ts'
import { aHostedLake, HOSTED } from '#tests/support/hosted-lake.ts'
import { ContentUnread } from '#api/platform/deps.ts'
import { standardLimits } from '#api/platform/limits.ts'
import { folderOfTest } from '#tests/support/folders.ts'
import type { Env } from './env/env.ts'
import { readEnv } from './env/read-env.ts'
import { openContent, type OpenedContent, watchResortSettings } from './open-content.ts'

const SECRET = 'a secret that only the lake knows'
const NOW = new Date('2026-11-20T10:00:00Z')

let folder: string
let opened: OpenedContent | undefined
const logged: string[] = []
beforeEach(() => {
  folder = folderOfTest()
})
afterEach(() => {
  opened?.close()
  opened?.lake?.close()
  opened = undefined
  logged.length = 0
})

async function open(variables: Record<string, string>, changes: Partial<Env> = {}): Promise<OpenedContent> {
  const note = (_details: object, message: string) => void logged.push(message)
  opened = await openContent({
    limits: standardLimits,
    env: { ...readEnv({ DATA_DIR: folder, ...variables }), ...changes },
    now: () => NOW,
    log: { info: note, warn: note, error: note },
    fetch: (input, init) => fetch(input, init),
  })
  return opened
}

test('with a project the content is hosted: its pictures and its Studio are allowed, and a signed notice renews it', async () => {
  const lake = aHostedLake()
  const content = await open({
    SANITY_PROJECT_ID: HOSTED.projectId,
    SANITY_TOKEN: HOSTED.token,
    SANITY_WEBHOOK_SECRET: SECRET,
    SANITY_STUDIO_ORIGIN: 'https://resort.sanity.studio',
  })
  content.start()
  await content.content.content('home')

  lake.publish('homePage', { heading: 'The monsoon is here' })
  const status = await notify(content, { _id: 'homePage', _rev: 'two' })

  expect(status).toBe(202)
  await vi.waitFor(async () => {
    expect((await content.content.content('home')).page.heading).toBe('The monsoon is here')
  })
  expect(content.origins).toEqual({
    pictures: ['https://cdn.sanity.io'],
    frameAncestors: ['https://resort.sanity.studio'],
  })
  expect(content.studio).toEqual({ projectId: 'a1b2c3d4', dataset: 'production', canPlan: false })
  expect(content.lake).toBeUndefined()
})

test('there is a preview where the server may read drafts', async () => {
  const withToken = await open({ SANITY_PROJECT_ID: HOSTED.projectId, SANITY_TOKEN: HOSTED.token })
  const withoutToken = await open({ SANITY_PROJECT_ID: HOSTED.projectId })
  const embedded = await open({})

  expect([withToken, withoutToken, embedded].map(({ preview }) => preview !== undefined)).toEqual([true, false, true])
})

test('the Studio offers planned times where the server may publish', async () => {
  const hosted = { SANITY_PROJECT_ID: HOSTED.projectId, SANITY_TOKEN: HOSTED.token }
  const opened = await Promise.all([open({ ...hosted, SANITY_PUBLISH_TOKEN: 'an editor’s' }), open(hosted), open({})])

  expect(opened.map(({ studio }) => studio.canPlan)).toEqual([true, false, true])
  expect(opened.map(({ publishDue }) => publishDue !== undefined)).toEqual([true, false, true])
})

test('without a project the content is embedded, and the Studio is told where', async () => {
  const content = await open({})

  expect(content.lake).toBeDefined()
  expect(content.webhook).toBeUndefined()
  expect(content.origins.pictures).toEqual([])
  expect(content.studio).toEqual({ projectId: 'ichamoti', dataset: 'production', canPlan: true, lake: '/lake' })
})

test('the site reads its private lake with a token of its own', async () => {
  const port = await freePort()
  const tokens: (string | null)[] = []
  const answer = getRequestListener(
    async (request) => {
      tokens.push(request.headers.get('Authorization'))
      return (await opened?.lake?.fetch(request, '127.0.0.1')) ?? new Response(null, { status: 503 })
    },
    { overrideGlobalObjects: false },
  )
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing)).listen(port, '127.0.0.1')
  onTestFinished(() => server.close().closeAllConnections())
  const content = await open({ PORT: String(port) })

  content.start()
  await vi.waitFor(() => expect(content.state()).toBe('live'), { timeout: 20_000 })

  expect([...new Set(tokens)]).toEqual([`Bearer ${content.lake?.serviceToken('reader')}`])
})

test('where the lake cannot be opened the seed is shown, and the failure is logged', async () => {
  await mkdir(path.join(folder, 'lake'))
  await writeFile(path.join(folder, 'lake/lake.sqlite'), 'Not a database file.'.repeat(100))

  const content = await open({})
  content.start()

  const resort = await watchResortSettings(content)

  expect(content.lake).toBeUndefined()
  expect(content.state()).toBe('seed')
  expect(resort.onPaper).toThrow(ContentUnread)
  expect((await content.content.content('home')).page).toEqual((await readSeed()).home.page)
  expect(logged).toEqual(['the content lake cannot be opened: the seed content is shown'])
})

test('papers wait for what editors wrote of the resort, but not where nobody has written anything', async () => {
  const lake = aHostedLake()
  lake.publish('siteSettings', { address: 'Ghat Road 7, Gazipur' })
  const content = await open({ SANITY_PROJECT_ID: HOSTED.projectId, SANITY_TOKEN: HOSTED.token })
  const [resort, ofNewLake] = [await watchResortSettings(content), await watchResortSettings(await open({}))]

  expect(resort.onPaper).toThrow(ContentUnread)
  content.start()
  await content.firstRead
  await resort.refresh()

  expect(resort.onPaper()).toMatchObject({ address: 'Ghat Road 7, Gazipur' })
  expect(ofNewLake.onPaper()).toEqual(ofNewLake.facts())
})

async function notify({ webhook }: OpenedContent, notice: object): Promise<number | undefined> {
  const body = new TextEncoder().encode(JSON.stringify(notice))
  const response = await webhook?.fetch(
    new Request('https://resort.example/content/webhook', {
      method: 'POST',
      body,
      headers: { 'sanity-webhook-signature': signatureOf(body, { secret: SECRET, at: NOW.getTime() }) },
    }),
    {},
  )
  return response?.status
}

test('local content of a version before the first release ends the start with a sentence, and is left as it is', async () => {
  await mkdir(path.join(folder, 'lake'))
  const file = path.join(folder, 'lake/staff.sqlite')
  const ofBefore = new DatabaseSync(file)
  ofBefore.exec('create table staff (id text primary key, password_hash text not null); pragma user_version = 6')
  ofBefore.close()
  const before = await readFile(file)

  await expect(open({})).rejects.toMatchObject({
    name: 'StartProblem',
    message: `${path.join(folder, 'lake')} has the content of a version before the first release, which this one does not read: move it away, or set DATA_DIR to another folder; nothing in it was changed.`,
  })
  expect([await readdir(path.dirname(file)), await readFile(file)]).toEqual([['staff.sqlite'], before])
})
