import { runScript } from '../steps/programs.mjs'
import { buildSite } from '../steps/site.mjs'

/** Measures what docs/benchmarks.md reports, or the parts that are named. */
export async function run(args) {
  await buildSite()
  return runScript('lab/bench/bench.ts', args)
}
