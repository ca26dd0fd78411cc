import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { UnitId } from './desk-fields.ts'
import { reversePayment } from './money/till.ts'
import { markPaidOut } from './money/refunds.ts'
import { TypedPerson } from './reception/registration.ts'

test('no id has a sign that a database does not take', () => {
  const ids = [UnitId, TypedPerson.shape.Id, reversePayment.body.shape.Receipt, markPaidOut.body.shape.RefundId]

  expect(ids.map((id) => z.safeParse(id, 'a\u0000b').success)).toEqual([false, false, false, false])
})
