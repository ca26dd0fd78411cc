import { expect, test } from 'vitest'
import { withKnownHeadings } from './PastedText.tsx'

test('headings of every level that are pasted become those of the site, and nothing else does', () => {
  const html = '<html><h1 class="x">One</h1><H2>Two</H2><h3>Three</h3><hr><p>h1 <b>words</b></p></html>'

  expect(withKnownHeadings(html)).toBe(
    '<html><h3 class="x">One</h3><H3>Two</H3><h3>Three</h3><hr><p>h1 <b>words</b></p></html>',
  )
})
