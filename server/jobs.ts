import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseUnavailable } from '#api/platform/db/failures.ts'
import type { Log } from '#api/platform/deps.ts'
import type { Job } from '#api/upkeep/jobs.ts'

/** One run of a job, and whether it came to its end. */
export type JobRun = { job: string; isDone: boolean; ms: number }

export type Jobs = {
  /** Begins nothing new and waits for what is under way. */
  stop(): Promise<void>
}

/** Runs each job for itself, one run of it at a time, and reports each run. A failure is logged and the next turn tries again. */
export function startJobs(jobs: readonly Job[], log: Log, report: (run: JobRun) => void = () => {}): Jobs {
  const stopping = new AbortController()
  const running = jobs.map((job) => repeat(job, { signal: stopping.signal, log, report }))
  return {
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

type Repeating = { signal: AbortSignal; log: Log; report: (run: JobRun) => void }

async function repeat({ name, everySeconds, run }: Job, { signal, log, report }: Repeating): Promise<void> {
  while (!signal.aborted) {
    const began = performance.now()
    let isDone = false
    try {
      await run()
      isDone = true
    } catch (error) {
      // An unavailable database is logged elsewhere, once for all jobs.
      if (!(error instanceof DatabaseUnavailable))
        log.error({ err: error, job: name }, 'a job failed and will be tried again')
    }
    report({ job: name, isDone, ms: performance.now() - began })
    await wait(everySeconds * 1000, undefined, { signal }).catch(() => {}) // Aborted: the loop sees it.
  }
}
