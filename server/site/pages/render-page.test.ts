import { expect, test } from 'vitest'
import { fillShell } from './render-page.ts'

const shell = '<head><!--head--><link href="shared.css"></head><body><!--body--><!--state--></body>'

test('what starts a page follows its state', () => {
  const html = fillShell(shell, { head: '', body: '<main></main>', state: '{}', end: '<script></script>' })

  expect(html).toContain('<main></main><script type="application/json" id="state">{}</script><script></script></body>')
})

test('a text with signs that mean something to a replacement stays as it is', () => {
  const html = fillShell(shell, { head: '', body: "<p>$& $1 $'</p>", state: '{"price":"$$"}' })

  expect(html).toContain("<p>$& $1 $'</p>")
  expect(html).toContain('{"price":"$$"}')
})
