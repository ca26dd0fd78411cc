import { expect, test } from 'vitest'
import { memoryStorage } from '#tests/support/site-builders.ts'
import { createDrafts } from './drafts.ts'

test('a draft outlasts the page, each form has its own, and an empty one is none', () => {
  const storage = memoryStorage()
  createDrafts(storage).write('contact', { Name: 'Rahima' })
  createDrafts(storage).write('career', { Name: 'Karim' })

  const drafts = [createDrafts(storage).read('contact'), createDrafts(storage).read('career')]
  createDrafts(storage).write('contact', {})

  expect(drafts).toEqual([{ Name: 'Rahima' }, { Name: 'Karim' }])
  expect([createDrafts(storage).read('contact'), createDrafts(storage).read('career')]).toEqual([{}, { Name: 'Karim' }])
})

test.each(['{', '[]', '{"contact":"Rahima"}', '{"contact":{"Name":7}}'])('%s is not a draft', (text) => {
  const storage = memoryStorage()
  storage.set('DRAFTS', text)

  expect(createDrafts(storage).read('contact')).toEqual({})
})
