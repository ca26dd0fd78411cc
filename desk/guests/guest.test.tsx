import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mailUrl, whatsAppUrl } from './contact-links.ts'
import { Contacts, GuestName, nameOf } from './guest.tsx'

const OVERRIDE = '\u202E'
const ISOLATE_END = '\u2069'

test('marks that change the direction of text do not affect the words next to a name', () => {
  const name = `Ahmed ${ISOLATE_END}${OVERRIDE}gnp.exe`

  expect(renderToStaticMarkup(<GuestName name={name} />)).toBe('<bdi>Ahmed gnp.exe</bdi>')
  expect(`Checked in: ${nameOf(name)}, Rania House 1`).toBe('Checked in: Ahmed gnp.exe, Rania House 1')
})

test('a name in another script stays as it is', () => {
  expect(nameOf('أحمد الحسن')).toBe('أحمد الحسن')
  expect(nameOf('  ')).toBe('No name yet')
})

test.each([
  ['+8801712345678', 'https://wa.me/8801712345678'],
  ['01712-345678', 'https://wa.me/8801712345678'],
  ['+44 20 7946 0958', 'https://wa.me/442079460958'],
  ['12345', undefined],
  ['javascript:alert(1)', undefined],
])('a chat with %s is opened at %s', (phone, url) => {
  expect(whatsAppUrl(phone)).toBe(url)
})

test('nothing that is typed as an e-mail address adds readers or words to a letter', () => {
  expect(mailUrl('salma@example.com')).toBe('mailto:salma@example.com')
  expect(mailUrl('a@b.c?bcc=x@y.z&body=hello')).toBe('mailto:a@b.c%3Fbcc%3Dx%40y.z%26body%3Dhello')
})

test('links to a guest are addresses of calls, chats and letters alone', () => {
  const html = renderToStaticMarkup(<Contacts name="A" phone='javascript:alert("1")' email="javascript:alert(1)" />)

  expect(html.match(/href="[^"]*"/g)).toEqual(['href="tel:1"', 'href="mailto:javascript%3Aalert(1)"'])
})
