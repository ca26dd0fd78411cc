import { expect, test } from 'vitest'
import { pagePaths } from './page-paths.ts'

test('search engines learn of every page that is the same for everybody, once', () => {
  const paths = pagePaths()

  expect(paths).toEqual(expect.arrayContaining(['/', '/room', '/suits', '/searchroom']))
  expect(paths.filter((path) => /home|checkout|profile|Booking|[:*]/.test(path))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})
