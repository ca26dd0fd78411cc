import { runScript } from '../steps/programs.mjs'
import { buildSite, buildStudio } from '../steps/site.mjs'

/** Measures what docs/benchmarks.md reports, or the parts that are named. */
export async function run(args) {
  await buildSite()
  await buildStudio()
  return runScript('tests/bench/bench.ts', args)
}
