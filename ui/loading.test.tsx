import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChunkLoadError } from '#ui/lib/chunks/load-chunk.ts'
import { Corner, Spinner } from './loading.tsx'

test('a spinner comes in two sizes, and says what it is', () => {
  const normal = renderToStaticMarkup(<Spinner />)
  const small = renderToStaticMarkup(<Spinner size="small" label="" />)

  expect(normal).toContain('role="status" aria-label="Loading"')
  expect(normal).not.toMatch(/small/)
  expect(small).toMatch(/class="[^"]*small/)
  expect(small).toContain('aria-hidden="true"')
})

/** A corner as it is drawn after its content has failed. */
function drawn(failure: unknown, instead?: string) {
  const corner = new Corner({ children: 'the content', ...(instead && { instead }) })
  Object.assign(corner.state, Corner.getDerivedStateFromError(failure))
  return renderToStaticMarkup(corner.render())
}

test('a corner whose code does not arrive shows that in its place', () => {
  const failure = new ChunkLoadError('ui/dates/Calendar.tsx', 'missing')

  expect(drawn(failure)).toContain('Loading chunk ui/dates/Calendar.tsx failed')
  expect(drawn(failure, 'Please write to us.')).toBe('Please write to us.')
})

test('a corner does not hide any other error', () => {
  expect(() => drawn(new Error('a mistake'))).toThrow('a mistake')
})
