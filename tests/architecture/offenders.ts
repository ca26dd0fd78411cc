/** A file that the linter must refuse, and the rule that must refuse it. */
export type Offender = { path: string; source: string; rule: string }

const imports = (specifier: string): string => `import { thing } from '${specifier}'\nthing()\n`

const fence = (path: string, specifier: string): Offender => ({
  path,
  source: imports(specifier),
  rule: 'no-restricted-imports',
})

/** Files of a folder, each with one of these imports. */
const fences = (folder: string, specifiers: readonly string[]): Offender[] =>
  specifiers.map((specifier, index) => fence(`${folder}/refused-${index}.ts`, specifier))
const allowed = (folder: string, specifiers: readonly string[]) =>
  specifiers.map((specifier, index) => ({ path: `${folder}/allowed-${index}.ts`, source: imports(specifier) }))

const planted = (path: string, rule: string, source: string): Offender => ({ path, rule, source: `${source}\n` })

const shown = (children: string): string =>
  `import { texts, Spinner } from './x.tsx'\nexport const Shown = (is: boolean, note: string) => ${children}`

/** Texts that React would not find again on a translated page. */
const bareTexts: readonly string[] = [
  '<p>{is && <Spinner />}{texts.save}</p>',
  '<p>{is ? <Spinner /> : undefined} Save</p>',
  '<p>{texts.save} {is && texts.more}</p>',
  '<p>{note}{is && `, ${note}`}</p>',
  '<ul>{texts.list.map((one) => <li key={one}>{one}</li>)}{note}</ul>',
  '<>{is && note}</>',
]

const foundTexts: readonly string[] = [
  '<p>{is && <Spinner />}<span>{texts.save}</span></p>',
  '<p>{texts.save}{is && <Spinner />}</p>',
  '<p>{texts.save} {is ? texts.more : texts.less}</p>',
  '<p>{is && texts.more}</p>',
]

/** Sums and times that a line may end within. */
const brokenFigures: readonly string[] = [
  "import { formatTaka } from '#contract/wording/format.ts'\nexport const text = formatTaka(5)",
  'export const Shown = ({ sum }: { sum: string }) => <p>BDT {sum}</p>',
  'export const text = (sum: string) => `Pay BDT ${sum}`',
]

const wholeFigures: readonly string[] = [
  "import { dayText } from '#contract/wording/format.ts'\nexport const text = dayText('2026-12-10')",
  "import { unbroken } from '#contract/wording/format.ts'\nexport const text = (sum: string) => unbroken(`BDT ${sum}`)",
  'export const Shown = () => <p>All sums are in BDT.</p>',
]

