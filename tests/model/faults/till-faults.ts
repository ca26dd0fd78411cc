import type { Fault } from './fault.ts'

/** Mistakes of the desk's till, which the flows of its machines must see. */
export const tillFaults: readonly Fault[] = [
  {
    id: 'till-empty',
    kind: 'guard',
    mistake: 'A till without any cash cannot be counted',
    file: 'machines/desk/till.machine.ts',
    from: 'amountIn(fields.sum, { least: 0 })',
    to: 'amountIn(fields.sum)',
  },
  {
    id: 'till-direction',
    kind: 'rule',
    mistake: 'Cash that leaves the till is recorded as if it came in',
    file: 'machines/desk/till.machine.ts',
    from: "direction === 'into' ? amount : -amount",
    to: 'amount',
  },
  {
    id: 'till-reading',
    kind: 'transition',
    mistake: 'What was just recorded is missing from the shift that is shown',
    file: 'machines/desk/till.machine.ts',
    from: "const left = { target: '#till.open.showing.reading'",
    to: "const left = { target: '#till.open.showing.current'",
  },
  {
    id: 'till-refusal',
    kind: 'message',
    mistake: 'A form of the desk that was refused does not show why',
    file: 'machines/desk/parts/typed-form.ts',
    from: "return 'error' in event ? { problem: sentenceOf(event.error) } : {}",
    to: "return 'error' in event ? { problem: undefined } : {}",
  },
  {
    id: 'takePayment-too-much',
    kind: 'guard',
    mistake: 'More than what is due of a booking is taken',
    file: 'machines/desk/take-payment.machine.ts',
    from: 'amount !== undefined && amount <= due ? amount : undefined',
    to: 'amount !== undefined ? amount : undefined',
  },
  {
    id: 'takePayment-shift',
    kind: 'guard',
    mistake: 'Cash is sent although it is known that no shift is open',
    file: 'machines/desk/take-payment.machine.ts',
    from: 'isCash(fields) && hasShift === false',
    to: 'false',
  },
  {
    id: 'takePayment-due',
    kind: 'assign',
    mistake: 'What others took of a booking meanwhile can be taken once more',
    file: 'machines/desk/take-payment.machine.ts',
    from: 'form.withChange(context, { due }, payment)',
    to: 'form.withChange(context, {}, payment)',
  },
]
