import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Code, PhoneLink, Price, Sum } from './values.tsx'

test('a translator leaves sums, codes and phone numbers as they are', () => {
  const html = renderToStaticMarkup(
    <>
      <Sum taka={14_950} />
      <Sum paisa={448_550} />
      <Price taka={22_000} note="per night" />
      <PhoneLink phone="+8801712345678" />
      <Code>X26112812345</Code>
    </>,
  )

  const kept = [...html.matchAll(/ translate="no">([^<]*)</g)].map(([, text]) => text)
  expect(kept).toEqual(['BDT 14,950', 'BDT 4,485.50', 'BDT 22,000', '+880 1712-345678', 'X26112812345'])
})
