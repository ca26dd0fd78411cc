import { afterAll, beforeAll } from 'vitest'
import { contactMachine } from '#machines/contact.machine.ts'
import { proveModel } from '#tests/model/prove-model.ts'
import { startTestApi, type TestApi } from '#tests/support/test-api.ts'
import { unlimited } from '#tests/support/unlimited.ts'
import { openContact } from './contact-driver.ts'
import { contactModel, type ContactStep } from './contact.model.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ deps: { limits: unlimited } })
})
afterAll(() => api.close())

proveModel<typeof contactMachine, ContactStep, ReturnType<typeof openContact>>(contactMachine, {
  model: contactModel,
  open: () => openContact(api),
  checks: {
    writing: ({ context: { message, missing } }) =>
      missing.every((field) => message[field] === '') ? [] : ['A field is called missing that is filled in'],
    sending: ({ context: { message } }) =>
      Object.values(message).includes('') ? ['A message is sent that is not complete'] : [],
  },
  takes: { writing: ['field.changed', 'field.left', 'send.pressed'], sending: [] },
})
