import { expect, test } from 'vitest'
import type { Sheet } from '#contract/money/paper.ts'
import { keepDrawn, tagOf } from './drawn-pdfs.ts'

function aSheet(Number: string): Sheet {
  const Letterhead = { Name: 'The resort', Address: '', Phone: '', Email: '', Bin: '' }
  return {
    Kind: 'receipt',
    Title: 'Receipt',
    Number,
    Date: '',
    Notice: '',
    Letterhead,
    Facts: [],
    Tables: [],
    Sums: [],
    Closing: '',
  }
}

/** PDFs that are drawn when the test says so. */
function aDesk() {
  const clock = { now: new Date('2026-11-20T06:00:00Z') }
  const begun: { number: string; end: () => void }[] = []
  const pdfs = keepDrawn({ now: () => clock.now })
  const draw = (number: string) =>
    pdfs.draw(tagOf(aSheet(number)), () => {
      const { promise, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
      begun.push({ number, end: () => resolve(new Uint8Array([1])) })
      return promise
    })
  const ask = (number: string) => pdfs.find(tagOf(aSheet(number))) ?? draw(number)
  const numbers = () => begun.map(({ number }) => number)
  return { clock, begun, draw, ask, numbers }
}

test('two sheets are drawn at a time, the next when one is done, and too many that wait are refused', async () => {
  const { begun, ask, numbers } = aDesk()
  const asked = ['a', 'b', 'c', ...Array.from({ length: 19 }, (_, index) => `waits ${index}`)].map(ask)

  const refused = await Promise.allSettled([ask('one more')])
  const first = numbers()
  begun[0]?.end()
  await asked[0]
  await new Promise(setImmediate)

  expect(first).toEqual(['a', 'b'])
  expect(refused).toMatchObject([{ status: 'rejected', reason: { code: 'too_many_requests' } }])
  expect(numbers()).toEqual(['a', 'b', 'c'])
})

test('a sheet is drawn once a minute, also for those who ask at once; another content is another sheet', async () => {
  const { clock, begun, draw, ask, numbers } = aDesk()
  // None of them found it drawn: each is counted before it is drawn.
  const both = ['a', 'a'].map(draw)
  begun[0]?.end()
  await Promise.all(both)
  await ask('a')
  void ask('b')
  const withinAMinute = numbers()
  clock.now = new Date('2026-11-20T06:01:00Z')
  void ask('a')

  expect(withinAMinute).toEqual(['a', 'b'])
  expect(numbers()).toEqual(['a', 'b', 'a'])
})
