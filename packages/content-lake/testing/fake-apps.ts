import type { SecondFactor } from '../src/staff/second-factor.ts'

const STEP_MS = 30_000

/** What the app with this secret shows at a moment: simpler than a real one, and different for each secret. */
export function shownBy(secret: string, at: number): string {
  return String((Math.floor(at / STEP_MS) * 7 + Number(secret)) % 1_000_000).padStart(6, '0')
}

/** Apps whose secrets are numbers. What they seal says whose it is. */
export function fakeApps(): SecondFactor {
  let made = 1_000
  return {
    makeSecret: () => String((made += 1)),
    findStep: (secret, code, at) =>
      shownBy(secret, at.getTime()) === code ? Math.floor(at.getTime() / STEP_MS) : undefined,
    picture: (secret, { issuer, account }) => `<svg><title>${issuer} ${account} ${secret}</title></svg>`,
    seal: (secret, owner) => `${owner}|${secret}`,
    open(sealed, owner) {
      const [sealedFor, secret = ''] = sealed.split('|')
      if (sealedFor !== owner) throw new Error('It was sealed for another')
      return secret
    },
  }
}
