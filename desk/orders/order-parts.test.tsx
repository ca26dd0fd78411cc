import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aDeskOrder } from '#tests/support/desk/builders.ts'
import { Booked } from './Booked.tsx'
import { History, Messages } from './History.tsx'
import { Bill, Money } from './Money.tsx'

const HOSTILE = '<img src=x onerror=alert(1)>"\u202E=cmd()'
const AT = '2026-11-20T06:00:00.000Z'

test('all that others wrote into an order is shown as text that turns nothing around', () => {
  const order = aDeskOrder({
    Lines: [
      { Name: HOSTILE, Arrival: '2026-12-01', Departure: '2026-12-03', Quantity: 1, Type: 'ROOM', Price: 13_000 },
    ],
    Occasion: {
      StartsAt: '2026-12-01T15:00',
      EndsAt: '2026-12-01T17:00',
      Persons: 12,
      Name: HOSTILE,
      Phone: HOSTILE,
      Remark: HOSTILE,
    },
    Payments: [
      {
        At: AT,
        Amount: 100,
        Gateway: 'fake',
        Method: HOSTILE,
        Reference: HOSTILE,
        Number: HOSTILE,
        Reversed: { At: AT, By: HOSTILE, Reason: HOSTILE },
      },
    ],
    Messages: [{ At: AT, Channel: 'sms', To: HOSTILE, SentAt: null, Text: HOSTILE }],
    Events: [
      { At: AT, By: { Kind: 'staff', Id: 1, Name: HOSTILE }, Entry: { Kind: 'note', Text: HOSTILE } },
      { At: AT, By: { Kind: 'gateway' }, Entry: { Kind: 'refundFailed', Amount: 1, Failure: HOSTILE } },
    ],
    Callbacks: [{ At: AT, Gateway: 'fake', Route: HOSTILE, Verdict: HOSTILE }],
  })

  const html = renderToStaticMarkup(
    <>
      <Booked order={order} />
      <Money order={order} />
      <Messages messages={order.Messages} />
      <History order={order} />
    </>,
  )

  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toMatch(/<img|\u202E|href="(?!tel:|https:\/\/wa\.me\/)/)
})

test('a bill names what was written off once the order is over', () => {
  const bill = { Charge: 26_000, Tax: 3_900, Payable: 29_900, Paid: 8_970, Refunded: 0, Due: 0 }

  expect(renderToStaticMarkup(<Bill bill={bill} charges={[]} isOver isBilled={false} />)).toContain(
    '<dt>Written off</dt><dd><span>BDT 20,930</span></dd>',
  )
  expect(
    renderToStaticMarkup(<Bill bill={{ ...bill, Due: 20_930 }} charges={[]} isOver={false} isBilled={false} />),
  ).not.toContain('Written off')
})

test('a bill names as written off what was given back after the stay, as the folio does', () => {
  const bill = { Charge: 26_000, Tax: 3_900, Payable: 29_900, Paid: 29_900, Refunded: 2_000, Due: 0 }

  expect(renderToStaticMarkup(<Bill bill={bill} charges={[]} isOver isBilled={false} />)).toContain(
    '<dt>Written off</dt><dd><span>BDT 2,000</span></dd>',
  )
})

test('a bill is read from top to bottom as it adds up', () => {
  const bill = { Charge: 21_500, Tax: 3_225, Payable: 24_725, Paid: 0, Refunded: 0, Due: 24_725 }
  const charge = { No: 1, Kind: 'extra', Note: { Label: 'Lunch' }, Quantity: 1, Amount: 2_000 } as const
  const discount = { ...charge, No: 2, Kind: 'discount', Note: { Percent: 15 }, Amount: -3_900 } as const

  const html = renderToStaticMarkup(<Bill bill={bill} charges={[charge, discount]} isOver={false} isBilled={false} />)

  const sums = [...html.matchAll(/<dd><span>(.*?)<\/span><\/dd>/g)].map(([, sum]) => sum)
  expect(sums.slice(0, 6)).toEqual(['BDT 23,400', 'BDT 2,000', '− BDT 3,900', 'BDT 21,500', 'BDT 3,225', 'BDT 24,725'])
})

test('what a company owes is not said to be due of the guest', () => {
  const bill = { Charge: 26_000, Tax: 3_900, Payable: 29_900, Paid: 8_970, Refunded: 0, Due: 20_930 }

  const html = renderToStaticMarkup(<Bill bill={bill} charges={[]} isOver={false} isBilled />)

  expect(html).toContain('<dt>Due from the company</dt><dd><span>BDT 20,930</span></dd>')
  expect(html).not.toContain('<dt>Due</dt>')
})

test('a payment shows its transaction number, and one that was voided is struck through with who did it, when and why', () => {
  const payment = { At: AT, Amount: 5_000, Gateway: 'desk', Method: 'bkash', Reference: 'R-2026-000012' } as const
  const order = aDeskOrder({
    Payments: [
      { ...payment, Number: '8N7A6D5EE7', Reversed: null },
      {
        ...payment,
        Reference: 'R-2026-000011',
        Number: '8N7A6D5EE6',
        Reversed: { At: AT, By: 'Nasrin Akter', Reason: 'wrong booking' },
      },
    ],
  })

  const html = renderToStaticMarkup(<Money order={order} />)

  expect(html).toContain('bKash · R-2026-000012 · 8N7A6D5EE7')
  expect(html.match(/<s\b[^>]*><span [^>]*>BDT 5,000<\/span><\/s>/g)).toHaveLength(1)
  expect(html).toContain('Void: Nasrin Akter, 20 Nov 2026, 12:00: wrong booking')
})
