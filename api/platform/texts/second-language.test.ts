import { expect, test } from 'vitest'
import { addExtra } from '#contract/money/charges.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { readBilledOrder } from '#api/money/paper/billed-order.ts'
import { folioOf } from '#api/money/paper/sheets.ts'
import { confirmationEmail } from '#api/orders/emails/order-emails.ts'
import { readOrder } from '#api/orders/my-orders.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import { problem, WordedProblem } from '#api/platform/worded-problem.ts'
import type { Texts } from './catalogues.ts'
import { texts as english } from './en/texts.ts'

const { api, guest, desk } = shareDesk(['desk'])

/** A second language: the English with marks around all that a catalogue says. */
const marked: Texts = translated(english)

function translated<Words extends object>(words: Words): Words {
  return new Proxy(words, { get: (all, key) => inMarks(Reflect.get(all, key)) })
}

function inMarks(words: unknown): unknown {
  if (typeof words === 'string') return words && `«${words}»`
  if (typeof words === 'function') {
    return (...parameters: unknown[]) => inMarks(Reflect.apply(words, undefined, parameters))
  }
  if (Array.isArray(words)) return words.map(inMarks)
  return typeof words === 'object' && words !== null ? translated(words) : words
}

const withoutMarks = (text: string) => text.replaceAll(/[«»]/g, '')

/** The words of a text that no catalogue said, and that are no data. */
function bareWords(text: string, data: readonly string[]): string[] {
  let left = text
  while (/«[^«»]*»/.test(left)) left = left.replaceAll(/«[^«»]*»/g, ' ')
  const known = new Set(wordsOf(data.join(' ')))
  return wordsOf(left).filter((word) => !known.has(word))
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]*\p{L}{2,}/gu) ?? []

/** The texts of a sheet, without the names of its parts. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : []
}

const names = () => ['Guest Rahman', 'Rania House', ...textsIn(api.deps.resort())]

test('one process words an e-mail in two languages', async () => {
  const code = await aPaidOrder(api, guest)
  const address = 'http://resort.test'
  const emailIn = async (t: Texts) => {
    const order = await readOrder(api.deps.db, t, { code, at: api.clock.now })
    return confirmationEmail(t, { order, name: 'Guest Rahman', resort: api.deps.resort(), publicUrl: address })
  }

  const [one, other] = [await emailIn(english), await emailIn(marked)]

  expect(withoutMarks(other.text)).toBe(one.text)
  expect(withoutMarks(other.html)).toBe(one.html)
  expect(bareWords(other.text, [...names(), `${address}/profile/order/${code}`])).toEqual([])
  expect(other.calendar).toContain('SUMMARY:«Stay at ')
})

test('one process words a sheet in two languages', async () => {
  const code = await aPaidOrder(api, guest)
  await desk.send(addExtra, { Code: code, Label: 'Lunch', Quantity: 2, Price: 1_200 })
  const order = await readBilledOrder(api.deps, code)
  const folioIn = (t: Texts) => textsIn(order && folioOf({ ...order, t }, api.deps.resort(), api.clock.now)).join('\n')

  const [one, other] = [folioIn(english), folioIn(marked)]

  expect(withoutMarks(other)).toBe(one)
  expect(bareWords(other, [...names(), code, 'folio', 'bank'])).toEqual([])
})

test('one process words a refusal in two languages', () => {
  const refuse = () => requireAllowed({ problem }, { Code: 'aboveBill', Most: 150_000 })

  const refusal = refusalOf(refuse)

  expect(refusal?.say(english)).toBe('This bill comes to BDT 1,500 before VAT: no more can be taken off')
  expect(refusal?.say(marked)).toBe('«This bill comes to BDT 1,500 before VAT: no more can be taken off»')
})

function refusalOf(refuse: () => void): WordedProblem | undefined {
  try {
    refuse()
  } catch (error) {
    if (error instanceof WordedProblem) return error
  }
  return undefined
}
