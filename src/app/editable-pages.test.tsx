import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Editable, type ContentDocument, PreviewStudio, useEditable, type PathPart } from '#src/content/editable.tsx'
import { readPage } from '#tests/support/rendered/read-page.ts'

const about = { _id: 'aboutPage', _type: 'aboutPage' }
const director = { _id: 'a1b2', _type: 'director' }

function Part({ of: document, path }: { of?: ContentDocument; path: PathPart[] }) {
  const edit = useEditable(document)
  return <b {...edit(...path)} />
}

test('what is shown is marked as the Studio’s own helper would, by its document and its place in it', () => {
  const part = { _key: 'arrival' }

  const html = renderToStaticMarkup(
    <PreviewStudio value="https://resort.sanity.studio">
      <Editable of={about}>
        <Part path={['heading']} />
        <Editable at={['story', part, 'text']}>
          <Part path={[{ _key: 'block-1' }, 'terms', { _key: 'row' }, 'term']} />
        </Editable>
        <Part of={director} path={['image']} />
      </Editable>
    </PreviewStudio>,
  )

  const theirs = (document: ContentDocument, path: string) =>
    `<b data-sanity="${createDataAttribute({
      baseUrl: 'https://resort.sanity.studio',
      id: document._id,
      type: document._type,
      path,
    }).toString()}"></b>`
  expect(html).toBe(
    theirs(about, 'heading') +
      theirs(about, 'story[_key=="arrival"].text[_key=="block-1"].terms[_key=="row"].term') +
      theirs(director, 'image'),
  )
})

const pages = [
  ['/', 'homePage', ['banner', 'homeTile', 'homePage', 'offer', 'siteSettings']],
  ['/about', 'aboutPage', ['aboutPage', 'director', 'siteSettings']],
  ['/dine', 'dinePage', ['dinePage', 'siteSettings']],
  ['/career', 'careerPage', ['careerPage', 'siteSettings']],
  ['/contact', 'siteSettings', ['homePage', 'siteSettings']],
  ['/offers', 'offer-a-day-by-the-river', ['offer', 'siteSettings']],
  ['/offers/a-day-by-the-river', 'offer-a-day-by-the-river', ['offer', 'siteSettings']],
  ['/eid-holidays', 'landing-eid', ['landingPage', 'siteSettings']],
  ['/weddings', 'landing-weddings', ['landingPage', 'siteSettings']],
  ['/corporate-day', 'landing-corporate-day', ['landingPage', 'siteSettings']],
  ['/package', 'package', ['offer', 'offering', 'siteSettings']],
  ['/convention', 'convention', ['offer', 'offering', 'siteSettings']],
  ['/swimmingpool', 'swimmingpool', ['offering', 'siteSettings']],
  ['/privacypolicy', 'privacypolicy', ['policyPage', 'siteSettings']],
  ['/termsconditions', 'termsconditions', ['policyPage', 'siteSettings']],
  ['/refund', 'refund', ['policyPage', 'siteSettings']],
] as const

test.each(pages)('%s is marked in a preview alone', async (path, id, types) => {
  const preview = await readPage(path, { preview: { studio: '/studio' } })
  const visitor = await readPage(path)

  const marks = [...preview.body.matchAll(/data-sanity="id=([^;]+);type=(\w+);path=([^;]+);base=%2Fstudio"/g)]
  expect(new Set(marks.map(([, , type]) => type))).toEqual(new Set(types))
  expect(marks.map(([, marked]) => marked)).toContain(id)
  expect(visitor.body + visitor.state).not.toMatch(/data-sanity|"preview"/)
})

test.each(pages)('every text of its documents on %s can be clicked', async (path) => {
  const { body } = await readPage(path, { preview: { studio: '/studio' } })
  const { loaderData } = JSON.parse((await readPage(path)).state)
  const words = new Set<string>()
  collect(
    Object.entries(loaderData).filter(([route]) => route !== 'root'),
    words,
  )

  const marked = [...body.matchAll(/<(\w+)[^>]*data-sanity="[^"]*"[^>]*>(.*?)<\/\1>/gs)].map(
    ([, , inner]) => inner ?? '',
  )
  const shown = [...words].filter((word) => body.includes(`>${escaped(word)}<`))
  expect(shown).not.toEqual([])
  expect(shown.filter((word) => !marked.some((inner) => inner.includes(escaped(word))))).toEqual([])
})

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')

/** Sentences and names, without addresses, keys and what a page's head has. */
function collect(value: unknown, words: Set<string>): void {
  if (typeof value === 'string' && /[a-z] [a-z]/i.test(value)) words.add(value)
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) if (!['head', 'seo', '_key'].includes(name)) collect(inner, words)
}
