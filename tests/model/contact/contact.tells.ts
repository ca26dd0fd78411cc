import type { Told } from '#tests/model/engine/told.ts'

export const contactTells: Told = {
  'Name.left': 'points at Name',
  'send.pressed': [
    'points at Email, PhoneNumber, Message',
    'points at Message',
    'points at Name',
    'points at Name, Email, PhoneNumber, Message',
    'points at PhoneNumber, Message',
    'toast warning Email, Phone, Message are required.',
    'toast warning Message is required.',
    'toast warning Name is required.',
    'toast warning Name, Email, Phone, Message are required.',
    'toast warning Phone, Message are required.',
  ],
  'sendMessage.resolves': 'toast success message sent successfully',
  'sendMessage.rejects (unreachable)':
    'toast warning The resort cannot be reached. Please check your connection and try again.',
  'sendMessage.rejects (server fault)': 'toast warning Unexpected Error Occurred!',
  'Message.left': 'points at Message',
  'PhoneNumber.left': 'points at PhoneNumber',
  'Email.left': 'points at Email',
}
