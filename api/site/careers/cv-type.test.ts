import { expect, test } from 'vitest'
import { aDocx, anOleFile, aPdf, aZip } from '#tests/support/cvs.ts'
import { cvNameOf } from './careers.ts'
import { cvTypeOf } from './cv-type.ts'

test('a CV is known by its content', () => {
  const types = [aPdf, anOleFile('WordDocument'), aDocx, aZip('[Content_Types].xml', 'word/document2.xml')].map(
    cvTypeOf,
  )

  expect(types).toEqual(['pdf', 'doc', 'docx', 'docx'])
})

test.each([
  ['text that speaks of PDF', Buffer.from('This is a %PDF-1.7')],
  ['a program', Buffer.from('MZ\u0090\u0000')],
  ['an old Word file with macros', Buffer.concat([anOleFile('WordDocument'), anOleFile('_VBA_PROJECT')])],
  ['a Word file with macros', aZip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')],
  ['a table of Excel', anOleFile('Workbook')],
  ['a new table of Excel', aZip('[Content_Types].xml', 'xl/workbook.xml')],
  ['an archive of pictures', aZip('word.png', 'my-word/document.xml')],
  ['an archive that only speaks of Word', aZip('[Content_Types].xml', 'words/document.xml')],
  ['half an archive', aDocx.subarray(0, aDocx.length - 30)],
  ['an archive that claims more than it has', Buffer.concat([aDocx.subarray(0, -6), Buffer.alloc(6, 0xff)])],
  ['nothing', Buffer.alloc(0)],
])('%s is not a CV', (_, content) => {
  expect(cvTypeOf(content)).toBeUndefined()
})

test.each([
  ['My CV (final).PDF', 'My CV _final.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\Rahima\\cv.docx', 'cv.pdf'],
  ['রহিমা খাতুন.pdf', 'রহিমা খাতুন.pdf'],
  ['র‍্যালি.pdf', 'র‍্যালি.pdf'],
  ['cv.pdf.exe', 'cv.pdf.pdf'],
  ['cv\u202Efdp.exe', 'cv_fdp.pdf'],
  ['"; drop.pdf\r\nX: 1', 'drop.pdf_X_ 1.pdf'],
  ['...', 'cv.pdf'],
  ['', 'cv.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}.pdf`],
  [`x${'.'.repeat(1_000_000)}x.pdf`, 'x.pdf'],
])('a file called %.40j is stored as %.40j', (given, stored) => {
  expect(cvNameOf(given, 'pdf')).toBe(stored)
})
