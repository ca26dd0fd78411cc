import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findOrders } from '#contract/reception/orders.ts'
import {
  callDesk,
  enterDesk,
  signInColleague,
  signInFirstOwner,
  type StaffBrowser,
  withholdHints,
} from '#tests/support/desk/staff-browser.ts'
import { type RunningServer, startServer } from '#tests/support/start-server.ts'
import { type Desk, linkTo } from '../steps/desk-steps.ts'
import { type Member, perform, type Task } from '../steps/desk-task.ts'
import { openVisits } from '../steps/visitors.ts'
import { handOn, type Way, windows } from '../steps/ways.ts'
import { guestTasks } from './day-guest-tasks.ts'
import { officeTasks } from './day-office-tasks.ts'

type Effort = { taps: number; fields: number }

let server: RunningServer
// What is registered first ends last: pages close before their server stops.
afterEach(() => server.stop())
const visit = openVisits(() => server.url)

test.each(['mouse', 'keyboard', 'touch'] as const)(
  'a day at the desk takes by %s as many taps and fields as docs/benchmarks.md says, and no more than before',
  async (way) => {
    const documented = await readTable()

    const counted = await liveDay(way)

    expect(counted).toEqual(documented.map(({ name, now }) => ({ name, ...now })))
    expect(documented.filter(({ before, now }) => before && isMore(now, before))).toEqual([])
  },
  300_000,
)

const isMore = (one: Effort, other: Effort) => one.taps + one.fields > other.taps + other.fields

async function liveDay(way: Way): Promise<(Effort & { name: string })[]> {
  server = await startServer({ args: ['--demo'] })
  const owner = await signInFirstOwner(server)
  const staff: Record<Member, StaffBrowser> = {
    owner,
    manager: await signInColleague(owner, 'manager', 'Hasan Ali'),
    reception: await signInColleague(owner, 'desk', 'Rina Das'),
  }
  const desks: Partial<Record<Member, Desk>> = {}
  const counted: (Effort & { name: string })[] = []
  for (const task of [...guestTasks, ...officeTasks]) {
    const { name, by } = task
    const desk = (desks[by] ??= await openDesk(staff[by], way))
    await begin(desk, task, staff[by])
    Object.assign(desk.count, { taps: 0, fields: 0, keys: 0 })
    await perform(desk, task)
    const { taps, fields, keys } = desk.count
    counted.push({ name, taps, fields })
    if (process.env['SCREENSHOTS'] !== undefined) console.log(`${way} | ${name} | ${taps}/${fields} | ${keys} |`)
  }
  return counted
}

async function openDesk(member: StaffBrowser, way: Way): Promise<Desk> {
  const { context, page, expectComplaint } = await visit(windows[way])
  // Guests who may not leave with something due until a reason is given.
  expectComplaint(/409 .*CheckOut/)
  await enterDesk(context, member)
  await withholdHints(page)
  await page.goto('/desk')
  return { page, ...handOn(page, way) }
}

/** What leads to the beginning of a task is not counted. */
async function begin(desk: Desk, { from }: Task, member: StaffBrowser): Promise<void> {
  if (typeof from === 'string') await linkTo(desk, from).click()
  else if (from) {
    const { Data } = await callDesk(member, findOrders, { query: { Q: from.bookingOf } })
    await desk.page.goto(`/desk/orders/${Data[0]?.Code}`)
  }
}

/** The tasks as docs/benchmarks.md lists them. */
async function readTable(): Promise<{ name: string; before: Effort | undefined; now: Effort }[]> {
  const text = await readFile(path.resolve(import.meta.dirname, '../../../docs/benchmarks.md'), 'utf8')
  const [, table = ''] = text.split('### A day at the desk, counted')
  const rows = table.matchAll(/^\| ([^|]+) \| ([^|]+) \| (\d+)\/(\d+) \| \d+ \|$/gm)
  return [...rows].map(([, name = '', before = '', taps, fields]) => {
    const known = /^(\d+)\/(\d+)$/.exec(before)
    return {
      name,
      before: known ? { taps: Number(known[1]), fields: Number(known[2]) } : undefined,
      now: { taps: Number(taps), fields: Number(fields) },
    }
  })
}
