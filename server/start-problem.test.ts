import { expect, test } from 'vitest'
import { sentenceOf, StartProblem } from './start-problem.ts'

const FULL = 'The disk is full: free some space and try again.'

test('a problem of the start is reported without a stack', () => {
  expect(sentenceOf(new StartProblem('Port 80 is in use.'))).toBe('Port 80 is in use.')
})

test('a full disk is reported alike by all that meet it', () => {
  const ofNode = Object.assign(new Error('write'), { code: 'ENOSPC' })
  const ofPGlite = { name: 'ErrnoError', errno: 51 }
  const ofSqlite = new Error('opening failed', { cause: new Error('database or disk is full') })

  expect([ofNode, ofPGlite, ofSqlite].map(sentenceOf)).toEqual([FULL, FULL, FULL])
})

test('an unexpected error has its stack', () => {
  expect(sentenceOf(new Error('no'))).toMatch(/no\n\s+at /)
})
