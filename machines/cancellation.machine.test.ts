import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { CancellationTerms } from '#contract/cancellations.ts'
import { Problem, ApiUnreachable } from '#contract/problem.ts'
import { cancellationMachine, type AgreedCancellation } from './cancellation.machine.ts'

const whole: CancellationTerms = { Percent: 100, Paid: 4_485, Refund: 4_485, Fee: 0 }
const half: CancellationTerms = { Percent: 50, Paid: 4_485, Refund: 2_242.5, Fee: 2_242.5 }

type Answer = () => Promise<CancellationTerms>
const refusing = (error: Error) => async () => {
  throw error
}

/** Quotes `quote`, and answers one cancellation after the other; those that follow are carried out on `whole`. */
function showOrder({ quote = async () => whole, answers = [] }: { quote?: Answer; answers?: Answer[] } = {}) {
  const said: object[] = []
  const sent: AgreedCancellation[] = []
  const cancellation = createActor(
    cancellationMachine.provide({
      actors: {
        quoteCancellation: fromPromise(quote),
        cancelBooking: fromPromise(async ({ input }) => {
          sent.push(input)
          return (answers.shift() ?? (async () => whole))()
        }),
      },
    }),
    { input: { code: 'ABCDEFGHJKMN' } },
  )
  cancellation.on('*', (event) => said.push(event))
  cancellation.start()
  const press = (type: 'cancel.pressed' | 'confirm.pressed' | 'signIn.pressed' | 'dialog.closed') => {
    cancellation.send({ type })
    return waitFor(cancellation, (snapshot) => !snapshot.hasTag('busy') && !snapshot.hasTag('loading'), {
      timeout: 1_000,
    })
  }
  return { cancellation, said, sent, press }
}

describe('a cancellation', () => {
  test('shows what comes back before anything happens, and carries just that', async () => {
    const { said, sent, press } = showOrder({ quote: async () => half, answers: [async () => half] })

    const asked = await press('cancel.pressed')
    const sentBefore = [...sent]
    const done = await press('confirm.pressed')

    expect([asked.value, asked.context.terms]).toEqual(['deciding', half])
    expect(sentBefore).toEqual([])
    expect(done.value).toBe('done')
    expect(sent).toEqual([{ code: 'ABCDEFGHJKMN', refund: 2_242.5 }])
    expect(said).toEqual([
      { type: 'toast', tone: 'success', text: 'Your booking is cancelled, and your refund is on its way.' },
      { type: 'order.changed' },
    ])
  })

  test('of which nothing comes back speaks of no refund', async () => {
    const nothing: CancellationTerms = { Percent: 0, Paid: 4_485, Refund: 0, Fee: 4_485 }
    const { said, press } = showOrder({ quote: async () => nothing, answers: [async () => nothing] })

    await press('cancel.pressed')
    await press('confirm.pressed')

    expect(said[0]).toMatchObject({ text: 'Your booking is cancelled.' })
  })

  test('that is thought better of sends nothing and is asked anew next time', async () => {
    const quotes = [whole, half]
    const { said, sent, press } = showOrder({ quote: async () => quotes.shift() ?? half })

    await press('cancel.pressed')
    const kept = await press('dialog.closed')
    const again = await press('cancel.pressed')

    expect([kept.value, kept.context.terms]).toEqual(['closed', undefined])
    expect(again.context.terms).toEqual(half)
    expect([sent, said]).toEqual([[], []])
  })

  test('on terms that changed meanwhile shows the new ones, and is agreed to once more', async () => {
    const changed = new Problem('price_changed', 'The refund amount has changed', { data: half })
    const { sent, press } = showOrder({ answers: [refusing(changed), async () => half] })

    await press('cancel.pressed')
    const refused = await press('confirm.pressed')
    const done = await press('confirm.pressed')

    expect(refused.value).toBe('deciding')
    expect(refused.context).toMatchObject({ terms: half, problem: 'The refund amount has changed' })
    expect(done.value).toBe('done')
    expect(sent.map(({ refund }) => refund)).toEqual([4_485, 2_242.5])
  })

  test('of a paid order asks whoever signed in long ago to sign in again', async () => {
    const stale = new Problem('sign_in_again', 'Please sign in again')
    const { said, press } = showOrder({ answers: [refusing(stale)] })

    await press('cancel.pressed')
    const refused = await press('confirm.pressed')
    const leaving = await press('signIn.pressed')
    const saidByThen = [...said]
    await press('cancel.pressed')
    const done = await press('confirm.pressed')

    expect([refused.value, leaving.value]).toEqual(['signInNeeded', 'closed'])
    expect(saidByThen).toEqual([{ type: 'signIn.wanted' }])
    expect(done.value).toBe('done')
  })

  test('that got no answer can be pressed again on the same terms', async () => {
    const { sent, press } = showOrder({ answers: [refusing(new ApiUnreachable())] })

    await press('cancel.pressed')
    const failed = await press('confirm.pressed')
    const done = await press('confirm.pressed')

    expect(failed.value).toBe('deciding')
    expect(failed.context).toMatchObject({ terms: whole, problem: new ApiUnreachable().message })
    expect(done.value).toBe('done')
    expect(sent[0]).toEqual(sent[1])
  })

  test.each(['order_settled', 'hold_expired', 'not_found'] as const)(
    'that meets %s says why, and the order is read again when that was seen',
    async (code) => {
      const { said, press } = showOrder({ answers: [refusing(new Problem(code, 'It is over'))] })

      await press('cancel.pressed')
      const refused = await press('confirm.pressed')
      const saidByThen = [...said]
      const closed = await press('dialog.closed')

      expect([refused.value, refused.context.problem]).toEqual(['refused', 'It is over'])
      expect(saidByThen).toEqual([])
      expect(closed.value).toBe('closed')
      expect(said).toEqual([{ type: 'order.changed' }])
    },
  )

  test('whose terms cannot be told is refused', async () => {
    const { press } = showOrder({ quote: refusing(new Problem('order_settled', 'Your stay has begun')) })

    const { value, context } = await press('cancel.pressed')

    expect([value, context.problem]).toEqual(['refused', 'Your stay has begun'])
  })

  test('on its way is neither closed nor sent twice', async () => {
    const { cancellation, sent, press } = showOrder()
    await press('cancel.pressed')

    cancellation.send({ type: 'confirm.pressed' })
    cancellation.send({ type: 'dialog.closed' })
    const done = await press('confirm.pressed')

    expect(done.value).toBe('done')
    expect(sent).toHaveLength(1)
  })
})
