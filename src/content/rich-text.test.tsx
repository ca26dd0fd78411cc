import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { RichText as Text } from '#cms/types.ts'
import { RichText } from './RichText.tsx'

type Block = Extract<Text[number], { _type: 'block' }>

const aBlock = (text: string, block: Partial<Block> = {}): Block => ({
  _type: 'block',
  _key: text,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 'span', text, marks: [] }],
  ...block,
})

const aLink = (href: string): Block =>
  aBlock('here', {
    markDefs: [{ _type: 'link', _key: 'way', href }],
    children: [{ _type: 'span', _key: 'span', text: 'here', marks: ['way'] }],
  })

function draw(text: Text): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <RichText text={text} at={['text']} />
    </StaticRouter>,
  ).replaceAll(/ (class|data-discover)="[^"]*"/g, '')
}

test('paragraphs, headings, lists and words in strong and in italics', () => {
  const marked = aBlock('', {
    children: [
      { _type: 'span', _key: 'a', text: 'Quiet', marks: ['strong'] },
      { _type: 'span', _key: 'b', text: ' and ', marks: [] },
      { _type: 'span', _key: 'c', text: 'green', marks: ['em'] },
    ],
  })

  const html = draw([
    aBlock('The pond', { style: 'h3' }),
    marked,
    aBlock('rice', { listItem: 'bullet', level: 1 }),
    aBlock('fish', { listItem: 'bullet', level: 1 }),
    aBlock('first', { listItem: 'number', level: 1 }),
  ])

  expect(html).toBe(
    '<h3>The pond</h3><p><strong>Quiet</strong> and <em>green</em></p>' +
      '<ul><li>rice</li><li>fish</li></ul><ol><li>first</li></ol>',
  )
})

test('what is mostly Bengali is marked as such, for screen readers and line breaks', () => {
  const mixed = 'Our menu: ইলিশ'

  expect(draw([aBlock('ইছামতী নদীর তীরে, 2026'), aBlock(mixed), aBlock('৳ 5,000')])).toBe(
    `<p lang="bn">ইছামতী নদীর তীরে, 2026</p><p>${mixed}</p><p>৳ 5,000</p>`,
  )
})

test('a table of terms', () => {
  const terms = [{ _type: 'term' as const, _key: 'one', term: '10 days or more', text: 'Full refund' }]

  expect(draw([{ _type: 'termsTable', _key: 'table', terms }])).toBe(
    '<dl><div><dt>10 days or more</dt><dd>Full refund</dd></div></dl>',
  )
})

test.each([
  ['/dine', '<a href="/dine">here</a>'],
  ['https://example.com/', '<a href="https://example.com/" rel="noopener noreferrer">here</a>'],
  ['tel:+8801700000000', '<a href="tel:+8801700000000">here</a>'],
  ['javascript:alert(1)', 'here'],
])('a link to %s is followed where that is safe', (href, html) => {
  expect(draw([aLink(href)])).toBe(`<p>${html}</p>`)
})

test('what a newer schema may have in it is drawn as what this one has, or left out', () => {
  const words = (text: string, marks: string[]) => ({ _type: 'span', _key: text, text, marks })
  const newer = [
    { _type: 'video', _key: 'v', url: 'https://example.com' },
    { ...aBlock('Big'), style: 'h1' },
    { ...aBlock('done'), listItem: 'checkbox', level: 1 },
    { ...aBlock(''), children: [words('new', ['glow']), words(' and ', ['underline']), words('code', ['code'])] },
  ]

  expect(draw(JSON.parse(JSON.stringify(newer)))).toBe('<p>Big</p><ul><li>done</li></ul><p>new and code</p>')
})
