import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { missedOf, sumsOf } from '#tests/flows/report/flows-run.ts'
import { flows } from '#tests/model/flows.ts'
import { pageFlows } from '#tests/model/page-flows.ts'
import { pathsOnPage } from '#tests/model/browser/paths-on-page.ts'
import { runPageFlow } from '#tests/model/browser/run-page-flow.ts'
import type { FlowResult } from '#tests/model/engine/result.ts'
import { openBrowser, type TestBrowser } from '#tests/support/browser.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const driven: FlowResult[] = []

/** They run side by side: the longest begins first. */
const longestFirst = pageFlows
  .map((pageFlow) => ({ pageFlow, name: pageFlow.flow.name }))
  .toSorted((a, b) => b.pageFlow.flow.model.transitions.size - a.pageFlow.flow.model.transitions.size)

test.concurrent.each(longestFirst)('the flow of $name holds on its page', async ({ pageFlow }) => {
  const result = await runPageFlow(pageFlow, { browser, url: inject('siteUrl'), isOurs: true })

  driven.push(result)
  expect(result.paths.filter(({ ok }) => !ok)).toEqual([])
})

test('no path is missing but for what a page cannot cause', () => {
  expect(pageFlows.flatMap((pageFlow) => pathsOnPage(pageFlow).missed)).toEqual([])
})

test('every machine is driven on a page, in every state and by every transition that a page can cause', () => {
  const missed = sumsOf(driven).map((sum) => [sum.machine, missedOf(sum)] as const)

  expect(missed.filter(([, names]) => names.length > 0)).toEqual([])
  expect(new Set(driven.map(({ flow }) => flow))).toEqual(new Set(flows.map(({ name }) => name)))
})
