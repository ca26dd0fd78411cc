// Loaded into a server before its own code (`--import`). Its clock starts at CLOCK_STARTS_AT and goes slowly, so that a burst of some
// seconds is a moment to it; SIGUSR2 lets half a minute pass, and limits that begin anew with an hour do so. A guess at a password is as
// cheap as any call: how many are let through is counted, and each is known to cost 0.2 s.

import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const RealDate = Date
const SLOWNESS = 16
const startsAt = Number(process.env['CLOCK_STARTS_AT'])
const began = RealDate.now()
let passed = 0

process.on('SIGUSR2', () => {
  passed += 30_000
})

const now = () => Math.round(startsAt + passed + (RealDate.now() - began) / SLOWNESS)

/** `new Date()` and `Date.now()` go by the slow clock; all else is as it was. */
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

const { scrypt } = crypto
const cheapest = { N: 2, r: 1, p: 1 }

Object.assign(crypto, {
  scrypt(...[password, salt, length, , done]: Parameters<typeof scrypt>) {
    scrypt(password, salt, length, cheapest, done)
  },
})
syncBuiltinESMExports()
