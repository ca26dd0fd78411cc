import { expect, test } from 'vitest'
import { list, paragraphs, richText, terms } from '#cms/seed/rich-text.ts'
import { plainText } from './plain-text.ts'

test('a text outside its page is its words, with a table as what follows from what', () => {
  const text = richText(
    paragraphs('Write to us.', ' '),
    list('By mail', 'By phone'),
    terms(['A day before', 'No refund'], ['Earlier', '50%']),
    paragraphs('ধন্যবাদ।'),
  )

  expect(plainText(text)).toBe('Write to us. By mail By phone A day before: No refund. Earlier: 50% ধন্যবাদ।')
  expect(plainText([])).toBe('')
})
