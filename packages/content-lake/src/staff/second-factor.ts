import type { DatabaseSync } from 'node:sqlite'
import type { LakeLog, StaffMember } from '../core/lake-env.ts'
import { makePassword } from './secrets/password.ts'
import {
  insertTotp,
  selectProofs,
  selectSealedTotps,
  spendRecoveryCode,
  spendTotpStep,
  updateSealedTotp,
} from './proofs.sql.ts'
import { hashOf } from './tokens.ts'

/** Authenticator apps, as the program around the lake has them: it knows their arithmetic, and holds the keys. */
export type SecondFactor = {
  /** In Base32. */
  makeSecret(): string
  /** The 30 seconds to which a code belongs, about now; undefined for a wrong code. */
  findStep(secret: string, code: string, at: Date): number | undefined
  /** What an app reads, as the SVG of a QR code. */
  picture(secret: string, names: { issuer: string; account: string }): string
  /** How a secret is stored; `owner` must be the same when it is opened. */
  seal(secret: string, owner: string): string
  /** Throws where its key is missing. */
  open(sealed: string, owner: string): string
}

type Deps = { database: DatabaseSync; now: () => Date; secondFactor: SecondFactor }

const RECOVERY_CODES = 10

export const ownerOf = (staffId: string) => `studio:${staffId}`

/** Connects an app, if the code is its own. Answers the recovery codes, which are stored as hashes alone. */
export function connectApp(
  { database, now, secondFactor }: Deps,
  staffId: string,
  { secret, code }: { secret: string; code: string },
): string[] | undefined {
  const step = secondFactor.findStep(secret, digitsOf(code), now())
  if (step === undefined) return undefined
  const codes = Array.from({ length: RECOVERY_CODES }, makePassword)
  const codeHashes = codes.map((text) => hashOf(plain(text)))
  insertTotp(database, staffId, { sealed: secondFactor.seal(secret, ownerOf(staffId)), step, codeHashes })
  return codes
}

/** Whether it is a code of the account's app, or one of its recovery codes: each is good once. */
export function isProof({ database, now, secondFactor }: Deps, staffId: string, code: string): boolean {
  const { totpSealed = '' } = selectProofs(database, staffId) ?? {}
  if (totpSealed === '') return false
  if (!/^\d{6}$/.test(digitsOf(code))) return spendRecoveryCode(database, staffId, hashOf(plain(code)))
  const step = secondFactor.findStep(secondFactor.open(totpSealed, ownerOf(staffId)), digitsOf(code), now())
  return step !== undefined && spendTotpStep(database, staffId, step)
}

/** Seals each secret anew, by the newest key: then an older one can be removed. */
export function resealApps(
  { database, secondFactor }: Pick<Deps, 'database' | 'secondFactor'>,
  log: Pick<LakeLog, 'warn'>,
): void {
  for (const { id, sealed } of selectSealedTotps(database)) {
    try {
      const to = secondFactor.seal(secondFactor.open(sealed, ownerOf(id)), ownerOf(id))
      updateSealedTotp(database, id, { from: sealed, to })
    } catch (err) {
      log.warn(
        { err, staff: id },
        'the authenticator app of an account of the Studio cannot be read: its key is missing',
      )
    }
  }
}

/** Whether an account may not be without an app. */
export function needsApp({ role }: StaffMember, isRequired: boolean): boolean {
  return isRequired && role === 'editor'
}

const digitsOf = (code: string) => code.replaceAll(/\s/g, '')
const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
