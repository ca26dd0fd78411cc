// Plants one mistake after another in the guests' machines, and runs `npm run flows` on the machine. Ends with 1 if one is not seen, if the first line does
// not name its cause, or if its place in the code is gone. `--diff` compares with the accepted tables only, and takes seconds instead of hours.

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { wrongOthers, wrongTargets, type Mutant } from './mutants.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const out = await mkdtemp(path.join(tmpdir(), 'resort-flow-mutants-'))
const args = process.argv.slice(2)

const mutants = [...wrongTargets, ...wrongOthers]
let missed = 0
for (const mutant of mutants) {
  const { code, cause } = await flows(await placed(mutant))
  const isSeen = code === 1 && cause.includes(mutant.names)
  if (!isSeen) missed += 1
  console.log(`${isSeen ? 'seen  ' : 'MISSED'} ${mutant.machine}, ${mutant.names}\n       ${cause}`)
}
console.log(`Of ${mutants.length} mutants (${wrongTargets.length} wrong targets) ${missed} were missed.`)
await rm(out, { recursive: true })
process.exitCode = missed === 0 ? 0 : 1

async function placed(mutant: Mutant): Promise<Mutant> {
  const text = await readFile(path.join(ROOT, 'machines', mutant.file), 'utf8')
  const places = text.split(mutant.from).length - 1
  if (places !== 1)
    throw new Error(`${mutant.from} is ${places} times in ${mutant.file}: move the mutant to where it is now`)
  return mutant
}

/** The exit code, and the first line that is no heading. */
async function flows(mutant: Mutant): Promise<{ code: number; cause: string }> {
  const plant = pathToFileURL(path.join(import.meta.dirname, 'plant.mjs')).href
  const options = {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: `--import=${plant}`, FLOW_MUTANT: JSON.stringify(mutant) },
  }
  const asked = ['tests/flows/run/run-flows.ts', '--machine', mutant.machine, '--out', out, ...args]
  const { code, output } = await new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, asked, options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr })
    })
  })
  const cause = output.split('\n').find((line) => line.startsWith(mutant.machine)) ?? output.slice(0, 300)
  return { code, cause }
}
