import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { folderCircles, importsOf, plantedCircles } from './architecture/folder-circles.ts'
import { lintPlanted } from './architecture/lint-planted.ts'
import { neighbours, offenders } from './architecture/offenders.ts'
import { portable, sqlIn, unportable, unportableIn } from './architecture/portable-sql.ts'
import { readTree, type SourceFile } from './architecture/read-tree.ts'
import { writers, writersIn, writingQuestions } from './architecture/table-writers.ts'

const Lockfile = z.object({
  packages: z.record(z.string(), z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() })),
})

let refused: Map<string, string[]>
let tree: SourceFile[]
let lockfile: string
beforeAll(async () => {
  refused = await lintPlanted([...offenders, ...neighbours])
  tree = await readTree()
  lockfile = tree.find(({ path }) => path === 'package-lock.json')?.text ?? ''
})

test.each(offenders)('$rule refuses in $path: $source', ({ path, rule }) => {
  expect(refused.get(path)).toContain(rule)
})

test.each(neighbours)('$path may have: $source', ({ path }) => {
  const fences = (refused.get(path) ?? []).filter((rule) => /restricted|assertion/.test(rule))

  expect(fences).toEqual([])
})

test('a machine reads no clock', () => {
  const machines = tree.filter(({ path }) => /^machines\/(?!.*\.test\.)/.test(path))

  const offending = machines.filter(({ text }) => /\bnew Date\(\s*\)|\bDate\(\s*\)|\bDate\.now\b/.test(text))

  expect(offending.map(pathOf)).toEqual([])
})

test('site and desk ask one clock, which follows the server’s', () => {
  const site = tree.filter(({ path }) => /^(src|ui|desk)\/(?!.*\.test\.)/.test(path))

  const asking = site.filter(({ text }) => /\bnew Date\(\s*\)|\bDate\(\s*\)|\bDate\.now\b/.test(text))

  expect(asking.map(pathOf)).toEqual(['ui/lib/clock.ts'])
})

/** They refuse for every call alike, or answer no endpoint: the pipeline, the gateway's callbacks, and PDFs. */
const REFUSES_FOR_ALL =
  /^api\/(app|platform\/((activity|http|throttle)\/.*|worded-problem)|money\/(payments\/payments|paper\/pdf)\.routes)\.ts$/

test('a use case throws only the problems that its deps give it', () => {
  const makers = tree.filter(
    ({ path, text }) => /^api\/(?!.*\.test\.)/.test(path) && /\bnew (Worded)?Problem\(/.test(text),
  )

  expect(makers.map(pathOf).filter((path) => !REFUSES_FOR_ALL.test(path))).toEqual([])
  expect(makers.length).toBeGreaterThan(0)
})

/** What only some files may make, by the function that makes it: elsewhere it would show nothing. */
const madeBy = {
  /** A locked row: the statements that lock one or store a new one. */
  locked: [
    'api/guests/corrections.sql.ts',
    'api/money/payments/attempts.sql.ts',
    'api/money/refund-approval/proposals.sql.ts',
    'api/money/refunds/refunds.sql.ts',
    'api/money/till/shifts.sql.ts',
    'api/orders/locked-order.ts',
    'api/orders/stays/stays.sql.ts',
    'api/orders/stays/stays.ts',
    'api/reception/blocks/blocks.sql.ts',
    'api/reception/rooms/rooms.sql.ts',
  ],
  insideTransaction: ['api/platform/db/open-db.ts'],
  permitFor: ['api/platform/http/serve.ts'],
  /** They write a stay's state: stays.ts asks first whether it may become that. */
  updateStay: ['api/orders/stays/stays.ts'],
  updatePlace: ['api/orders/stays/stays.ts'],
  endExpectedStays: ['api/orders/stays/stays.ts'],
  atTheMachine: ['api/staff/staff-command.ts', 'server/demo/demo-staff.ts'],
} as const

test.each(Object.entries(madeBy))('only the files that are named call %s', (name, files) => {
  const calls = new RegExp(`(?<!function )\\b${name}\\(`)
  const callers = tree.filter(({ path, text }) => /^(api|server)\/(?!.*\.test\.)/.test(path) && calls.test(text))

  expect(callers.map(pathOf).toSorted()).toEqual(files)
})

test('a machine asserts no type but those of its setup', () => {
  const machines = tree.filter(({ path }) => /^machines\/(?!.*\.test\.)/.test(path))
  const assertion = /(?<!\{\}) as (?!const\b)\w/

  const offending = machines.filter(({ text }) => codeLinesOf(text).some((line) => assertion.test(line)))

  expect(offending.map(pathOf)).toEqual([])
})

test('schema and migrations use only SQL that every supported engine understands', () => {
  const scripts = tree.filter(({ path }) => path.endsWith('.sql'))

  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.flatMap(({ path, text }) => unportableIn(path, text))).toEqual([])
})

