import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFailedPath, aPath, aResult, aRun } from './sample-run.ts'
import { writeReport } from './write-report.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'resort-flows-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the page tells a failed path with its reason, its picture and how to replay it', async () => {
  const screenshot = path.join(folder, 'seen.png')
  await writeFile(screenshot, 'pixels')

  const file = await writeReport(aRun({ results: [aResult({ paths: [aPath(), aFailedPath(screenshot)] })] }), folder)
  const page = await readFile(file, 'utf8')

  expect(page).toContain('<h1>1 of 2 paths failed</h1>')
  expect(page).toContain('value should be &quot;failed&quot; &amp; &lt;b&gt;not&lt;/b&gt;')
  expect(page).toContain(`src="data:image/png;base64,${Buffer.from('pixels').toString('base64')}"`)
  expect(page).toContain('<strong>Failed here:</strong> Picture: failed, then failed.')
  expect(page).toContain('npm run flows -- --driver api --path f00d000001')
})

test('the page needs nothing but itself', async () => {
  const file = await writeReport(aRun(), folder)
  const page = await readFile(file, 'utf8')

  const addresses = [...page.matchAll(/\b(?:src|href)="([^"]*)"|url\(([^)]*)\)/g)].map(([, one, other]) => one ?? other)
  expect(addresses.filter((address) => address !== undefined && !/^(?:#|data:)/.test(address))).toEqual([])
  expect(page).not.toContain('<script')
})

test('the drawing tells how often each state and transition was taken, and what never was', async () => {
  const { transitions } = aResult()
  const taken = transitions.map((one, index) => ({ ...one, hits: index * 4 }))

  const file = await writeReport(aRun({ results: [aResult({ transitions: taken })] }), folder)
  const page = await readFile(file, 'utf8')

  expect(page).toContain('<text class="missed" x=')
  expect(page).toMatch(/<text class="missed"[^>]*>picture\.loaded ×0<\/text>/)
  expect(page).toMatch(/<text class="visited"[^>]*>picture\.loaded ×12<\/text>/)
})

test('a walk that failed is told by the shortest that fails, and repeated by its seed', async () => {
  const walks = [{ seed: 17, walk: aFailedPath(), shortest: aPath({ ...aFailedPath(), title: 'picture.failed' }) }]

  const run = aRun({ walks: [{ flow: 'picture', machine: 'picture', driver: 'api', walks }] })
  const page = await readFile(await writeReport(run, folder), 'utf8')

  expect(page).toContain('picture (api): 1 of 1 random walks failed.')
  expect(page).toContain('npm run flows -- --driver api --machine &quot;picture&quot; --walks 1 --seed 17')
  expect(await readFile(path.join(folder, 'junit.xml'), 'utf8')).toContain('name="Seed 17"')
})

test('the same stands in report.json for other tools', async () => {
  const run = aRun({ results: [aResult({ paths: [aFailedPath(path.join(folder, 'pictures', 'f.png'))] })] })

  await writeReport(run, folder)
  const told: unknown = JSON.parse(await readFile(path.join(folder, 'report.json'), 'utf8'))

  expect(told).toMatchObject({
    faults: ['picture (api): 1 of 1 paths failed.'],
    machines: [{ machine: 'picture', driver: 'api', coverage: { states: { done: 3, all: 3 } } }],
    results: [{ paths: [{ id: 'f00d000001', failure: { step: 1, screenshot: path.join('pictures', 'f.png') } }] }],
  })
})
