import { Secret, TOTP } from 'otpauth'

// Six digits of SHA-1 every 30 seconds, as every authenticator app has it: what the library does unless told otherwise.

/** A new secret in Base32, 160 bits, as RFC 4226 recommends. */
export function makeTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The number of the 30 seconds in which `at` is. */
export function totpStep(at: Date): number {
  return TOTP.counter({ timestamp: at.getTime() })
}

/** The code of one step. */
export function totpCode(secret: string, step: number): string {
  return new TOTP({ secret }).generate({ timestamp: step * TOTP.defaults.period * 1000 })
}

/** The step to which a code belongs, about now; undefined for a wrong code. A phone's clock may be one step off, either way. */
export function findTotpStep(secret: string, code: string, at: Date): number | undefined {
  const off = /^\d+$/.test(code)
    ? new TOTP({ secret }).validate({ token: code, timestamp: at.getTime(), window: 1 })
    : null
  return off === null ? undefined : totpStep(at) + off
}

/** What authenticator apps read from a QR code. */
export function totpAddress(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  return new TOTP({ secret, issuer, label: account }).toString()
}
