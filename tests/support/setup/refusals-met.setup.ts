import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { calls } from '#contract/calls.ts'
import { deskCalls } from '#contract/desk-calls.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { can as allows, roles } from '#contract/values/roles.ts'

/** After a run of all the API's tests: every refusal that the API's document declares for a call was met by that call. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'resort-refusals-'))
  const file = path.join(folder, 'met')
  await writeFile(file, '')
  project.provide('refusalsMet', file)
  return async () => {
    const met = new Set((await readFile(file, 'utf8')).split('\n'))
    await rm(folder, { recursive: true, force: true })
    if (!(await isWhole(project))) return
    const missed = declared().filter((refusal) => !met.has(refusal) && !unreachable.has(refusal))
    if (missed.length > 0) throw new Error(`Declared, but met by no test of the API:\n${missed.join('\n')}`)
  }
}

/** Declared because of work that calls share, and not possible here: guests who come after all have the night that they were charged. */
const unreachable: ReadonlySet<string> = new Set(['POST DeskArea/Stay/CheckIn dates_taken'])

/** What each call must have met: the problems that it declares itself, and those that follow from its caller, limits and fields. */
function declared(): string[] {
  return [...calls, ...deskCalls].flatMap((endpoint) => {
    const { method, path, caller, can, danger, limits, required, problems = [] } = endpoint
    const isForGuests = caller === 'guest' || caller === 'session' || caller === 'staff'
    const codes: ProblemCode[] = [
      ...problems,
      ...(isForGuests ? (['unauthenticated'] as const) : []),
      ...(can && !roles.every((role) => allows(role, can)) ? (['forbidden'] as const) : []),
      ...(danger ? (['sign_in_again'] as const) : []),
      ...(limits ? (['too_many_requests'] as const) : []),
      ...(required ? (['fields_missing'] as const) : []),
    ]
    return codes.map((code) => `${method} ${path} ${code}`)
  })
}

/** A run of some files, or of some titles, or one that failed, shows nothing about the rest. */
async function isWhole(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles()
  const ran = project.vitest.state.getTestModules().filter((module) => module.project.name === project.name)
  return (
    ran.length === testFiles.length &&
    ran.every((module) => [...module.children.allTests('passed')].length > 0 && module.ok())
  )
}
