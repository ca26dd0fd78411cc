import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadedLater } from './loaded-later.tsx'

const Greeting = ({ name }: { name: string }) => <p>Welcome, {name}</p>

test('a part that was prepared is drawn at once, and one that was not is loading', async () => {
  const prepared = loadedLater('greeting', async () => Greeting)
  const unprepared = loadedLater('greeting', async () => Greeting)

  await prepared.prepare()

  expect(renderToStaticMarkup(<prepared.Part name="Salma" />)).toBe('<p>Welcome, Salma</p>')
  expect(renderToStaticMarkup(<unprepared.Part name="Salma" />)).toContain('aria-label="Loading"')
})
