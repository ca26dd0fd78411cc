import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFailedPath, aPath, aResult, aRun } from './sample-run.ts'
import { faultsOf, sumsOf } from './flows-run.ts'
import { writeReport } from './write-report.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'resort-flows-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the page shows a failed path with its reason and how to replay it, and needs nothing but itself', async () => {
  const file = await writeReport(aRun({ results: [aResult({ paths: [aPath(), aFailedPath()] })] }), folder)
  const page = await readFile(file, 'utf8')

  expect(page).toContain('<h1>1 of 2 paths failed</h1>')
  expect(page).toContain('value should be &quot;loadingProfile&quot; &amp; &lt;b&gt;not&lt;/b&gt;')
  expect(page).toContain('<strong>Failed here:</strong> Retry: pressed, then loading profile.')
  expect(page).toContain('npm run flows -- --path f00d000001')
  const addresses = [...page.matchAll(/\b(?:src|href)="([^"]*)"|url\(([^)]*)\)/g)].map(([, one, other]) => one ?? other)
  expect(addresses.filter((address) => address !== undefined && !/^(?:#|data:)/.test(address))).toEqual([])
})

test('the drawing shows how often each state and transition was taken, and what never was', async () => {
  const { transitions } = aResult()
  const taken = transitions.map((one, index) => ({ ...one, hits: index * 4 }))

  const file = await writeReport(aRun({ results: [aResult({ transitions: taken })] }), folder)
  const page = await readFile(file, 'utf8')

  expect(page).toMatch(/<text [^>]*>loadProfile\.resolves → filling ×0<\/text>/)
  expect(page).toMatch(/<text [^>]*>retry\.pressed → loadingProfile ×12<\/text>/)
})

const FROM_FAILURE = 'profileFailed — retry.pressed [0]'

/** The same with one transition never taken. */
const withoutReturn = aResult().transitions.map((one) => (one.key === FROM_FAILURE ? { ...one, hits: 0 } : one))

test('a path that failed, a transition that was never taken and an empty run fail a run', () => {
  const incomplete = [aResult({ transitions: withoutReturn })]

  expect(faultsOf(aRun())).toEqual([])
  expect(faultsOf(aRun({ results: [aResult({ paths: [aPath(), aFailedPath()] })] }))).toEqual([
    'profile: 1 of 2 paths failed.',
  ])
  expect(faultsOf(aRun({ results: incomplete }))).toEqual([`profile was not driven whole: ${FROM_FAILURE}.`])
  expect(faultsOf(aRun({ results: incomplete, isPartial: true }))).toEqual([])
  expect(faultsOf(aRun({ results: [] }))).toEqual(['No path was driven.'])
})

test('what nothing can cause is not missed, nor a state to which only that leads', () => {
  const { transitions, states } = aResult()
  const intoFailure = transitions.filter(({ to }) => to.includes('profileFailed'))
  const results = [
    aResult({
      states: states.map((one) => (one.name === 'profileFailed' ? { ...one, hits: 0 } : one)),
      transitions: transitions.map((one) => (one.to.includes('profileFailed') ? { ...one, hits: 0 } : one)),
      unreachable: intoFailure.map(({ key }) => ({ transition: key, reason: 'A profile always comes' })),
    }),
  ]

  expect(faultsOf(aRun({ results }))).toEqual([])
  expect(sumsOf(results)[0]?.coverage).toEqual({ states: { done: 2, all: 2 }, transitions: { done: 3, all: 3 } })
})

test('what one flow of a machine does not show, another may', () => {
  const results = [aResult({ flow: 'profile (old)', transitions: withoutReturn }), aResult()]

  expect(sumsOf(results)).toHaveLength(1)
  expect(faultsOf(aRun({ results }))).toEqual([])
})
