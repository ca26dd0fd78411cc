import { expect, inject, test } from 'vitest'
import { askLighthouse } from './lighthouse.ts'
import { stayIn } from '#tests/journeys/steps/stays.ts'

const { arrival, departure } = stayIn(84, 2)
const results = `/searchroom?arrival=${arrival}&departure=${departure}&adults=2&children=0`

test.each([
  { page: 'home', path: '/', isListed: true },
  { page: 'rooms', path: '/room', isListed: true },
  { page: 'a house', path: '/suits/rania-house', isListed: true },
  // What one guest searched for is not to be found by others.
  { page: 'results', path: results, isListed: false },
])('Lighthouse finds nothing wrong with $page but its speed', async ({ path, isListed }) => {
  const { scores, failed } = await askLighthouse(inject('siteUrl') + path, {
    categories: ['accessibility', 'best-practices', 'seo'],
  })

  expect(scores, failed.join(', ')).toMatchObject({ accessibility: 100, 'best-practices': 100 })
  expect(failed).toEqual(isListed ? [] : ['is-crawlable'])
})
