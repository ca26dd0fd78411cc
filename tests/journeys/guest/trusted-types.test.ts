import { expect, test } from 'vitest'
import { openVisits } from '../steps/visitors.ts'

const visit = openVisits()

test.each(['/', '/suits/rania-house', '/desk'])('on %s no text can be written as markup', async (address) => {
  const { page, expectComplaint } = await visit()
  expectComplaint(/requires 'TrustedHTML'/)

  await page.goto(address)
  const result = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src="/health" alt="">'
      return 'written'
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error)
    }
  })

  expect(result).toBe('refused')
  expect(await page.locator('img[src="/health"]').count()).toBe(0)
})
