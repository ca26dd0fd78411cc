import { expect, test } from 'vitest'
import { fillShell } from './render-page.ts'

const shell = '<head><!--head--><link href="shared.css"></head><body><!--body--><!--state--></body>'

test('the styles of a page come after the shared ones', () => {
  const html = fillShell(shell, {
    head: '<title>Rooms</title>',
    headEnd: '<link href="room.css">',
    body: '',
    state: '',
  })

  expect(html).toContain('<head><title>Rooms</title><link href="shared.css"><link href="room.css"></head>')
})

test('a text with signs that mean something to a replacement stays as it is', () => {
  const html = fillShell(shell, { head: '', body: "<p>$& $1 $'</p>", state: '{"price":"$$"}' })

  expect(html).toContain("<p>$& $1 $'</p>")
  expect(html).toContain('{"price":"$$"}')
})
