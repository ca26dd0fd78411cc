import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#api/deps.ts'

/** Work that comes back: `run` begins at once, and again `everySeconds` after it ended. */
export type Job = { name: string; everySeconds: number; run: () => Promise<unknown> }

export type Jobs = {
  /** Begins nothing new and waits for what is under way. */
  stop(): Promise<void>
}

/** Runs each job for itself, one run of it at a time. A failure is logged and the next turn tries again. */
export function startJobs(jobs: readonly Job[], log: Log): Jobs {
  const stopping = new AbortController()
  const running = jobs.map((job) => repeat(job, stopping.signal, log))
  return {
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

async function repeat({ name, everySeconds, run }: Job, signal: AbortSignal, log: Log): Promise<void> {
  while (!signal.aborted) {
    try {
      await run()
    } catch (error) {
      log.error({ err: error, job: name }, 'a job failed and will be tried again')
    }
    await wait(everySeconds * 1000, undefined, { signal }).catch(() => {}) // Aborted: the loop sees it.
  }
}
