import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { CDPSession, Page } from 'playwright-core'
import { migrate } from '#api/platform/db/migrate.ts'
import { openDb } from '#api/platform/db/open-db.ts'
import { openPGlite } from '#api/platform/db/pglite.ts'
import { openPostgres } from '#api/platform/db/postgres.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { NewHouse } from '#api/catalogue/houses/house.ts'
import { aHouse } from '#tests/support/bookings.ts'
import { takeContentOf } from '#tests/support/seed-content.ts'
import { seedHouses } from '#api/catalogue/houses/seed/seed-houses.ts'
import { readChart } from '#contract/reception/chart.ts'
import { API_BASE, DESK_HEADER, toWireRequest } from '#contract/endpoint.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { toPaisa } from '#contract/values/money.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { enterDesk, signInFirstOwner, type StaffBrowser } from '#tests/support/desk/staff-browser.ts'
import { signInGuests } from '#tests/support/guests.ts'
import { startPostgres } from '#tests/support/setup/real-postgres.ts'
import { newDataDir, startServer } from '#tests/support/start-server.ts'
import { type Call, measureCalls } from './load.ts'

const effort = { connections: [1, 8], turns: 4, secondsATurn: 4 }
const HOUSES = 100
const FIRST_ID = 101
const GUESTS = 300
const DAYS = 60
const CPU_SLOWER = 4

/**
 * The room chart of 400 rooms that are 70 % full: its call under load on PostgreSQL, and its frames in a browser. Where `BEFORE` names another
 * checkout, its calls take turns with ours.
 */
export async function measureDesk(): Promise<string> {
  const postgres = await startPostgres({ isDurable: true })
  const engine = openPostgres({ url: postgres.url, poolSize: 4, isolation: 'read committed', onIdleError: () => {} })
  await migrate(engine)
  await fill(openDb(engine))
  await engine.close()
  const env = { LIMITS: 'off', DATABASE_URL: postgres.url }
  const server = await startServer({ env })
  const earlier = process.env['BEFORE']
  const dataDir = await mkdtemp(path.join(tmpdir(), 'resort-before-'))
  const before = earlier === undefined ? undefined : await startServer({ env, checkout: earlier, dataDir })
  try {
    const member = await signInFirstOwner(server)
    const headers = headersOf(member)
    const text = await (await fetch(server.url + chartFrom(0), { headers })).text()
    const calls = [
      ...(before ? chartCalls({ version: 'before', origin: before.url, headers }) : []),
      ...chartCalls({ version: 'now', origin: server.url, headers }),
    ]
    const measured = await measureCalls(server.url, calls, effort)
    return [measured, await measurePGlite(), `\n${sizesOf(text)}\n`, await measureFrames(member)].join('\n\n')
  } finally {
    await before?.stop()
    await server.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  }
}

