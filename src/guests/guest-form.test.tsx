import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { unknownGuest } from '#machines/parts/guest-details.ts'
import { GuestForm } from './GuestForm.tsx'

const binding = { name: '', value: '', problem: undefined, lateProblem: undefined, onChange: () => undefined }
const form = {
  fields: unknownGuest,
  bind: () => ({ ...binding, readOnly: false }),
  bindDate: () => ({ ...binding, onUnreadable: () => undefined }),
}

test('a guest chooses among the genders and identity documents of the specification', () => {
  const html = renderToStaticMarkup(<GuestForm form={form} isReadOnly={false} isAllShown />)

  const choices = [...html.matchAll(/<select.*?<\/select>/gs)].map(([select]) =>
    [...select.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value),
  )
  expect(choices).toContainEqual(['Passport', 'Driving License', 'National ID'])
  expect(choices).toContainEqual(['Male', 'Female', 'Other'])
})
