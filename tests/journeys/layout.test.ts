import { expect, test } from 'vitest'
import { hardToRead } from './steps/contrast.ts'
import { PHONE, WIDE } from './steps/examine.ts'
import { measureLayout } from './steps/layout.ts'
import { open } from './steps/open.ts'
import { showPictures } from './steps/screenshots.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

const faults = [
  '<div style="width: 2000px; height: 10px"></div>',
  '<p style="width: 60px; overflow: hidden; white-space: nowrap">Too long for its place</p>',
  '<p style="width: 20px; overflow-wrap: anywhere">Single room</p>',
  '<p style="height: 20px; overflow: hidden">Two<br>lines</p>',
  '<a href="#a">One</a><a href="#b" style="margin-left: -10px">Another</a>',
]

test('what is wrong with a layout is found', async () => {
  const { page } = await visit()
  const counts: number[] = []
  for (const body of faults) {
    await page.setContent(`<body style="margin: 0">${body}`)
    counts.push((await measureLayout(page)).length)
  }

  expect(counts).toEqual(faults.map(() => 1))
})

test.each([WIDE, PHONE])('words on the pictures of the home page can be read at $width px', async (viewport) => {
  const { page } = await visit({ hasPictures: true, viewport, reducedMotion: 'reduce' })
  await open(page, '/')
  await page.evaluate(showPictures)

  const { measured, hard } = await hardToRead(page)
  for (const number of [2, 3, 4]) {
    await page.getByRole('button', { name: `Picture ${number} of 4` }).click()
    await page.evaluate(showPictures)
    const slide = await hardToRead(page, '[aria-roledescription=carousel]')
    expect(slide.measured).toBeGreaterThan(1)
    hard.push(...slide.hard.map((words) => `picture ${number}: ${words}`))
  }

  expect(measured).toBeGreaterThan(10)
  expect(hard).toEqual([])
})

test('words on the pictures of what is offered can be read', async () => {
  const { page } = await visit({ hasPictures: true, viewport: PHONE, reducedMotion: 'reduce' })
  const found: string[] = []

  for (const address of ['/swimmingpool', '/convention', '/package']) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    // These pages ask for a sign-in: what they show is behind its dialog.
    await page.getByRole('dialog').waitFor()
    await page.evaluate(() => document.querySelector('dialog[open]')?.remove())
    await page.evaluate(showPictures)
    const { measured, hard } = await hardToRead(page, 'main header')
    expect(measured).toBeGreaterThan(1)
    found.push(...hard.map((words) => `${address}: ${words}`))
  }

  expect(found).toEqual([])
})
