import { escaped } from '../drawing/escaped.ts'
import type { PathResult } from '#tests/model/engine/result.ts'
import { missedOf, replayOf, replayOfWalk, sumsOf, type FlowsRun } from './flows-run.ts'

type Case = { name: string; ms: number; failure?: { message: string; text: string; screenshot?: string | undefined } }
type Suite = { name: string; cases: Case[] }

/** The run as the JUnit file that servers for continuous integration read: a suite a flow and driver, a case a path. */
export function junitOf(run: FlowsRun): string {
  const flows = run.results.map(({ flow, driver, paths }): Suite => ({
    name: `${flow} (${driver})`,
    cases: paths.map((path) => caseOf(`${path.id} ${path.title}`, path, replayOf(path.id, driver))),
  }))
  const walks = run.walks.map(({ flow, driver, walks }): Suite => ({
    name: `${flow}, random walks (${driver})`,
    cases: walks.map(({ seed, walk, shortest = walk }) =>
      caseOf(`Seed ${seed}`, shortest, replayOfWalk({ flow, driver }, seed)),
    ),
  }))
  const coverage: Suite = {
    name: 'coverage',
    cases: sumsOf(run.results).map((sum) => {
      const missed = missedOf(sum)
      const name = `Every state and transition of ${sum.machine} is driven (${sum.driver})`
      const failure = { message: `${missed.length} were not driven`, text: missed.join('\n') }
      return { name, ms: 0, ...(missed.length > 0 && { failure }) }
    }),
  }
  const suites = [...flows, ...walks, ...(run.isPartial ? [] : [coverage])]
  const all = countsOf(suites.flatMap(({ cases }) => cases))
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="flows" ${all} time="${seconds(run.ms)}">
${suites.map((suite) => suitePart(suite, run.begun.slice(0, 19))).join('\n')}
</testsuites>
`
}

function caseOf(name: string, { steps, failure, ms }: PathResult, replay: string): Case {
  if (!failure) return { name, ms }
  const { step, sentences, screenshot } = failure
  const driven = steps.slice(0, step + 1).map((sentence, index) => `${index + 1}. ${sentence}`)
  const text = [...driven, ...sentences, replay].join('\n')
  return { name, ms, failure: { message: sentences[0] ?? 'It failed', text, screenshot } }
}

function suitePart({ name, cases }: Suite, timestamp: string): string {
  const ms = cases.reduce((sum, one) => sum + one.ms, 0)
  return `  <testsuite name="${escaped(name)}" ${countsOf(cases)} skipped="0" time="${seconds(ms)}" timestamp="${timestamp}">
${cases.map((one) => casePart(name, one)).join('\n')}
  </testsuite>`
}

function casePart(suite: string, { name, ms, failure }: Case): string {
  const head = `    <testcase classname="flows.${escaped(suite)}" name="${escaped(name)}" time="${seconds(ms)}"`
  if (!failure) return `${head}/>`
  const { message, text, screenshot } = failure
  const shot = screenshot === undefined ? '' : `<system-out>[[ATTACHMENT|${escaped(screenshot)}]]</system-out>`
  return `${head}>
      <failure message="${escaped(message)}" type="flow">${escaped(text)}</failure>${shot}
    </testcase>`
}

function countsOf(cases: readonly Case[]): string {
  return `tests="${cases.length}" failures="${cases.filter(({ failure }) => failure).length}" errors="0"`
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(3)
}