/** One or more for each line of the style guide's "Never". */
export const offenders: readonly Offender[] = [
  ...fences('contract', ['react', '#api/deps.ts', '../machines/auth.machine.ts', 'node:crypto']),
  ...fences('machines', ['react', '#ui/lib/api/api-client.ts', '../api/deps.ts', '@xstate/react']),
  ...fences('src/lib', ['#api/deps.ts', '../../server/env/env.ts', 'graphql-request']),
  ...fences('src/booking', [
    '#cms/queries.ts',
    '#api/catalogue/houses/houses.ts',
    '#server/env/env.ts',
    '#src/search/ResultCard.tsx',
    '../reviews/Reviews.tsx',
    '#desk/pages.ts',
  ]),
  ...fences('ui', [
    '#server/env/env.ts',
    'react-router-dom',
    '#machines/cart.machine.ts',
    '#contract/orders.ts',
    '#cms/types.ts',
    '#src/booking/BookingPanel.tsx',
    '#desk/pages.ts',
    '#ui/lib/api/api-client.ts',
  ]),
  ...fences('api/catalogue/houses', [
    '#ui/lib/api/api-client.ts',
    '../../cms/queries.ts',
    '#server/env/env.ts',
    'content-lake',
    '#desk/pages.ts',
  ]),
  ...fences('server', [
    '#src/app/entry-server.tsx',
    '#cms/studio/desk.ts',
    '../packages/content-lake/src/store/store.ts',
    '#desk/pages.ts',
    '@sanity/client',
  ]),
  ...fences('cms', ['#api/deps.ts', '../packages/content-lake/src/store/store.ts']),
  ...fences('cms/studio', ['node:fs', 'content-lake', 'content-lake/end-sessions']),
  ...fences('packages/content-lake/src', ['#cms/queries.ts', '../../../server/env/env.ts']),
  ...fences('packages/content-lake/testing', ['#tests/support/free-port.ts']),
  ...fences('tests', ['../packages/content-lake/src/store/store.ts']),
  ...fences('api/orders/emails', [
    '#contract/wording/format.ts',
    '../../../contract/wording/order-words.ts',
    '#api/platform/texts/en/texts.ts',
    '../../platform/texts/en/resort.ts',
  ]),
  ...fences('api/platform/http', ['../texts/bn/texts.ts']),
  ...fences('api/platform/texts/en', ['#api/orders/order.ts', '../catalogues.ts', 'hono']),
  ...fences('api/booking', ['#api/catalogue/houses/houses.sql.ts', '../catalogue/houses/houses.sql.ts']),
  ...fences('desk', ['#src/home/texts.ts', '#cms/types.ts', '#src/lib/paths.ts']),
  ...fences('desk/staff', ['#api/staff/sign-in.ts']),
  ...fences('src/app', ['#desk/pages.ts']),
  ...fences('ui/lib', ['#ui/Button.tsx', '#src/lib/paths.ts', '#machines/cart.machine.ts']),
  planted('machines/b5.ts', 'no-restricted-globals', "export const answer = fetch('/')"),
  planted('machines/b6.ts', 'no-restricted-properties', 'export const now = Date.now()'),
  planted('machines/b7.ts', 'no-restricted-globals', 'export const id = crypto.randomUUID()'),
  planted('machines/b8.ts', 'no-restricted-globals', 'export const store = localStorage'),
  planted('machines/b9.ts', 'no-restricted-globals', 'export const uptime = process.uptime()'),
  fence('tests/support/c21.test.ts', '../../packages/content-lake/src/store/store.ts'),
  planted(
    'api/booking/d3.ts',
    'no-restricted-imports',
    "import { selectOrder, updateStatus } from '../orders/orders.sql.ts'\nselectOrder(updateStatus)",
  ),
  fence('desk/staff/StaffPage.tsx', '#src/search/ResultCard.tsx'),
  fence('src/booking/DeskPage.tsx', '../desk/pages.ts'),
  planted('src/booking/f1.ts', 'no-restricted-globals', "export const answer = fetch('/')"),
  planted('api/catalogue/houses/f2.ts', 'no-restricted-globals', "export const answer = fetch('/')"),
  planted('api/catalogue/houses/f3.ts', 'no-restricted-properties', 'export const key = process.env.KEY'),
  fence('src/booking/f6.tsx', 'swiper/react'),
  planted('api/catalogue/houses/index.ts', 'no-barrel-file', "export * from './houses.ts'\nexport * from './units.ts'"),
  { path: 'api/g2.ts', source: "import { b } from './g3.ts'\nexport const a = (): number => b()\n", rule: 'no-cycle' },
  {
    path: 'api/g3.ts',
    source: "import type { a } from './g2.ts'\nexport const b = (): ReturnType<typeof a> => 1\n",
    rule: 'no-cycle',
  },
  planted('api/g4.ts', 'no-default-export', 'export default 1'),
  planted('api/h1.ts', 'no-explicit-any', 'export const value: any = 1'),
  planted('api/h2.ts', 'no-non-null-assertion', 'export const first = (a: number[]): number => a[0]!'),
  planted('api/h3.ts', 'consistent-type-assertions', 'export const n = (a: unknown): number => a as number'),
  { path: 'api/h4.ts', source: 'export namespace House {\n  export const a = 1\n}\n', rule: 'no-namespace' },
  planted('api/h5.ts', 'parameter-properties', 'export class House {\n  constructor(public name: string) {}\n}'),
  planted('api/h6.ts', 'no-floating-promises', 'const work = async (): Promise<number> => 1\nwork()'),
  planted('api/i1.test.ts', 'no-restricted-vi-methods', "import { vi } from 'vitest'\nvi.mock('./x.ts')"),
  planted('api/i2.test.ts', 'no-disabled-tests', "import { test } from 'vitest'\ntest.skip('it rains', () => {})"),
  planted('api/i3.test.ts', 'no-focused-tests', "import { test } from 'vitest'\ntest.only('it rains', () => {})"),
  fence('api/i4.test.ts', 'node:timers/promises'),
  { path: 'api/i5.test.ts', source: 'setTimeout(() => {}, 5)\n', rule: 'no-restricted-globals' },
  planted('api/i6.test.ts', 'no-restricted-properties', 'export const age = Math.random()'),
  ...bareTexts.map((children, index) => planted(`ui/k${index}.tsx`, 'translated-text', shown(children))),
  ...brokenFigures.map((source, index) => planted(`src/booking/l${index}.tsx`, 'unbroken-figures', source)),
  planted('api/j0.ts', 'comment-subject', '/** The same for a room. */\nexport const price = 1'),
  { path: 'api/j1.ts', source: 'export const a = [\n' + '  1,\n'.repeat(300) + ']\n', rule: 'max-lines' },
]

