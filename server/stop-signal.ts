/** A process group is often signalled as a whole and the signal is also passed on: within this time it is the same request. */
const SAME_REQUEST_MS = 1_000

/**
 * Calls `stop` once when the process is asked to end, and ends it then. A second request, because that takes too long, is
 * obeyed at once.
 */
export function onStopSignal(stop: () => Promise<void>): void {
  let askedAt: number | undefined

  const end = async (): Promise<void> => {
    try {
      await stop()
      process.exit(0)
    } catch (error) {
      console.error(error)
      process.exit(1)
    }
  }
  const ask = (): void => {
    if (askedAt !== undefined && performance.now() - askedAt > SAME_REQUEST_MS) process.exit(1)
    if (askedAt === undefined) void end()
    askedAt ??= performance.now()
  }

  process.on('SIGTERM', ask)
  process.on('SIGINT', ask)
  // The script that started this process is gone.
  process.on('disconnect', () => askedAt === undefined && ask())
}
