// Runs the test files of one fault until one test fails, and writes which; nothing, if all pass.

import path from 'node:path'
import { startVitest } from 'vitest/node'
import { planted, ROOT } from './fault.ts'
import { requireFault } from './faults.ts'

const fault = requireFault(process.env['PLANTED_FAULT'])
const [snapshot = ''] = process.argv.slice(2)
const place = path.join(ROOT, fault.file)

const vitest = await startVitest(
  'test',
  [...(fault.tests ?? [])],
  {
    config: false,
    root: ROOT,
    watch: false,
    bail: 1,
    maxWorkers: 1,
    // It would store the fault, and give it to every later run.
    fsModuleCache: false,
    reporters: [{}],
    include: ['{api,contract,src}/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    provide: { pgliteSnapshot: snapshot },
  },
  {
    plugins: [
      {
        name: 'planted-fault',
        enforce: 'pre',
        transform: (source, id) => (id.split('?')[0] === place ? planted(fault, source) : undefined),
      },
    ],
  },
)

const modules = vitest.state.getTestModules()
if (modules.length === 0) throw new Error(`There are no test files ${fault.tests?.join(', ')}`)
const [failed] = modules.flatMap((module) => [...module.children.allTests('failed')])
const [broken] = modules.flatMap((module) => [...module.errors()])
if (failed) {
  const [error] = failed.result().errors ?? []
  process.stdout.write(JSON.stringify({ by: failed.name, sentence: error?.message ?? '' }))
} else if (broken) throw new Error(`The tests did not run: ${broken.message}`)
await vitest.close()
process.exitCode = 0
