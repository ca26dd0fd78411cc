import { expect, test } from 'vitest'
import { aFailedPath, aPath } from '../report/sample-run.ts'
import { createProgress } from './progress.ts'

function terminal(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, write: (text: string) => written.push(text), written }
}

test('a flow is one line, and a failure is told at once', () => {
  const screen = terminal(false)

  const told = createProgress(screen, () => 0).begin('picture (api)', 2, 'paths')
  told.path(aFailedPath())
  const atOnce = [...screen.written]
  told.path(aPath())
  told.end()

  expect(atOnce).toEqual([
    '  FAILED f00d000001 at step 2 of 2: Picture: failed, then failed.\n         value should be "failed" & <b>not</b> "loaded"\n',
  ])
  expect(screen.written.at(-1)).toBe(`${'picture (api)'.padEnd(38)}      2 of 2 paths  1 failed  0.0 s\n`)
})

test('on a terminal the line follows the count', () => {
  const screen = terminal(true)

  const told = createProgress(screen, () => 0).begin('picture (api)', 2, 'paths')
  told.path(aPath())

  expect(screen.written.map((text) => /\d of \d/.exec(text)?.[0])).toEqual(['0 of 2', '1 of 2'])
  expect(screen.written.at(-1)).not.toContain('\n')
})
