import { expect, test } from 'vitest'
import { htmlOfMarkdown } from './pasted-markdown.ts'
import { withKnownHeadings } from './PastedText.tsx'

test('headings of every level that are pasted become those of the site, and nothing else does', () => {
  const html = '<html><h1 class="x">One</h1><H2>Two</H2><h3>Three</h3><hr><p>h1 <b>words</b></p></html>'

  expect(withKnownHeadings(html)).toBe(
    '<html><h3 class="x">One</h3><H3>Two</H3><h3>Three</h3><hr><p>h1 <b>words</b></p></html>',
  )
})

test('pasted Markdown keeps its headings, lists, bold words and links, and a plain text stays as it is', () => {
  const pages = [
    '# Late\n\n1. **Ring** us',
    '- [Write](/contact)',
    'Rooms: 5 * 3 = 15\n#1 of all',
    '2-3 nights, half [back]',
  ]

  expect(pages.map((text) => htmlOfMarkdown(text).replaceAll('\n', ''))).toEqual([
    '<h1>Late</h1><ol><li><strong>Ring</strong> us</li></ol>',
    '<ul><li><a href="/contact">Write</a></li></ul>',
    '',
    '',
  ])
})