test('SQL in code uses only what every supported engine understands', () => {
  const code = tree.filter(({ path }) => path.startsWith('api/') && path.endsWith('.ts') && !path.endsWith('.test.ts'))
  const found = code.flatMap(({ path, text }) => sqlIn(text).flatMap((statement) => unportableIn(path, statement)))

  expect(code.some(({ text }) => sqlIn(text).length > 0)).toBe(true)
  expect(found).toEqual([])
})

test.each(unportable)('%s is refused', (statement) => {
  expect(unportableIn('planted', statement)).not.toEqual([])
})

test.each(portable)('%s is let through', (statement) => {
  expect(unportableIn('planted', statement)).toEqual([])
})

test('each folder of the API writes only the tables that are its own', () => {
  expect(writersIn(tree)).toEqual(writers)
})

test('a write of another folder’s table is found', () => {
  const text = "db.change('update orders set note = $1')\ndb.query(`select 1 from stay for update`)\n"

  expect(writersIn([{ path: 'api/booking/planted.sql.ts', text }])).toEqual({ booking: ['orders'] })
})

test('what other folders may import from SQL writes nothing', () => {
  const text = "export async function selectOrder(db: Db) {\n  return db.query('delete from orders')\n}\n"

  expect(writingQuestions(tree)).toEqual([])
  expect(writingQuestions([{ path: 'api/orders/planted.sql.ts', text }])).toEqual([
    'api/orders/planted.sql.ts: selectOrder',
  ])
})

test('schema and later migrations are numbered without a gap', () => {
  const numbersIn = (folder: string) =>
    tree
      .flatMap(({ path }) => new RegExp(`^api/platform/db/${folder}/(\\d+)_[a-z_]+\\.sql$`).exec(path)?.[1] ?? [])
      .toSorted()
  const [schema, later] = [numbersIn('schema'), numbersIn('migrations')]

  expect(schema.length).toBeGreaterThan(0)
  expect(schema).toEqual(schema.map((_, index) => String(index + 1).padStart(2, '0')))
  // The schema is the migration 0001.
  expect(later).toEqual(later.map((_, index) => String(index + 2).padStart(4, '0')))
})

test('tests find things as people do', () => {
  const byTestId = /data-testid|getByTestId|findByTestId/

  expect(
    tree.filter(({ path, text }) => /^(src|tests\/(?!architecture))/.test(path) && byTestId.test(text)).map(pathOf),
  ).toEqual([])
})

const leavesGlobal =
  /Object\.(?:assign|defineProperty)\(\s*(?:globalThis|global|window)\b|\b(?:globalThis|global)(?:\.\w+|\[[^\]]+\]) = /

test('a test sets a global only by vi.stubGlobal, which is undone', () => {
  const tests = tree.filter(({ path }) => /^(?!lab\/|tests\/architecture).*(?:\.test\.tsx?$|^tests\/)/.test(path))

  expect(tests.filter(({ text }) => leavesGlobal.test(text)).map(pathOf)).toEqual([])
})

test.each(['Object.assign(globalThis, { window: {} })', 'globalThis.fetch = answer', "global['window'] = {}"])(
  '%s is found',
  (line) => {
    expect(leavesGlobal.test(line)).toBe(true)
  },
)

test('no folders import each other in a circle', () => {
  expect(folderCircles(importsOf(tree))).toEqual([])
})

test.each(plantedCircles)('$circle is found', ({ tree: planted, circle }) => {
  expect(folderCircles(importsOf(planted))).toEqual([circle])
})

test('a test beside the code makes no circle', () => {
  const planted = [
    { path: 'api/orders/orders.test.ts', text: "import { a } from '../payments/a.ts'\n" },
    { path: 'api/payments/a.ts', text: "import { b } from '../orders/b.ts'\n" },
  ]

  expect(folderCircles(importsOf(planted))).toEqual([])
})

test('the lockfile names no registry', () => {
  expect(lockfile).not.toMatch(/"resolved": "http/)
})

test('the lockfile names the packages of every platform, without which npm ci refuses it', () => {
  const { packages } = Lockfile.parse(JSON.parse(lockfile))

  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)))

  expect(missing).toEqual([])
})

const pathOf = (file: SourceFile): string => file.path
/** Without comments, imports and quoted text, where "as" is an ordinary word. */
const codeLinesOf = (text: string): string[] =>
  text
    .replaceAll(/\/\*.*?\*\/|'[^'\n]*'|\/\/[^\n]*/gs, '')
    .split('\n')
    .filter((line) => !/^(import|export \{)/.test(line))
