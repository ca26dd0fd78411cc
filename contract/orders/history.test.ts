import { expect, test } from 'vitest'
import { Happening, typedFields } from './history.ts'
import { LoggedAct } from '#contract/staff/log.ts'

/** The fields of every kind that a person fills: they alone may be missing. */
const typedIn = ({ _zod }: typeof Happening | typeof LoggedAct) =>
  _zod.def.options.flatMap(({ shape }) =>
    Object.entries(shape).flatMap(([name, { _zod: field }]) => (field.def.type === 'default' ? [name] : [])),
  )

test('every text that staff type into a history is known by name to what erases a guest', () => {
  const names = new Set([...typedIn(Happening), ...typedIn(LoggedAct)])

  expect([...names].toSorted()).toEqual(typedFields.toSorted())
})

test('an event whose texts were erased is read with empty ones', () => {
  expect(Happening.parse({ Kind: 'gaveRefund', Amount: 100 })).toEqual({ Kind: 'gaveRefund', Amount: 100, Reason: '' })
})