/** What the fences must let through. */
export const neighbours: readonly Pick<Offender, 'path' | 'source'>[] = [
  ...foundTexts.map((children, index) => ({ path: `ui/ok${index}.tsx`, source: `${shown(children)}\n` })),
  ...wholeFigures.map((source, index) => ({ path: `src/booking/ok-l${index}.tsx`, source: `${source}\n` })),
  ...allowed('contract', ['zod/mini', './stay.ts']),
  ...allowed('machines', ['xstate', '#contract/values/stay.ts']),
  ...allowed('src/booking', [
    '#src/session/session.ts',
    '#ui/Button.tsx',
    '#src/lib/paths.ts',
    '#machines/auth.machine.ts',
  ]),
  ...allowed('desk', ['#ui/Button.tsx', '#contract/staff/staff.ts']),
  ...allowed('desk/staff', ['#ui/lib/api/api-client.ts', '../session/use-desk.ts']),
  ...allowed('ui', ['#contract/values/money.ts', 'swiper/react']),
  ...allowed('api/platform/texts', ['./en/texts.ts']),
  ...allowed('api/platform/texts/en', ['#contract/wording/format.ts', './desk.ts']),
  {
    path: 'api/booking/ok7.ts',
    source:
      "import type { Refusal } from '#contract/wording/refusals.ts'\nexport const codeOf = ({ Code }: Refusal): string => Code\n",
  },
  ...allowed('api/booking', ['./booking.sql.ts', '#api/catalogue/houses/houses.ts']),
  ...allowed('server', ['#api/app.ts', 'content-lake']),
  ...allowed('cms/studio', ['content-lake/studio', '#cms/schema/schema-types.ts']),
  ...allowed('packages/content-lake/src', ['../testing/accounts.ts']),
  {
    path: 'api/booking/ok6.ts',
    source: "import { selectHouses } from '../catalogue/houses/houses.sql.ts'\nselectHouses()\n",
  },
  { path: 'machines/ok3.ts', source: 'export const day = Date.UTC(2026, 1, 1)\n' },
  {
    path: 'machines/ok4.ts',
    source: 'type Context = { a: number }\nexport const types = { context: {} as Context }\n',
  },
  {
    path: 'src/booking/ok5.ts',
    source: "import type { Page } from '#cms/types.ts'\nexport const page = (p: Page): Page => p\n",
  },
  { path: 'src/booking/BookingPage.tsx', source: imports('#src/search/ResultCard.tsx') },
  {
    path: 'api/money/payments/sslcommerz/ok1.ts',
    source: "export const answer = async (): Promise<Response> => fetch('/')\n",
  },
]
