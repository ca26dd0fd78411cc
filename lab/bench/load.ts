import { Agent } from 'node:http'
import { send, type Asked } from '../send.ts'

/** What is asked for, another one each time by `count`; its throughput is compared with that of `against`. */
export type Call = {
  name: string
  ask: (count: number) => Asked
  /** 200 unless it should be another. */
  status?: number
  against?: string
}

type Effort = { connections: readonly number[]; turns: number; secondsATurn: number }
type Taken = { seconds: number; errors: number; ms: number[] }

/**
 * Every call over as many persistent connections, each of which sends its next request when it has its answer. They take turns, so that
 * a machine that is busy for a while is busy for all of them; the first turn warms up.
 */
export async function measureCalls(origin: string, calls: readonly Call[], effort: Effort): Promise<string> {
  let count = 0
  const rows: string[] = []
  for (const connections of effort.connections) {
    const taken = new Map<string, Taken>()
    for (let turn = 0; turn <= effort.turns; turn += 1) {
      for (const { name, ask, status = 200 } of calls) {
        const agent = new Agent({ keepAlive: true, maxSockets: connections })
        const isGood = async () => (await send(agent, origin, compressed(ask((count += 1))))).status === status
        const now = await closedLoop(connections, effort.secondsATurn, isGood)
        agent.destroy()
        const { seconds, errors, ms } = (turn > 1 && taken.get(name)) || { seconds: 0, errors: 0, ms: [] }
        taken.set(name, { seconds: seconds + now.seconds, errors: errors + now.errors, ms: [...ms, ...now.ms] })
      }
    }
    rows.push(...calls.map((call) => rowOf(call, connections, taken)))
  }
  return `| call | connections | p50 ms | p95 ms | p99 ms | per second | errors | ratio | against |
${'|---'.repeat(9)}|
${rows.join('\n')}`
}

async function closedLoop(connections: number, seconds: number, isGood: () => Promise<boolean>): Promise<Taken> {
  const ms: number[] = []
  let errors = 0
  const began = performance.now()
  async function work(): Promise<void> {
    for (let at = performance.now(); at < began + seconds * 1_000;) {
      if (!(await isGood())) errors += 1
      const now = performance.now()
      ms.push(now - at)
      at = now
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return { seconds: (performance.now() - began) / 1_000, errors, ms }
}

function rowOf({ name, against = '' }: Call, connections: number, taken: ReadonlyMap<string, Taken>): string {
  const perSecond = ({ ms, errors, seconds }: Taken) => (ms.length - errors) / seconds
  const own = taken.get(name) ?? { seconds: 1, errors: 0, ms: [] }
  const base = taken.get(against)
  const sorted = own.ms.toSorted((a, b) => a - b)
  const times = [0.5, 0.95, 0.99].map((share) => sorted[Math.floor(sorted.length * share)]?.toFixed(1))
  const ratio = base ? (perSecond(own) / perSecond(base)).toFixed(2) : ''
  return `| ${[name, connections, ...times, perSecond(own).toFixed(0), own.errors, ratio, against].join(' | ')} |`
}

/** As browsers ask. */
export function compressed(asked: Asked): Asked {
  return { ...asked, headers: { 'accept-encoding': 'gzip, deflate, br', ...asked.headers } }
}
