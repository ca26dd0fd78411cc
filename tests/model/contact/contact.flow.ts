import { contactMachine } from '#machines/contact.machine.ts'
import { flowOf } from '#tests/model/engine/flow-of.ts'
import { openContact } from './contact-driver.ts'
import { contactModel, type ContactStep } from './contact.model.ts'
import { contactTells } from './contact.tells.ts'

export const contactFlow = flowOf<typeof contactMachine, ContactStep, ReturnType<typeof openContact>>(contactMachine, {
  model: contactModel,
  open: ({ api }) => openContact(api()),
  checks: {
    writing: ({ context: { message, missing } }, { world }) => [
      ...(missing.every((field) => message[field] === '') ? [] : ['A field is called missing that is filled in']),
      ...(world.isJustSent && Object.values(message).join('') !== '' ? ['A message that was sent is still there'] : []),
    ],
    sending: ({ context: { message } }) =>
      Object.values(message).includes('') ? ['A message is sent that is not complete'] : [],
  },
  leadsTo: {
    'sendMessage.resolves': 'writing',
    'sendMessage.rejects (unreachable)': 'writing',
    'sendMessage.rejects (server fault)': 'writing',
  },
  tells: contactTells,
  takes: { writing: ['field.changed', 'field.left', 'send.pressed'], sending: [] },
})
