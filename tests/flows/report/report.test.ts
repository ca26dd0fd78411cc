import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFailedPath, aPath, aResult, aRun } from './sample-run.ts'
import { faultsOf, sumsOf } from './flows-run.ts'
import { junitOf } from './junit.ts'
import { writeReport } from './write-report.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'resort-flows-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the page shows a failed path with its reason, its picture and how to replay it', async () => {
  const screenshot = path.join(folder, 'seen.png')
  await writeFile(screenshot, 'pixels')

  const file = await writeReport(aRun({ results: [aResult({ paths: [aPath(), aFailedPath(screenshot)] })] }), folder)
  const page = await readFile(file, 'utf8')

  expect(page).toContain('<h1>1 of 2 paths failed</h1>')
  expect(page).toContain('value should be &quot;loadingProfile&quot; &amp; &lt;b&gt;not&lt;/b&gt;')
  expect(page).toContain(`src="data:image/png;base64,${Buffer.from('pixels').toString('base64')}"`)
  expect(page).toContain('<strong>Failed here:</strong> Retry: pressed, then loading profile.')
  expect(page).toContain('npm run flows -- --driver api --path f00d000001')
})

test('the page needs nothing but itself', async () => {
  const file = await writeReport(aRun(), folder)
  const page = await readFile(file, 'utf8')

  const addresses = [...page.matchAll(/\b(?:src|href)="([^"]*)"|url\(([^)]*)\)/g)].map(([, one, other]) => one ?? other)
  expect(addresses.filter((address) => address !== undefined && !/^(?:#|data:)/.test(address))).toEqual([])
  expect(page).not.toContain('<script')
})

test('the drawing shows how often each state and transition was taken, and what never was', async () => {
  const { transitions } = aResult()
  const taken = transitions.map((one, index) => ({ ...one, hits: index * 4 }))

  const file = await writeReport(aRun({ results: [aResult({ transitions: taken })] }), folder)
  const page = await readFile(file, 'utf8')

  expect(page).toMatch(/<text [^>]*>loadProfile\.resolves → editing ×0<\/text>/)
  expect(page).toMatch(/<text [^>]*>retry\.pressed → loadingProfile ×12<\/text>/)
})

test('a walk that failed is reported by the shortest that fails, and repeated by its seed', async () => {
  const walks = [{ seed: 17, walk: aFailedPath(), shortest: aPath({ ...aFailedPath(), title: 'retry.pressed' }) }]

  const run = aRun({ walks: [{ flow: 'profile', machine: 'profile', driver: 'api', walks }] })
  const page = await readFile(await writeReport(run, folder), 'utf8')

  expect(page).toContain('profile (api): 1 of 1 random walks failed.')
  expect(page).toContain('npm run flows -- --driver api --machine &quot;profile&quot; --walks 1 --seed 17')
  expect(await readFile(path.join(folder, 'junit.xml'), 'utf8')).toContain('name="Seed 17"')
})

test('the same stands in report.json for other tools', async () => {
  const run = aRun({ results: [aResult({ paths: [aFailedPath(path.join(folder, 'pictures', 'f.png'))] })] })

  await writeReport(run, folder)
  const report: unknown = JSON.parse(await readFile(path.join(folder, 'report.json'), 'utf8'))

  expect(report).toMatchObject({
    faults: ['profile (api): 1 of 1 paths failed.'],
    machines: [{ machine: 'profile', driver: 'api', coverage: { states: { done: 3, all: 3 } } }],
    results: [{ paths: [{ id: 'f00d000001', failure: { step: 1, screenshot: path.join('pictures', 'f.png') } }] }],
  })
})

/** The same with one transition never taken. */
function withoutReturn() {
  const { transitions } = aResult()
  return transitions.map((one) => (one.from === 'profileFailed' ? { ...one, hits: 0 } : one))
}

test('a run in which all holds and all was driven has no fault', () => {
  expect(faultsOf(aRun())).toEqual([])
})

test('a path that failed is a fault', () => {
  const run = aRun({ results: [aResult({ paths: [aPath(), aFailedPath()] })] })

  expect(faultsOf(run)).toEqual(['profile (api): 1 of 2 paths failed.'])
})

test('a transition that was never taken is a fault, unless some paths alone were wanted', () => {
  const results = [aResult({ transitions: withoutReturn() })]

  expect(faultsOf(aRun({ results }))).toEqual([
    'profile (api) was not driven whole: profileFailed — retry.pressed [0].',
  ])
  expect(faultsOf(aRun({ results, isPartial: true }))).toEqual([])
})

test('a transition that a driver cannot cause is not a fault, and counts neither as driven nor as missed', () => {
  const unreachable = [{ transition: 'profileFailed — retry.pressed [0]', reason: 'A browser does not ask twice' }]
  const results = [aResult({ transitions: withoutReturn(), unreachable })]

  const [sum] = sumsOf(results)

  expect(faultsOf(aRun({ results }))).toEqual([])
  expect(sum?.coverage.transitions).toEqual({ done: 3, all: 3 })
  expect([...(sum?.beyond ?? [])]).toEqual([['profileFailed — retry.pressed [0]', 'A browser does not ask twice']])
})

test('a state into which only such transitions lead is beyond the driver too', () => {
  const { transitions, states } = aResult()
  const intoFailure = transitions.filter(({ to }) => to.includes('profileFailed'))
  const results = [
    aResult({
      states: states.map((one) => (one.name === 'profileFailed' ? { ...one, hits: 0 } : one)),
      transitions: transitions.map((one) => (one.to.includes('profileFailed') ? { ...one, hits: 0 } : one)),
      unreachable: intoFailure.map(({ key }) => ({ transition: key, reason: 'A profile always comes' })),
    }),
  ]

  expect(sumsOf(results)[0]?.coverage.states).toEqual({ done: 2, all: 2 })
})

test('what one flow of a machine does not show, another may', () => {
  const results = [aResult({ flow: 'profile (old)', transitions: withoutReturn() }), aResult()]

  expect(sumsOf(results)).toHaveLength(1)
  expect(faultsOf(aRun({ results }))).toEqual([])
})

test('a flow that no page drives is a fault of a run in the browser', () => {
  expect(faultsOf(aRun({ pageless: ['checkout'] }))).toEqual(['checkout is driven on no page.'])
})

test('a run that drove nothing is a fault', () => {
  expect(faultsOf(aRun({ results: [] }))).toEqual(['No path was driven.'])
})

test('a failed path is a failure with its steps, its reason and how to replay it', () => {
  const junit = junitOf(aRun({ results: [aResult({ paths: [aPath(), aFailedPath('/shots/f.png')] })] }))

  expect(junit).toContain('<testsuites name="flows" tests="3" failures="1" errors="0" time="1.500">')
  expect(junit).toContain('<testsuite name="profile (api)" tests="2" failures="1" ')
  expect(junit).toContain(
    'message="value should be &quot;loadingProfile&quot; &amp; &lt;b&gt;not&lt;/b&gt; &quot;profileFailed&quot;"',
  )
  expect(junit).toContain('2. Retry: pressed, then loading profile.\n')
  expect(junit).toContain('npm run flows -- --driver api --path f00d000001')
  expect(junit).toContain('[[ATTACHMENT|/shots/f.png]]')
})

test('characters that XML forbids are left out, and others are escaped', () => {
  const odd = aPath({ title: 'field.changed (a\u0000b\u001B "<&>" 🙂 \uD800)' })

  const junit = junitOf(aRun({ results: [aResult({ paths: [odd] })] }))

  expect(junit).toContain('name="a1b2c3d4e5 field.changed (ab &quot;&lt;&amp;&gt;&quot; 🙂 )"')
})

test('what was not driven is a failure of its own', () => {
  const states = [{ name: 'loading', hits: 0 }]

  const junit = junitOf(aRun({ results: [aResult({ states })] }))

  expect(junit).toContain('name="Every state and transition of profile is driven (api)"')
  expect(junit).toContain('<failure message="1 were not driven" type="flow">the state loading</failure>')
})

test('every element that is opened is closed', () => {
  const junit = junitOf(aRun({ results: [aResult({ paths: [aPath(), aFailedPath('/shots/f.png')] })] }))

  const open: string[] = []
  const crossed: string[] = []
  for (const [, end, name = '', self] of junit.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (end !== '/' && self !== '/') open.push(name)
    if (end === '/' && open.pop() !== name) crossed.push(name)
  }

  expect({ open, crossed }).toEqual({ open: [], crossed: [] })
})
