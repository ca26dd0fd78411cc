import { expect, test } from 'vitest'
import { createPreviewCookie } from './preview-cookie.ts'

const KEY = new Uint8Array(32).fill(7)
const HOUR_MS = 3_600_000

function aCookie({ key = KEY, isForeignFrame = false, isSecure = false } = {}) {
  let at = new Date('2026-11-20T10:00:00Z').getTime()
  const signedIn = new Set(['rahima', 'karim'])
  const isSignedIn = (staff: string) => signedIn.has(staff)
  const cookie = createPreviewCookie({ key, now: () => new Date(at), isAllowed: isSignedIn, isForeignFrame, isSecure })
  return { cookie, pass: (ms: number) => void (at += ms), signOut: (staff: string) => void signedIn.delete(staff) }
}

const carrying = (...cookies: readonly string[]) =>
  new Request('https://resort.example/', { headers: { cookie: cookies.join('; ') } })

const pairOf = (setCookie: string) => setCookie.split(';')[0] ?? ''

test('it lasts an hour, and no longer', () => {
  const { cookie, pass } = aCookie()
  const request = carrying('theme=dark', pairOf(cookie.give('rahima')))

  expect(cookie.isCarriedBy(request)).toBe(true)
  pass(HOUR_MS - 1_000)
  expect(cookie.isCarriedBy(request)).toBe(true)
  pass(1_000)
  expect(cookie.isCarriedBy(request)).toBe(false)
})

test('it ends when the one whose Studio began it signs out, and no other’s does', () => {
  const { cookie, signOut } = aCookie()
  const [rahima, karim] = ['rahima', 'karim'].map((staff) => carrying(pairOf(cookie.give(staff))))

  signOut('rahima')

  expect(rahima && cookie.isCarriedBy(rahima)).toBe(false)
  expect(karim && cookie.isCarriedBy(karim)).toBe(true)
})

test('one that was made up, changed, prolonged or signed elsewhere is none', () => {
  const { cookie } = aCookie()
  const elsewhere = aCookie({ key: new Uint8Array(32).fill(8) }).cookie
  const [, value = ''] = pairOf(cookie.give('rahima')).split('=')
  const [end = '', staff = '', signature = ''] = value.split('.')

  for (const made of [
    '',
    'preview',
    'preview=',
    'preview=1',
    `preview=${Number(end) + 60}.${staff}.${signature}`,
    `preview=${end}.a2FyaW0.${signature}`,
    `preview=${end}.${staff}.${signature.slice(0, -1)}`,
    `preview=${end}`,
    `preview=.${staff}.${signature}`,
    `preview=NaN.${staff}.${signature}`,
    `xpreview=${value}`,
    pairOf(elsewhere.give('rahima')),
    pairOf(cookie.take()),
  ]) {
    expect(cookie.isCarriedBy(carrying(made)), made).toBe(false)
  }
  expect(cookie.isCarriedBy(carrying('preview=old.one.two', pairOf(cookie.give('rahima'))))).toBe(true)
})

test('where the site is reached by HTTPS another host of its domain cannot plant one', () => {
  const safe = aCookie({ isSecure: true }).cookie
  const pair = pairOf(safe.give('rahima'))

  expect(safe.isCarriedBy(carrying(pair))).toBe(true)
  expect(safe.isCarriedBy(carrying(pair.replace('__Host-', '')))).toBe(false)
})

test('scripts cannot read it, HTTPS is not left for it, and only a foreign Studio’s frame gets it across sites', () => {
  const own = aCookie().cookie
  const safe = aCookie({ isSecure: true }).cookie
  const foreign = aCookie({ isForeignFrame: true }).cookie

  expect(own.give('rahima')).toMatch(/; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(own.take()).toBe('preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  expect(safe.give('rahima')).toMatch(/^__Host-preview=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  expect(foreign.give('rahima')).toMatch(/^__Host-preview=.*; Path=\/; HttpOnly; SameSite=None; Secure; Partitioned$/)
  expect(foreign.take()).toBe('__Host-preview=; Max-Age=0; Path=/; HttpOnly; SameSite=None; Secure; Partitioned')
})
