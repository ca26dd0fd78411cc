import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { openBrowser, type TestBrowser } from '#tests/support/browser.ts'
import { type RunningServer, startServer } from '#tests/support/start-server.ts'
import { slowDown } from '#tests/support/visits/network.ts'
import { PHONE, VIEW } from './visit.ts'

const ROUNDS = 5
/** What an interaction causes is reported after it was painted. */
const REPORTED_MS = 1_000
const LOOKS_MS = 3_000
/** Of the days that a calendar offers. */
const FIRST_DAY = 20
const HOUSE = 'Rania House'

/** The steps of a booking in their order, each with its taps and keys. */
type Step = { name: string; act: (page: Page) => Promise<void> }

/** How long what a guest does waits for its paint, at each step of a booking on a cheap phone (INP), as a table. */
export async function measureSteps(): Promise<string> {
  const server = await startServer()
  const browser = await openBrowser()
  try {
    const rounds: Map<string, number>[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await bookOnce(browser, server, round))
    const names = [...(rounds[0]?.keys() ?? [])]
    const rows = names.map((name) => {
      const worst = rounds.map((durations) => durations.get(name) ?? 0).toSorted((a, b) => a - b)
      return `| ${name} | ${worst[Math.floor(ROUNDS / 2)]} | ${worst.at(-1)} |`
    })
    return `| step of a booking | INP ms, median of ${ROUNDS} | most |\n|---|---|---|\n${rows.join('\n')}`
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Of each step its slowest interaction, in milliseconds; 0 where all were painted within a frame. */
async function bookOnce(browser: TestBrowser, server: RunningServer, round: number): Promise<Map<string, number>> {
  const { page, context, leave } = await browser.visit({ ...VIEW, baseURL: server.url })
  try {
    let durations: number[] = []
    await context.exposeBinding('reportInteraction', (_, duration: number) => void durations.push(duration))
    await context.addInitScript(watchInteractions)
    await slowDown(await context.newCDPSession(page), PHONE)
    await page.goto('/')
    // A guest looks before they act.
    await page.waitForTimeout(LOOKS_MS)
    const slowest = new Map<string, number>()
    for (const { name, act } of stepsOf(server, round)) {
      durations = []
      await act(page)
      await page.waitForTimeout(REPORTED_MS)
      slowest.set(name, Math.max(0, ...durations))
    }
    return slowest
  } finally {
    await leave().catch(() => undefined)
  }
}

function stepsOf(server: RunningServer, round: number): Step[] {
  const phone = `017${randomInt(10_000_000, 99_999_999)}`
  async function type(page: Page, name: RegExp | string, text: string): Promise<void> {
    await page.getByRole('textbox', { name }).filter({ visible: true }).first().tap()
    await page.keyboard.type(text)
  }
  return [
    {
      name: 'home: the calendar',
      async act(page) {
        await page.getByRole('textbox', { name: 'Arrival' }).first().tap()
        const calendar = page.getByRole('dialog', { name: 'Choose your dates' })
        const days = calendar.getByRole('gridcell').getByRole('button', { disabled: false })
        await days.nth(FIRST_DAY + round).tap()
        await days.nth(FIRST_DAY + round + 2).tap()
        await calendar.getByRole('button', { name: 'Done' }).tap()
        await calendar.waitFor({ state: 'hidden' })
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
    {
      name: 'sign-up: names and phone',
      async act(page) {
        await type(page, 'Phone Number', phone)
        await type(page, 'First Name', 'Rahima')
        await type(page, 'Last Name', 'Khatun')
        await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).tap()
        await page.getByRole('dialog', { name: 'Verify Phone Number' }).waitFor()
      },
    },
    {
      name: 'sign-up: the code',
      async act(page) {
        const text = (await server.newestMessage(`+88${phone}`)) ?? ''
        await type(page, 'Code', /#(\d{6})$/.exec(text)?.[1] ?? '')
        await page.getByRole('dialog').waitFor({ state: 'hidden' })
      },
    },
    {
      name: 'checkout: the form',
      async act(page) {
        await type(page, /^Email/, 'rahima@example.com')
        await page.getByRole('combobox', { name: /^Identity Type/ }).selectOption('National ID')
        await type(page, /^Identity Number/, '1990123456789')
        await type(page, /^Expiry Date/, '31-12-2035')
        await type(page, /^Date of Birth/, '05-03-1990')
        await page.getByRole('radio', { name: /^Pay all now/ }).tap()
        await page.getByRole('checkbox', { name: /^I accept the terms/ }).tap()
      },
    },
    {
      name: 'checkout: Submit',
      async act(page) {
        await page.getByRole('button', { name: 'Submit' }).tap()
        await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor()
      },
    },
  ]
}

/** Runs in the page, before it: hands over how long each tap and key took until it was painted. */
function watchInteractions(): void {
  const interactions = { type: 'event', buffered: true, durationThreshold: 16 }
  const report: unknown = Reflect.get(window, 'reportInteraction')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (typeof report === 'function' && Reflect.get(entry, 'interactionId') > 0) report(entry.duration)
    }
  }).observe(interactions)
}
