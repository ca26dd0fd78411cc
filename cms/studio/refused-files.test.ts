import { expect, test } from 'vitest'
import { faultOfFile } from './refused-files.ts'

const aFile = (name: string, type: string, megabytes = 1) => ({ name, type, size: megabytes * 1024 * 1024 })

test.each([
  [aFile('pond.heic', 'image/heic'), /^pond\.heic is not a JPEG/],
  [aFile('pond.heic', ''), /^pond\.heic is not a JPEG/],
  [aFile('menu.pdf', 'application/pdf'), /^menu\.pdf is not a JPEG/],
  [aFile('boat.gif', 'image/gif'), /^boat\.gif is not a JPEG/],
  [aFile('mark.svg', 'image/svg+xml'), /^mark\.svg is not a JPEG/],
  [aFile('pond.jpg', 'image/jpeg', 0), /^pond\.jpg is empty/],
  [aFile('pond.jpg', 'image/jpeg', 21), /^pond\.jpg is larger than 20 MB/],
])('a file that cannot be a picture has a reason: %j', (file, reason) => {
  expect(faultOfFile(file)).toMatch(reason)
})

test('a photo is taken', () => {
  expect(faultOfFile(aFile('pond.jpg', 'image/jpeg', 20))).toBeUndefined()
})