/** Measures with these houses and stays in the database inside the server. */
async function measurePGlite(): Promise<string> {
  const dataDir = await newDataDir()
  const engine = await openPGlite(path.join(dataDir, 'db'))
  await fill(openDb(engine))
  await engine.close()
  const server = await startServer({ env: { LIMITS: 'off' }, dataDir })
  try {
    const headers = headersOf(await signInFirstOwner(server))
    return await measureCalls(server.url, chartCalls({ version: 'on PGlite', origin: server.url, headers }), effort)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}

/** So many days ago is its first day. */
function chartFrom(daysAgo: number): string {
  const From = addDays(dhakaDate(Date.now()), -daysAgo)
  return API_BASE + toWireRequest(readChart, { query: { From, Days: DAYS } }).path
}

type Versioned = { version: 'before' | 'now' | 'on PGlite'; origin: string; headers: Record<string, string> }

/** Calls for one range of days again and again, as desks make the call after a hint; and for days that nobody has read lately. */
function chartCalls({ version, origin, headers }: Versioned): Call[] {
  const [same, others] = ['the same days', 'other days each time']
  const against = (name: string) => (version === 'now' ? { against: `before: ${name}` } : {})
  return [
    { name: `${version}: ${same}`, ask: () => ({ path: origin + chartFrom(0), headers }), ...against(same) },
    {
      name: `${version}: ${others}`,
      ask: (count) => ({ path: origin + chartFrom(1 + (count % 60)), headers }),
      ...against(others),
    },
  ]
}

function headersOf({ cookies }: StaffBrowser): Record<string, string> {
  return { [DESK_HEADER]: '1', cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}

function sizesOf(text: string): string {
  const brotli = (quality: number) =>
    (brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length / 1_000).toFixed(0)
  return `${(text.length / 1_000).toFixed(0)} kB, ${brotli(5)} kB as brotli 5, ${brotli(11)} kB as brotli 11`
}

/** Stays of 3, 2 and 2 nights in each 10 days of each room, from a year ago until two months from now. */
async function fill(db: Db): Promise<void> {
  const houses = Array.from({ length: HOUSES }, (_, index): NewHouse => {
    const id = FIRST_ID + index
    return aHouse({ id, permalink: `house-${id}`, name: `House ${id}`, unitCount: 4, roomPrice: toPaisa(1_000) })
  })
  await seedHouses(db, houses)
  await takeContentOf({ db }, houses)
  const guests = await signInGuests(db, GUESTS, new Date())
  await db.change(
    `update guest set first_name = 'Guest' || id, last_name = (array['Rahman', 'Akhter', 'Chowdhury', 'Uddin', 'Islam'])[1 + id % 5]`,
  )
  await db.change(
    `create table bench_stay as
     select lpad(cast(row_number() over () as text), 12, '0') as code, u.id as unit_id, u.house_id, arrival, arrival + len as departure,
       ($2::bigint[])[1 + abs(hashtext(u.id || arrival)) % $3::integer] as guest_id
     from unit u cross join generate_series(-36, 6) as cycle cross join (values (0, 3), (3, 2), (5, 2)) as part (off, len)
     cross join lateral (select $1::date + cycle * 10 + off + abs(hashtext(u.id)) % 10 as arrival) as day
     where u.house_id >= ${FIRST_ID}`,
    [dhakaDate(Date.now()), guests.map(({ guestId }) => guestId), GUESTS],
  )
  await db.change(
    `insert into orders (code, guest_id, type, status, amount_paisa, tax_percent, tax_paisa, payable_paisa, created_at)
     select code, guest_id, 'Room', 'Confirmed', 100000, 15, 15000, 115000, now() from bench_stay`,
  )
  await db.change(
    `insert into order_line (order_code, line_no, house_id, place_type, name, arrival, departure, quantity, night_paisa, price_paisa)
     select code, 1, house_id, 'ROOM', 'Sold', arrival, departure, 1, array_fill(10000, array[departure - arrival]), 10000 * (departure - arrival) from bench_stay`,
  )
  await db.change(
    `insert into unit_night (unit_id, night, order_code, line_no, state)
     select unit_id, arrival + n, code, 1, 'booked' from bench_stay cross join lateral generate_series(0, departure - arrival - 1) as n`,
  )
  await db.change(
    `insert into stay (order_code, line_no, unit_id, arrival, departure, state, checked_in_at)
     select code, 1, unit_id, arrival, departure,
       case when departure <= $1 then 'departed' when arrival < $1 then 'inHouse' else 'expected' end,
       case when arrival < $1 then now() end from bench_stay`,
    [dhakaDate(Date.now())],
  )
  await db.change('drop table bench_stay')
  await db.change('analyze')
}

/** Frames of scrolling and of pulling a bar, on a slower processor. */
async function measureFrames(member: StaffBrowser): Promise<string> {
  const browser = await openBrowser()
  try {
    const { context, page } = await browser.visit({ viewport: { width: 1_440, height: 900 } })
    await enterDesk(context, member)
    await page.goto(`${member.url}/desk/chart?days=${DAYS}`)
    const bar = page.getByRole('gridcell', { name: /due in/ }).first()
    await bar.waitFor()
    const drawn = await page.evaluate(() => ({
      rows: document.querySelectorAll('[role="rowgroup"] + [role="rowgroup"] > [role="row"]').length,
      bars: document.querySelectorAll('[data-bar]').length,
      elements: document.querySelectorAll('[role="grid"] *').length,
    }))
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
    const rows = [
      await framesOf(page, 'nothing', async () => page.waitForTimeout(2_000)),
      await framesOf(page, 'scrolling, 40 px with each frame', async () => page.evaluate(scrollAll)),
      await framesOf(page, 'pulling a bar', () => pullAbout(page, devTools)),
    ]
    return `Drawn: ${drawn.rows} rows, ${drawn.bars} bars, ${drawn.elements} elements.

| while | frames | p50 ms | p95 ms | longest ms | tasks above 50 ms | changes of the chart by React |
${'|---'.repeat(7)}|
${rows.join('\n')}`
  } finally {
    await browser.close()
  }
}

async function framesOf(page: Page, name: string, act: () => Promise<unknown>): Promise<string> {
  await page.evaluate(watchFrames)
  await act()
  const { frames, tasks, changes } = await page.evaluate(
    () => window.stopWatching?.() ?? { frames: [], tasks: 0, changes: 0 },
  )
  const sorted = frames.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1)
  return `| ${[name, frames.length, at(0.5), at(0.95), at(1), tasks, changes].join(' | ')} |`
}

declare global {
  interface Window {
    stopWatching?: () => { frames: number[]; tasks: number; changes: number }
  }
}

/** Runs in the page. What is changed of the chart itself, but not of what is pulled, only React changes. */
function watchFrames(): void {
  const frames: number[] = []
  let [tasks, changes, last, isOn] = [0, 0, performance.now(), true]
  const long = new PerformanceObserver((list) => (tasks += list.getEntries().length))
  long.observe({ type: 'longtask' })
  const observer = new MutationObserver((records) => {
    changes += records.filter(({ target }) => target instanceof Element && !target.matches('[aria-hidden]')).length
  })
  const grid = document.querySelector('[role="grid"]')
  if (grid) observer.observe(grid, { subtree: true, childList: true, attributes: true })
  const tick = (now: number) => {
    frames.push(now - last)
    last = now
    if (isOn) requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  window.stopWatching = () => {
    isOn = false
    long.disconnect()
    observer.disconnect()
    return { frames: frames.slice(1), tasks, changes }
  }
}

/** Runs in the page. */
async function scrollAll(): Promise<void> {
  const scroller = document.querySelector('[role="grid"]')?.parentElement?.parentElement
  for (let frame = 0; frame < 200; frame += 1) {
    if (scroller) scroller.scrollTop += 40
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  if (scroller) scroller.scrollTop = 0
}

/** In the middle of the chart, so that it does not scroll. */
async function pullAbout(page: Page, devTools: CDPSession): Promise<void> {
  const bar = page.getByRole('gridcell', { name: /due in/ }).nth(20)
  const box = await bar.boundingBox()
  if (!box) throw new Error('There is no bar to pull')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 0; step < 150; step += 1) {
    const at = { x: x + 200 * Math.sin(step / 12), y: y + 60 * Math.sin(step / 7) }
    await devTools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', button: 'left', buttons: 1, ...at })
  }
  await page.keyboard.press('Escape')
  await page.mouse.up()
}
