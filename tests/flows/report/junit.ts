import type { FlowResult, PathResult } from '#tests/model/engine/result.ts'
import { escaped } from '../escaped.ts'
import { missedOf, type FlowsRun, type FlowWalks } from './flows-run.ts'
import { replayOf } from './path-part.ts'
import { sumsOf, type MachineSum } from './sums.ts'
import { replayOfWalk } from './walks-part.ts'

/** The run as the JUnit file that servers for continuous integration read: a suite a flow and driver, a case a path. */
export function junitOf(run: FlowsRun): string {
  const suites = [
    ...run.results.map(flowSuite),
    ...run.walks.map(walksSuite),
    ...(run.isPartial ? [] : [coverageSuite(sumsOf(run.results))]),
  ]
  const count = (kind: 'tests' | 'failures') => suites.reduce((sum, suite) => sum + suite[kind], 0)
  const head = `name="flows" tests="${count('tests')}" failures="${count('failures')}" errors="0" time="${seconds(run.ms)}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${head}>`,
    ...suites.map(({ name, cases, tests, failures, ms }) =>
      [
        `  <testsuite name="${escaped(name)}" tests="${tests}" failures="${failures}" errors="0" skipped="0" time="${seconds(ms)}" timestamp="${run.begun.slice(0, 19)}">`,
        ...cases.map((one) => caseOf(name, one)),
        '  </testsuite>',
      ].join('\n'),
    ),
    '</testsuites>',
    '',
  ].join('\n')
}

type Case = { name: string; ms: number; failure?: { message: string; text: string; screenshot?: string | undefined } }
type Suite = { name: string; tests: number; failures: number; ms: number; cases: Case[] }

function flowSuite({ flow, driver, paths }: FlowResult): Suite {
  return suiteOf(
    `${flow} (${driver})`,
    paths.map((path) => pathCase(path, replayOf(path, driver))),
  )
}

function walksSuite({ flow, driver, walks }: FlowWalks): Suite {
  const cases = walks.map(({ seed, walk, shortest = walk }) => ({
    ...pathCase(shortest, replayOfWalk({ flow, driver }, seed)),
    name: `Seed ${seed}`,
  }))
  return suiteOf(`${flow} by chance (${driver})`, cases)
}

function pathCase({ id, title, steps, failure, ms }: PathResult, replay: string): Case {
  const name = `${id} ${title}`
  if (!failure) return { name, ms }
  const { step, sentences, screenshot } = failure
  const told = steps.slice(0, step + 1).map((sentence, index) => `${index + 1}. ${sentence}`)
  const text = [...told, ...sentences, replay].join('\n')
  return { name, ms, failure: { message: sentences[0] ?? 'It failed', text, screenshot } }
}

function coverageSuite(sums: readonly MachineSum[]): Suite {
  const cases = sums.map((sum): Case => {
    const missed = missedOf(sum)
    const name = `Every state and transition of ${sum.machine} is driven (${sum.driver})`
    return missed.length === 0
      ? { name, ms: 0 }
      : { name, ms: 0, failure: { message: `${missed.length} were not driven`, text: missed.join('\n') } }
  })
  return suiteOf('coverage', cases)
}

function suiteOf(name: string, cases: Case[]): Suite {
  const failures = cases.filter(({ failure }) => failure !== undefined).length
  return { name, tests: cases.length, failures, ms: cases.reduce((sum, { ms }) => sum + ms, 0), cases }
}

function caseOf(suite: string, { name, ms, failure }: Case): string {
  const head = `    <testcase classname="flows.${escaped(suite)}" name="${escaped(name)}" time="${seconds(ms)}"`
  if (!failure) return `${head}/>`
  const { message, text, screenshot } = failure
  return [
    `${head}>`,
    `      <failure message="${escaped(message)}" type="flow">${escaped(text)}</failure>`,
    ...(screenshot === undefined ? [] : [`      <system-out>[[ATTACHMENT|${escaped(screenshot)}]]</system-out>`]),
    '    </testcase>',
  ].join('\n')
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(3)
}
