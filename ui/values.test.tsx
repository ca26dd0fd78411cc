import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhoneLink, Price, Sum } from './values.tsx'

test.each([
  [<Sum taka={14_950} />, 'BDT 14,950'],
  [<Sum paisa={448_550} />, 'BDT 4,485.50'],
  [<Price taka={22_000} note="per night" />, 'BDT 22,000'],
  [<PhoneLink phone="+8801712345678" />, '+880 1712-345678'],
])('a sum or a number stays on one line, and as it is in another language: %#', (part, shown) => {
  const html = renderToStaticMarkup(part)

  expect(html).toContain(` translate="no">${shown}</span>`)
})
