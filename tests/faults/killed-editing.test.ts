import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { addAccount, tokenOf } from 'content-lake/testing/accounts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { aRestartableServer } from '#tests/support/restartable-server.ts'
import { staffClient } from '#tests/support/staff-client.ts'

/** Edits of each of the two. */
const EDITS = 20
/** After so many acknowledged edits of both, the server is killed amid the next. */
const KILLED_AFTER = [7, 18, 29]
/** Laila publishes what both wrote. */
const PUBLISHED_EVERY = 4
const PAGE = { draftId: 'drafts.careerPage', publishedId: 'careerPage' }
const LINES = 'openings[_key=="boatman"].wanted'
const Career = z.object({ openings: z.array(z.object({ wanted: z.array(z.string()) })) })
const UPLOADS = 4
const SHA1_LENGTH = 40
const server = aRestartableServer()

test('two people edit one page 20 times each while the server is killed thrice: no edit is lost or doubled, and visitors see them all', async () => {
  const [karim, laila] = [signedIn('Karim'), signedIn('Laila')]
  // A new lake is filled while the server answers already.
  await expect.poll(() => karim.getDocument(PAGE.publishedId)).toBeDefined()
  const opening = {
    _key: 'boatman',
    _type: 'opening',
    title: 'Boatman',
    place: 'Here',
    terms: 'Full time',
    text: 'Row.',
  }
  await karim
    .patch(PAGE.publishedId)
    .set({ openings: [{ ...opening, wanted: ['Patience'] }] })
    .commit()
  const acknowledged: string[] = []
  const milestones = KILLED_AFTER.map((count) => ({ count, reached: Promise.withResolvers<void>() }))
  let up = Promise.resolve()

  /** Sends a change until it is acknowledged, by an id that makes it one change however often it is sent. */
  async function send(change: () => Promise<unknown>): Promise<void> {
    for (;;) {
      await up
      try {
        return void (await change())
      } catch (error) {
        // The server is gone. An answer of its own would be a fault.
        if (error instanceof Error && 'statusCode' in error) throw error
      }
    }
  }
  async function edit(client: SanityClient, line: string): Promise<void> {
    const patch = { insert: { after: `${LINES}[-1]`, items: [line] } }
    const action = { actionType: 'sanity.action.document.edit', ...PAGE, patch } as const
    await send(() => client.action(action, { transactionId: `edit-${line}` }))
    acknowledged.push(line)
    for (const { count, reached } of milestones) if (acknowledged.length >= count) reached.resolve()
  }
  const publish = (client: SanityClient, id: string) =>
    send(() => client.action({ actionType: 'sanity.action.document.publish', ...PAGE }, { transactionId: id }))
  async function write(client: SanityClient, name: string): Promise<void> {
    for (let turn = 1; turn <= EDITS; turn++) {
      await edit(client, `${name}-${turn}`)
      if (client === laila && turn % PUBLISHED_EVERY === 0) await publish(client, `publish-${turn}`)
    }
  }
  async function killAtMilestones(): Promise<string[]> {
    const lost: string[] = []
    for (const { reached } of milestones) {
      await reached.promise
      const restarted = Promise.withResolvers<void>()
      up = restarted.promise
      await server.kill()
      await server.startAgain()
      const lines = await linesOf(laila)
      lost.push(...acknowledged.filter((line) => lines.filter((other) => other === line).length !== 1))
      restarted.resolve()
    }
    return lost
  }

  const [lost] = await Promise.all([killAtMilestones(), write(karim, 'Karim'), write(laila, 'Laila')])
  await edit(laila, 'Laila-21')
  await publish(laila, 'publish-last')
  const lines = await linesOf(laila)

  expect(lost).toEqual([])
  expect(lines.toSorted()).toEqual(['Patience', ...acknowledged].toSorted())
  expect(acknowledged).toHaveLength(2 * EDITS + 1)
  await expect.poll(linesOnPage).toEqual(lines)
})

test('a server killed amid uploads shows whole files only, and all that it acknowledged', async () => {
  const editor = signedIn('Mitu')
  const folder = path.join(server.dataDir, 'lake/assets')
  const drafts = path.join(folder, 'drafts')
  const acknowledged: string[] = []
  const upload = async (content: Buffer) => {
    const { _id } = await editor.assets.upload('file', content, { filename: 'film.bin' })
    acknowledged.push(_id)
  }

  // While a file is being written, and when one has just got its name.
  for (const [round, changing] of [drafts, folder].entries()) {
    const contents = Array.from({ length: UPLOADS }, (_, index) => Buffer.alloc(6 * 1024 * 1024, `${round} ${index} `))
    const before = (await readdir(changing)).length
    const uploads = Promise.allSettled(contents.map(upload))
    await expect.poll(async () => (await readdir(changing)).length, { interval: 1 }).toBeGreaterThan(before)
    await server.kill()
    await uploads
    await server.startAgain()
  }
  const shown = await editor.fetch<{ _id: string; sha1hash: string }[]>('*[_type == "sanity.fileAsset"]{_id, sha1hash}')
  const stored = (await readdir(folder)).filter((name) => name !== 'drafts')

  const ids = shown.map(({ _id }) => _id)
  const sums = await Promise.all(stored.map(async (name) => sha1Of(await readFile(path.join(folder, name)))))
  expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([])
  expect(sums).toEqual(stored.map((name) => name.slice(0, SHA1_LENGTH)))
  expect(shown.filter(({ sha1hash }) => !sums.includes(sha1hash))).toEqual([])
  expect(await readdir(drafts)).toEqual([])
})

function signedIn(name: string): SanityClient {
  const email = `${name.toLowerCase()}@resort.example`
  const directory = path.join(server.dataDir, 'lake')
  addAccount(directory, { email, role: 'editor', name })
  return staffClient(server).withConfig({ token: tokenOf(directory, email), perspective: 'drafts', maxRetries: 0 })
}

/** As staff see them: the draft's, or what is published. */
async function linesOf(client: SanityClient): Promise<string[]> {
  const page = await client.fetch('*[_id == $publishedId][0]', PAGE)
  return Career.parse(page).openings.flatMap(({ wanted }) => wanted)
}

async function linesOnPage(): Promise<string[]> {
  const html = await (await fetch(`${server.url}/career`)).text()
  const [, list = ''] = /<ul class="_wanted[^>]*>(.*?)<\/ul>/.exec(html) ?? []
  return [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => line)
}

const sha1Of = (content: Buffer): string => createHash('sha1').update(content).digest('hex')
