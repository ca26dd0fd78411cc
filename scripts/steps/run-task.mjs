import { readdirSync } from 'node:fs'
import { installDependencies } from './dependencies.mjs'
import { Stop } from './report.mjs'

const TASKS = readdirSync(new URL('../tasks', import.meta.url)).map((file) => file.replace('.mjs', ''))

/** Runs a task to its exit code, on what it `needs` of the dependencies that the lockfile names. What stops it becomes one sentence. */
export async function runTask(name, args) {
  try {
    if (!TASKS.includes(name)) throw new Stop(`There is no task ${name}: the tasks are ${TASKS.join(', ')}.`)
    const { run, needs = 'all' } = await import(`../tasks/${name}.mjs`)
    await installDependencies(needs)
    process.exitCode = await run(args)
  } catch (error) {
    process.exitCode = 1
    console.error(sentenceOf(error))
  }
}

function sentenceOf(error) {
  if (error instanceof Stop) return error.message
  if (error?.code === 'ENOSPC') return 'The disk is full: free some space and try again.'
  if (error?.code === 'EACCES' || error?.code === 'EROFS') return `${error.path ?? 'This folder'} cannot be written.`
  return error?.stack ?? String(error)
}
