import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const ROOT = path.resolve(import.meta.dirname, '../../..')
/** What a flow is made of. */
const FOLDERS = ['machines', 'contract', 'api', 'ui/lib', 'tests/model']
/** An editor writes several files at once. */
const TOGETHER_MS = 200

/** Runs it with these arguments, and again after each save, in a new process: it reads all files anew. It ends when the person ends it. */
export async function repeatOnSave(script: string, args: readonly string[]): Promise<never> {
  let note = (): void => {}
  for (const folder of FOLDERS) {
    watch(path.join(ROOT, folder), { recursive: true }, (_kind, file) => {
      if (file?.endsWith('.ts') === true) note()
    })
  }
  for (;;) {
    const saved = new Promise<void>((resolve) => (note = resolve))
    await once(spawn(process.execPath, [script, ...args], { stdio: 'inherit' }), 'exit')
    console.log('Waiting for a file to be saved …')
    await saved
    await pause(TOGETHER_MS)
  }
}
