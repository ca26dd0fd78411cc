import { expect, test } from 'vitest'
import type { Driver } from '#tests/model/engine/flow.ts'
import { contactFlow } from '#tests/model/models/contact.model.ts'
import { runWalks } from './run-walks.ts'
import { walkOf } from './walk.ts'

const { model } = contactFlow

/** A form that is right but for one thing: after the network was away, the next message that is sent seems to fail. */
function openForgetful(): ReturnType<Driver['open']> {
  const seen = { wasAway: false, isWrong: false }
  return {
    play(event) {
      const title = model.titleOf(event)
      if (title === 'send.resolves') seen.isWrong = seen.wasAway
      if (title === 'send.rejects (unreachable)') seen.wasAway = true
    },
    look: async () => (seen.isWrong ? ['The message is there, and the form says that it is not'] : []),
    close: () => {},
  }
}

test('a walk that fails is reported by the shortest path to its failure', async () => {
  const results = await runWalks(contactFlow, { driver: { open: openForgetful }, seed: 1, count: 20 })

  const failed = results.filter(({ walk }) => !walk.ok)
  expect(failed.length).toBeGreaterThan(0)
  expect(failed.some(({ walk }) => (walk.failure?.step ?? 0) > 15)).toBe(true)
  for (const { shortest } of failed) {
    expect(shortest?.title.split(' → ').toSorted()).toEqual(
      [
        'field.changed (Name)',
        'field.changed (Email)',
        'field.changed (PhoneNumber)',
        'field.changed (Message)',
        'submit.pressed',
        'send.rejects (unreachable)',
        'submit.pressed',
        'send.resolves',
      ].toSorted(),
    )
    expect(shortest?.failure?.step).toBe(7)
  }
})

test('a seed gives the same walk again, and another seed another', () => {
  const walk = walkOf(model, 7, 50)

  expect(walkOf(model, 7, 50)).toEqual(walk)
  expect(walkOf(model, 8, 50)).not.toEqual(walk)
  expect(walk).toHaveLength(50)
})
