import { expect, test } from 'vitest'
import { aFailedPath, aPath } from '../report/sample-run.ts'
import { createProgress } from './progress.ts'

function terminal(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, write: (text: string) => written.push(text), written }
}

test('a flow is one line, and a failure is shown at once', () => {
  const screen = terminal(false)

  const line = createProgress(screen, () => 0).begin('cart (api)', 2, 'paths')
  line.path(aFailedPath())
  const atOnce = [...screen.written]
  line.path(aPath())
  line.end()

  expect(atOnce).toEqual([
    '  FAILED f00d000001 at step 2 of 2: Retry: pressed, then loading profile.\n         value should be "loadingProfile" & <b>not</b> "profileFailed"\n',
  ])
  expect(screen.written.at(-1)).toBe(`${'cart (api)'.padEnd(38)}      2 of 2 paths  1 failed  0.0 s\n`)
})

test('on a terminal the line follows the count', () => {
  const screen = terminal(true)

  const line = createProgress(screen, () => 0).begin('cart (api)', 2, 'paths')
  line.path(aPath())

  expect(screen.written.map((text) => /\d of \d/.exec(text)?.[0])).toEqual(['0 of 2', '1 of 2'])
  expect(screen.written.at(-1)).not.toContain('\n')
})
