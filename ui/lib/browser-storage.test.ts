import { expect, test } from 'vitest'
import { createBrowserStorage, parseStored } from './browser-storage.ts'

test('a browser that denies its storage is one in which nothing is stored', () => {
  const storage = createBrowserStorage(() => {
    throw new DOMException('The operation is insecure', 'SecurityError')
  })

  storage.set('USER', '{}')
  storage.remove('USER')

  expect(storage.get('USER')).toBeUndefined()
})

test('what is not JSON was not stored by us', () => {
  expect(parseStored('{"id":')).toBeUndefined()
  expect(parseStored(null)).toBeUndefined()
  expect(parseStored('{"id":1}')).toEqual({ id: 1 })
})
