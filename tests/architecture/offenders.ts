/** A file that the linter must refuse, and the rule that must refuse it. */
export type Offender = { path: string; source: string; rule: string; says?: string }

const imports = (specifier: string): string => `import { thing } from '${specifier}'\nthing()\n`

const fence = (path: string, specifier: string): Offender => ({
  path,
  source: imports(specifier),
  rule: 'no-restricted-imports',
})

/** One or more for each line of the style guide's "Never"; `n` numbers keep the planted files apart. */
export const offenders: readonly Offender[] = [
  fence('contract/a1.ts', 'react'),
  fence('contract/a2.ts', '#api/deps.ts'),
  fence('contract/a3.ts', '../machines/auth.machine.ts'),
  fence('contract/a4.ts', 'node:crypto'),

  fence('machines/b1.ts', 'react'),
  fence('machines/b2.ts', '#ui/lib/api/api-client.ts'),
  fence('machines/b3.ts', '../api/deps.ts'),
  fence('machines/b4.ts', '@xstate/react'),
  { path: 'machines/b5.ts', source: "export const answer = fetch('/')\n", rule: 'no-restricted-globals' },
  { path: 'machines/b6.ts', source: 'export const now = Date.now()\n', rule: 'no-restricted-properties' },
  { path: 'machines/b7.ts', source: 'export const id = crypto.randomUUID()\n', rule: 'no-restricted-globals' },
  { path: 'machines/b8.ts', source: 'export const store = localStorage\n', rule: 'no-restricted-globals' },
  { path: 'machines/b9.ts', source: 'export const uptime = process.uptime()\n', rule: 'no-restricted-globals' },

  fence('src/lib/c1.ts', '#api/deps.ts'),
  fence('src/lib/c2.ts', '../../server/env/env.ts'),
  fence('src/booking/c3.ts', '#cms/queries.ts'),
  fence('src/booking/c4.ts', '#api/houses/houses.ts'),
  fence('src/booking/c5.ts', '#server/env/env.ts'),
  fence('ui/c6.ts', '#server/env/env.ts'),
  fence('api/houses/c7.ts', '#ui/lib/api/api-client.ts'),
  fence('api/houses/c8.ts', '../../cms/queries.ts'),
  fence('api/houses/c9.ts', '#server/env/env.ts'),
  fence('server/c10.ts', '#src/app/entry-server.tsx'),
  fence('cms/c11.ts', '#api/deps.ts'),
  fence('server/c12.ts', '#cms/studio/desk.ts'),
  fence('cms/studio/c13.ts', 'node:fs'),
  fence('cms/studio/c14.ts', 'content-lake'),
  fence('cms/studio/c23.ts', 'content-lake/end-sessions'),
  fence('packages/content-lake/src/c15.ts', '#cms/queries.ts'),
  fence('packages/content-lake/src/c16.ts', '../../../server/env/env.ts'),
  fence('packages/content-lake/testing/c17.ts', '#tests/support/free-port.ts'),
  fence('server/c18.ts', '../packages/content-lake/src/store/store.ts'),
  fence('cms/c19.ts', '../packages/content-lake/src/store/store.ts'),
  fence('tests/c20.ts', '../packages/content-lake/src/store/store.ts'),
  fence('tests/support/c21.test.ts', '../../packages/content-lake/src/store/store.ts'),
  fence('api/houses/c22.ts', 'content-lake'),

  // `thing` is no question.
  fence('api/booking/d1.ts', '#api/houses/houses.sql.ts'),
  fence('api/booking/d2.ts', '../houses/houses.sql.ts'),
  {
    path: 'api/booking/d3.ts',
    source: "import { selectOrder, updateStatus } from '../orders/orders.sql.ts'\nselectOrder(updateStatus)\n",
    rule: 'no-restricted-imports',
  },

  fence('ui/e1.ts', 'react-router-dom'),
  fence('ui/e2.ts', '#machines/cart.machine.ts'),
  fence('ui/e3.ts', '#contract/orders.ts'),
  fence('ui/e4.ts', '#cms/types.ts'),
  fence('ui/e5.ts', '#src/booking/BookingPanel.tsx'),
  fence('src/booking/e6.ts', '#src/search/ResultCard.tsx'),
  fence('src/booking/e7.ts', '../reviews/Reviews.tsx'),

  fence('desk/k1.ts', '#src/home/texts.ts'),
  fence('desk/staff/k2.ts', '#api/staff/sign-in.ts'),
  fence('desk/k3.ts', '#cms/types.ts'),
  fence('desk/k4.ts', '#src/lib/paths.ts'),
  fence('desk/staff/StaffPage.tsx', '#src/search/ResultCard.tsx'),
  fence('src/app/k5.ts', '#desk/pages.ts'),
  fence('src/booking/k6.ts', '#desk/pages.ts'),
  fence('ui/k7.ts', '#desk/pages.ts'),
  fence('ui/e8.ts', '#ui/lib/api/api-client.ts'),
  fence('ui/lib/e9.ts', '#ui/Button.tsx'),
  fence('ui/lib/e10.ts', '#src/lib/paths.ts'),
  fence('ui/lib/e11.ts', '#machines/cart.machine.ts'),
  fence('src/booking/DeskPage.tsx', '../desk/pages.ts'),
  fence('api/houses/k8.ts', '#desk/pages.ts'),
  fence('server/k9.ts', '#desk/pages.ts'),

  { path: 'src/booking/f1.ts', source: "export const answer = fetch('/')\n", rule: 'no-restricted-globals' },
  { path: 'api/houses/f2.ts', source: "export const answer = fetch('/')\n", rule: 'no-restricted-globals' },
  { path: 'api/houses/f3.ts', source: 'export const key = process.env.KEY\n', rule: 'no-restricted-properties' },
  fence('server/f4.ts', '@sanity/client'),
  fence('src/lib/f5.ts', 'graphql-request'),
  fence('src/booking/f6.tsx', 'swiper/react'),

  {
    path: 'api/houses/index.ts',
    source: "export * from './houses.ts'\nexport * from './units.ts'\n",
    rule: 'no-barrel-file',
  },
  { path: 'api/g2.ts', source: "import { b } from './g3.ts'\nexport const a = (): number => b()\n", rule: 'no-cycle' },
  { path: 'api/g3.ts', source: "import { a } from './g2.ts'\nexport const b = (): number => a()\n", rule: 'no-cycle' },
  { path: 'api/g4.ts', source: 'export default 1\n', rule: 'no-default-export' },

  { path: 'api/h1.ts', source: 'export const value: any = 1\n', rule: 'no-explicit-any' },
  { path: 'api/h2.ts', source: 'export const first = (a: number[]): number => a[0]!\n', rule: 'no-non-null-assertion' },
  {
    path: 'api/h3.ts',
    source: 'export const n = (a: unknown): number => a as number\n',
    rule: 'consistent-type-assertions',
  },
  { path: 'api/h4.ts', source: 'export namespace House {\n  export const a = 1\n}\n', rule: 'no-namespace' },
  {
    path: 'api/h5.ts',
    source: 'export class House {\n  constructor(public name: string) {}\n}\n',
    rule: 'parameter-properties',
  },
  { path: 'api/h6.ts', source: 'const work = async (): Promise<number> => 1\nwork()\n', rule: 'no-floating-promises' },

  {
    path: 'api/i1.test.ts',
    source: "import { vi } from 'vitest'\nvi.mock('./x.ts')\n",
    rule: 'no-restricted-vi-methods',
  },
  {
    path: 'api/i2.test.ts',
    source: "import { test } from 'vitest'\ntest.skip('it rains', () => {})\n",
    rule: 'no-disabled-tests',
  },
  {
    path: 'api/i3.test.ts',
    source: "import { test } from 'vitest'\ntest.only('it rains', () => {})\n",
    rule: 'no-focused-tests',
  },
  fence('api/i4.test.ts', 'node:timers/promises'),
  { path: 'api/i5.test.ts', source: 'setTimeout(() => {}, 5)\n', rule: 'no-restricted-globals' },
  { path: 'api/i6.test.ts', source: 'export const age = Math.random()\n', rule: 'no-restricted-properties' },

  { path: 'api/j1.ts', source: 'export const a = [\n' + '  1,\n'.repeat(300) + ']\n', rule: 'max-lines' },
]

