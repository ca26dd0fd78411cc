import type { FlowResult } from '#tests/model/engine/flow.ts'
import { escaped } from '../drawing/escaped.ts'

/** The report in JUnit's format, for servers that run tests; what is wrong with a flow as a whole is a separate case. */
export function junitOf(results: readonly FlowResult[]): string {
  const suites = results.map(({ flow, paths, changes, faults, missed = [] }) => {
    const ofFlow = [...changes, ...faults, ...missed.map((key) => `never driven: ${key}`)]
    const cases = [
      ...paths.map(({ id, titles, steps, failure, behind, ms }) => {
        const why = failure?.sentences.join('\n')
        const inside = why === undefined ? (behind === undefined ? '' : '<skipped/>') : failed(why, steps.join('\n'))
        return caseOf(flow, { name: `${id} ${titles.join(' → ')}`, seconds: ms / 1_000, inside })
      }),
      ...ofFlow.map((sentence) => caseOf(flow, { name: sentence, seconds: 0, inside: failed(sentence, '') })),
    ]
    const count = paths.filter(({ failure }) => failure).length + ofFlow.length
    return `<testsuite name="${escaped(flow)}" tests="${cases.length}" failures="${count}">\n${cases.join('\n')}\n</testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="flows">\n${suites.join('\n')}\n</testsuites>\n`
}

type Case = { name: string; seconds: number; inside: string }

function caseOf(flow: string, { name, seconds, inside }: Case): string {
  return `<testcase classname="${escaped(flow)}" name="${escaped(name)}" time="${seconds.toFixed(3)}">${inside}</testcase>`
}

function failed(message: string, details: string): string {
  return `<failure message="${escaped(message)}">${escaped(details)}</failure>`
}
