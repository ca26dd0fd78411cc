import { execFile } from 'node:child_process'
import path from 'node:path'
import * as z from 'zod/mini'
import { machineOf, type Fault } from './fault.ts'

const LONGEST_MS = 600_000

const Seen = z.object({ by: z.string(), sentence: z.string() })

export type Trial = {
  fault: Fault
  /** What saw the fault, and what it said; undefined if it lived. */
  seen: { by: string; sentence: string } | undefined
}

/** Plants a fault in a process of its own, and runs the flows of its machine there. `snapshot` is a file of an empty database. */
export async function tryFault(fault: Fault, snapshot: string): Promise<Trial> {
  const here = (name: string) => path.join(import.meta.dirname, name)
  const args = ['--import', here('plant.ts'), here('judge.ts'), machineOf(fault), snapshot]
  const env = { ...process.env, PLANTED_FAULT: fault.id }
  const { stdout, error, stderr } = await run(args, env)
  // A fault that does not load, or under which nothing ends, says nothing about the flows.
  if (error)
    throw new Error(`The fault ${fault.id} could not be tried: ${error.killed === true ? 'it never ended' : stderr}`)
  return { fault, seen: stdout === '' ? undefined : Seen.parse(JSON.parse(stdout)) }
}

type Ending = { stdout: string; stderr: string; error: { killed?: boolean | undefined } | null }

function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ending> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env, timeout: LONGEST_MS, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      resolve({ error, stdout, stderr })
    })
  })
}
