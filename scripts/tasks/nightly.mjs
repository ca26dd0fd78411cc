import { findChromium } from '../steps/chromium.mjs'
import { runScript } from '../steps/programs.mjs'
import { LeftOut, report, Stop } from '../steps/report.mjs'
import { buildSite } from '../steps/site.mjs'
import { runVitest } from '../steps/vitest.mjs'

/** A new one each day. `SEED=…` repeats a night. */
const SEED = process.env.SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', '')

/** Each answers its exit code. What they are for: lab/README.md. */
const PARTS = {
  'must-see': () => runScript('lab/must-see/run-mutants.ts'),
  'flow-mutants': (args) => runScript('lab/flow-mutants/run-mutants.ts', args),
  async walks() {
    report(`The seed is ${SEED}.`)
    const walks = ['--walks', '20', '--seed', SEED]
    const runs = [['--pairs'], [...walks, '--faults'], [...walks, '--two', 'guests'], [...walks, '--two', 'tabs']]
    const codes = []
    for (const options of runs) {
      const out = `flows-report/night${codes.length}`
      codes.push(await runScript('tests/flows/run/run-flows.ts', [...options, '--out', out]))
    }
    return Math.max(...codes)
  },
  mutation: (args) => runScript('lab/mutation/run-stryker.ts', args),
  async ceilings() {
    await buildSite()
    return runLab('ceilings')
  },
  async lighthouse() {
    const CHROME_PATH = await findChromium()
    await buildSite()
    return runLab('lighthouse', { CHROME_PATH })
  },
  chance() {
    report(`The seed is ${SEED}.`)
    return runLab('chance', { SEED })
  },
  async order() {
    await buildSite()
    report(`The seed is ${SEED}.`)
    const projects = ['unit', 'api', 'postgres'].map((project) => `--project=${project}`)
    return runVitest([...projects, '--sequence.shuffle.files', `--sequence.seed=${SEED}`], { RACES: 'once' })
  },
  races: () => runVitest(['--project=postgres'], { RACES: 'thorough' }),
  serializable: () => runVitest(['--project=api', '--project=postgres'], { TEST_ENGINE: 'serializable' }),
  pglite: () => runVitest(['--project=api'], { TEST_ENGINE: 'pglite' }),
  cluster: async (args) => (await import('../../lab/cluster/run.mjs')).run(args),
  deploy: async () => (await import('../../lab/deploy/run.mjs')).run(),
}

/** Long studies, one after another, or the one that is named. Ends with 1 if any failed; a part that this machine cannot run is left out. */
export async function run([name, ...args]) {
  if (name !== undefined && !Object.hasOwn(PARTS, name))
    throw new Stop(`npm run nightly -- ${Object.keys(PARTS).join(' | ')}`)
  const results = []
  for (const [part, start] of Object.entries(PARTS)) {
    if (name !== undefined && part !== name) continue
    report(`\n${part} …`)
    results.push({ part, ...(await resultOf(() => start(args))) })
  }
  report(`\n${results.map(({ part, result, minutes }) => `${part.padEnd(14)}${minutes} min  ${result}`).join('\n')}`)
  const isDone = ({ result }) => result === 'passed' || (name === undefined && result.startsWith('left out'))
  return results.every(isDone) ? 0 : 1
}

async function resultOf(start) {
  const begun = performance.now()
  let result
  try {
    result = (await start()) === 0 ? 'passed' : 'FAILED'
  } catch (error) {
    if (error instanceof LeftOut) result = `left out: ${error.message}`
    else result = `FAILED: ${error instanceof Stop ? error.message : error?.stack}`
  }
  return { result, minutes: ((performance.now() - begun) / 60_000).toFixed(1).padStart(6) }
}

function runLab(project, env) {
  return runVitest(['--config=lab/vitest.config.ts', `--project=${project}`], env)
}
