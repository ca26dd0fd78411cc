import { expect, test } from 'vitest'
import { pictureStateOf } from './use-picture-state.ts'

test('a picture is loading, then loaded or failed', () => {
  expect(pictureStateOf({ complete: false, naturalWidth: 0 })).toBe('loading')
  expect(pictureStateOf({ complete: false, naturalWidth: 640 })).toBe('loading')
  expect(pictureStateOf({ complete: true, naturalWidth: 640 })).toBe('loaded')
  expect(pictureStateOf({ complete: true, naturalWidth: 0 })).toBe('failed')
})
