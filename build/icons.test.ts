import { expect, test } from 'vitest'
import { importsOf } from './icons.ts'

const files = new Map([
  ['CircleAlert', 'circle-exclamation-point'],
  ['Map', 'map'],
])

test('each icon comes from its own file, under the name that it has in the module', () => {
  expect(importsOf(' CircleAlert, Map as Plan, type LucideIcon ', files)).toBe(
    "import { default as CircleAlert } from 'lucide-react/icons/circle-exclamation-point';" +
      "import { default as Plan } from 'lucide-react/icons/map';import { type LucideIcon } from 'lucide-react'",
  )
})

test('an icon that there is not ends the build', () => {
  expect(() => importsOf('NoIcon', files)).toThrow('lucide-react has no icon NoIcon')
})
