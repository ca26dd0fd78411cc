import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Spinner } from './loading.tsx'

test('a spinner comes in two sizes, and says what it is', () => {
  const normal = renderToStaticMarkup(<Spinner />)
  const small = renderToStaticMarkup(<Spinner size="small" label="" />)

  expect(normal).toContain('role="status" aria-label="Loading"')
  expect(normal).not.toMatch(/small/)
  expect(small).toMatch(/class="[^"]*small/)
  expect(small).toContain('aria-hidden="true"')
})
