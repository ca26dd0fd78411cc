import { expect, test } from 'vitest'
import { htmlOfMarkdown } from './pasted-markdown.ts'
import { withKnownHeadings } from './PastedText.tsx'

test('headings of every level that are pasted become those of the site, and nothing else does', () => {
  const html = '<html><h1 class="x">One</h1><H2>Two</H2><h3>Three</h3><hr><p>h1 <b>words</b></p></html>'

  expect(withKnownHeadings(html)).toBe(
    '<html><h3 class="x">One</h3><H3>Two</H3><h3>Three</h3><hr><p>h1 <b>words</b></p></html>',
  )
})

test('what is pasted from WhatsApp keeps its bold and italic words and its lines, and a line after a list is none of its entries', () => {
  const pages = [
    '*ঈদের ছুটি* for _two_, ~5,000~ less\nCall us:\n- https://x.example/a_b_c\nপ্রথম লাইন',
    '_only_ this',
    '# A *page* of _Markdown_',
    '5 * 3 * 2, snake_case_name, 10~20~30',
  ]

  expect(pages.map((text) => htmlOfMarkdown(text).replaceAll('\n', ''))).toEqual([
    '<p><strong>ঈদের ছুটি</strong> for <em>two</em>, 5,000 less<br>Call us:</p>' +
      '<ul><li><a href="https://x.example/a_b_c">https://x.example/a_b_c</a></li></ul><p>প্রথম লাইন</p>',
    '<p><em>only</em> this</p>',
    '<h1>A <em>page</em> of <em>Markdown</em></h1>',
    '',
  ])
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
