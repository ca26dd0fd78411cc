// Plants one mutant after another in memory, never on the disk, and runs the tests that must see it. Ends with 1 if one survives, or if its place
// in the code is gone.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startVitest } from 'vitest/node'
import { takeSnapshot } from '#tests/support/setup/pglite-snapshot.ts'
import { mutants, type Mutant } from './mutants.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

const folder = await mkdtemp(path.join(tmpdir(), 'resort-mutants-'))
const snapshot = path.join(folder, 'migrated.tar')
await writeFile(snapshot, Buffer.from(await (await takeSnapshot()).arrayBuffer()))

// A test that fails without a mutant would seem to see all of them.
for (const tests of new Set(mutants.map((mutant) => mutant.tests))) {
  const failed = await firstFailure(tests)
  if (failed !== undefined) throw new Error(`Without a mutant "${failed}" fails in ${tests}`)
}

let survived = 0
for (const mutant of mutants) {
  const seenBy = await firstFailure(mutant.tests, await planted(mutant))
  if (seenBy === undefined) survived += 1
  console.log(
    seenBy === undefined ? `SURVIVES  ${mutant.mistake}` : `seen      ${mutant.mistake}\n          by "${seenBy}"`,
  )
}
console.log(`Of ${mutants.length} mutants ${survived} survived.`)
await rm(folder, { recursive: true, force: true })
process.exit(survived === 0 ? 0 : 1)

type Change = { place: string; change(source: string): string }

async function planted({ file, from, to }: Mutant): Promise<Change> {
  const place = path.join(ROOT, file)
  const places = (await readFile(place, 'utf8')).split(from).length - 1
  if (places !== 1) throw new Error(`${from} is ${places} times in ${file}: move the mutant to where its rule is now`)
  return { place, change: (source) => source.replace(from, () => to) }
}

/** The title of the first test that fails, under the mutant if there is one. */
async function firstFailure(tests: string, mutant?: Change): Promise<string | undefined> {
  const vitest = await startVitest(
    'test',
    [tests],
    {
      config: false,
      root: ROOT,
      watch: false,
      bail: 1,
      maxWorkers: 1,
      isolate: false,
      fsModuleCache: false,
      reporters: [{}],
      include: ['{api,contract}/**/*.test.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      provide: { pgliteSnapshot: snapshot, isolation: undefined },
    },
    {
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          transform: (text, id) => (mutant && id.split('?')[0] === mutant.place ? mutant.change(text) : undefined),
        },
      ],
    },
  )
  const modules = vitest.state.getTestModules()
  const [failed] = modules.flatMap((module) => [...module.children.allTests('failed')])
  const [broken] = modules.flatMap((module) => [...module.errors()])
  await vitest.close()
  if (modules.length === 0) throw new Error(`There are no tests at ${tests}`)
  if (!failed && broken) throw new Error(`${tests} does not load: ${broken.message}`)
  return failed?.name
}
