import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { openBrowser, type TestBrowser } from '#tests/support/browser.ts'
import { startServer } from '#tests/support/start-server.ts'

const ROUNDS = 7
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** A quarter of this machine's speed. */
const CPU_TIMES = 4
/** What an interaction causes is reported after it was painted. */
const REPORTED_MS = 1_000
const LOOKS_MS = 3_000
/** The first of the days that a calendar offers. */
const FIRST_DAY = 20
const HOUSE = 'Rania House'

type Step = { name: string; act: (page: Page, round: number) => Promise<void> }

const calendar = (page: Page) => page.getByRole('dialog', { name: 'Choose your dates' })
const days = (page: Page) => calendar(page).getByRole('gridcell').getByRole('button', { disabled: false })

/** The way from the home page to the checkout. */
const steps: readonly Step[] = [
  {
    name: 'home: opening the calendar',
    async act(page) {
      await page.getByRole('textbox', { name: 'Arrival' }).first().tap()
      await days(page).first().waitFor()
    },
  },
  {
    name: 'the calendar: two days',
    async act(page, round) {
      await days(page)
        .nth(FIRST_DAY + round)
        .tap()
      await days(page)
        .nth(FIRST_DAY + round + 2)
        .tap()
    },
  },
  {
    name: 'the calendar: Done',
    async act(page) {
      await calendar(page).getByRole('button', { name: 'Done' }).tap()
      await calendar(page).waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'home: Check Availability',
    async act(page) {
      await page.getByRole('button', { name: 'Check Availability' }).first().tap()
      await page.getByRole('button', { name: `Book Single Room: ${HOUSE}` }).waitFor()
    },
  },
  {
    name: 'results: Book Single Room',
    async act(page) {
      await page.getByRole('button', { name: `Book Single Room: ${HOUSE}` }).tap()
      await page
        .getByRole('group', { name: new RegExp(`^Quantity of ${HOUSE}`) })
        .first()
        .waitFor()
    },
  },
  {
    name: 'results: Check Out',
    async act(page) {
      await page.getByRole('link', { name: 'Check Out' }).filter({ visible: true }).first().tap()
      await page.getByRole('dialog', { name: 'Sign Up' }).waitFor()
    },
  },
]

/**
 * How long what a guest does waits for its paint on a cheap phone (INP), as a table. Where `BEFORE` names another checkout that is built,
 * both take turns.
 */
export async function measureInteractions(): Promise<string> {
  const earlier = process.env['BEFORE']
  const emptyData = await mkdtemp(path.join(tmpdir(), 'resort-before-'))
  const versions = [
    ...(earlier === undefined
      ? []
      : [{ name: 'before', server: await startServer({ checkout: earlier, dataDir: emptyData }) }]),
    { name: 'now', server: await startServer() },
  ]
  const browser = await openBrowser()
  try {
    const taken = new Map<string, number[]>()
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { name, server } of versions) {
        for (const [step, ms] of await bookOnce(browser, server.url, round)) {
          const key = `${step} | ${name}`
          taken.set(key, [...(taken.get(key) ?? []), ms])
        }
      }
    }
    const rows = steps.flatMap(({ name: step }) =>
      versions.map(({ name }) => {
        const sorted = (taken.get(`${step} | ${name}`) ?? []).toSorted((a, b) => a - b)
        return `| ${step} | ${name} | ${sorted[Math.floor(ROUNDS / 2)]} | ${sorted.at(-1)} |`
      }),
    )
    return `| step of a booking | version | INP ms, median of ${ROUNDS} | most |\n|---|---|---|---|\n${rows.join('\n')}`
  } finally {
    await browser.close()
    await Promise.all(versions.map(({ server }) => server.stop()))
    await rm(emptyData, { recursive: true, force: true })
  }
}

/** The slowest interaction of each step, in milliseconds; 0 where all were painted within a frame. */
async function bookOnce(browser: TestBrowser, origin: string, round: number): Promise<Map<string, number>> {
  const { page, context, leave } = await browser.visit({ ...PHONE, baseURL: origin })
  try {
    let durations: number[] = []
    await context.exposeBinding('reportInteraction', (_, duration: number) => void durations.push(duration))
    await context.addInitScript(watchInteractions)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES })
    await page.goto('/')
    // A guest looks before they act.
    await page.waitForTimeout(LOOKS_MS)
    const slowest = new Map<string, number>()
    for (const { name, act } of steps) {
      durations = []
      await act(page, round)
      await page.waitForTimeout(REPORTED_MS)
      slowest.set(name, Math.max(0, ...durations))
    }
    return slowest
  } finally {
    await leave()
  }
}

/** Runs in the page, before it: reports how long each tap and key took until it was painted. */
function watchInteractions(): void {
  const interactions = { type: 'event', buffered: true, durationThreshold: 16 }
  const report: unknown = Reflect.get(window, 'reportInteraction')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (typeof report === 'function' && Reflect.get(entry, 'interactionId') > 0) report(entry.duration)
    }
  }).observe(interactions)
}