/** What the fences must let through. */
export const neighbours: readonly Pick<Offender, 'path' | 'source'>[] = [
  { path: 'contract/ok1.ts', source: imports('zod/mini') },
  { path: 'contract/ok2.ts', source: imports('./stay.ts') },
  {
    path: 'api/booking/ok6.ts',
    source: "import { selectHouses } from '../houses/houses.sql.ts'\nselectHouses()\n",
  },
  { path: 'machines/ok1.ts', source: imports('xstate') },
  { path: 'machines/ok2.ts', source: imports('#contract/values/stay.ts') },
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
  { path: 'src/booking/ok1.ts', source: imports('#src/session/session.ts') },
  { path: 'src/booking/ok2.ts', source: imports('#ui/Button.tsx') },
  { path: 'src/booking/ok3.ts', source: imports('#src/lib/paths.ts') },
  { path: 'src/booking/ok4.ts', source: imports('#machines/auth.machine.ts') },
  { path: 'desk/ok1.ts', source: imports('#ui/Button.tsx') },
  { path: 'desk/staff/ok2.ts', source: imports('#ui/lib/api/api-client.ts') },
  { path: 'desk/staff/ok3.ts', source: imports('../session/use-desk.ts') },
  { path: 'desk/ok4.ts', source: imports('#contract/desk/staff.ts') },
  { path: 'ui/ok1.ts', source: imports('#contract/values/money.ts') },
  { path: 'ui/ok2.ts', source: imports('swiper/react') },
  { path: 'api/booking/ok1.ts', source: imports('./booking.sql.ts') },
  { path: 'api/booking/ok2.ts', source: imports('#api/houses/houses.ts') },
  {
    path: 'api/payments/sslcommerz/ok1.ts',
    source: "export const answer = async (): Promise<Response> => fetch('/')\n",
  },
  { path: 'server/ok1.ts', source: imports('#api/app.ts') },
  { path: 'server/ok2.ts', source: imports('content-lake') },
  { path: 'cms/studio/ok3.ts', source: imports('content-lake/studio') },
  { path: 'packages/content-lake/src/ok1.ts', source: imports('../testing/accounts.ts') },
  { path: 'cms/studio/ok2.ts', source: imports('#cms/schema/schema-types.ts') },
]
