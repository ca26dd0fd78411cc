import { createHmac, randomInt, randomUUID } from 'node:crypto'
import type { Problem, ProblemCode } from '#contract/problem.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { isSameSecret } from '#api/platform/sealing/same-secret.ts'
import {
  insertCode,
  selectCodeState,
  spendCode,
  spendCodesOf,
  spendLoginOfRegistration,
  spendRegistrationCode,
  tryLoginCode,
  tryRegistrationCode,
  type CodeName,
  type CodePurpose,
  type CodesOf,
  type CodeState,
} from './codes.sql.ts'
import type { Say } from '#api/platform/texts/catalogues.ts'

const MINUTE_MS = 60_000
export const CODE_MINUTES = 5
export const MAX_TRIES = 5

type CodeDeps = Pick<Deps, 'db' | 'now' | 'secrets'>

export type Aim = 'login' | 'registration'

/** What a guest gives as proof: the message that brought the code, and the code. */
export type Proof = CodeName & { code: string }

/** Makes a code of six digits. Older ones of that phone and purpose are dead from here on. */
export async function issueCode(
  db: Db,
  { now, secrets }: Pick<Deps, 'now' | 'secrets'>,
  { phone, purpose, source }: CodesOf,
): Promise<{ id: string; code: string; expiresAt: Date }> {
  const createdAt = now()
  const id = randomUUID()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await spendCodesOf(db, phone, purpose, createdAt)
  const expiresAt = new Date(createdAt.getTime() + CODE_MINUTES * MINUTE_MS)
  const codeMac = macOf(secrets.codePepper, { id, phone, purpose, code })
  await insertCode(db, { id, phone, purpose, source, codeMac, createdAt, expiresAt })
  return { id, code, expiresAt }
}

/** What came of a try. `right` is not yet used up. */
export type Verdict =
  | { is: 'right'; purpose: CodePurpose }
  | { is: 'wrong'; triesLeft: number }
  | { is: 'unknown' | 'spent' | 'expired' }

/**
 * Tries a code for a login or a registration. A try is counted in a separate transaction before the code is compared, so
 * that neither a refusal afterwards nor many tries at the same instant give one for nothing.
 */
export async function tryCode(deps: CodeDeps, aim: Aim, proof: Proof): Promise<Verdict> {
  const now = deps.now()
  const count = aim === 'login' ? tryLoginCode : tryRegistrationCode
  const tried = await deps.db.inTransaction((db) => count(db, { ...proof, now, maxTries: MAX_TRIES }))
  if (!tried) return refusalReason(await selectCodeState(deps.db, proof), aim, now)
  const mac = macOf(deps.secrets.codePepper, { ...proof, purpose: tried.purpose })
  const isRight = isSameSecret(mac, tried.codeMac)
  return isRight ? { is: 'right', purpose: tried.purpose } : { is: 'wrong', triesLeft: MAX_TRIES - tried.attempts }
}

/** Uses a right code up in the caller's transaction, which does what the code was for. It must be right and still unused. */
export async function redeemCode(
  db: Db,
  deps: Pick<Deps, 'now'> & Throws<CodeProblem>,
  { id, aim, verdict }: { id: string; aim: Aim; verdict: Verdict },
): Promise<void> {
  if (verdict.is !== 'right') throw codeProblem(deps, verdict)
  const at = deps.now()
  const isUsed =
    aim === 'registration'
      ? await spendRegistrationCode(db, id, { now: at, loginUntil: new Date(at.getTime() + MINUTE_MS) })
      : verdict.purpose === 'REGISTRATION'
        ? await spendLoginOfRegistration(db, id)
        : await spendCode(db, id, at)
  if (!isUsed) throw codeProblem(deps, { is: 'spent' })
}

export type CodeProblem = (typeof refusals)[keyof typeof refusals][0]

const refusals = {
  unknown: ['code_wrong', (t) => t.auth.codeUnknown],
  expired: ['code_expired', (t) => t.auth.codeExpired],
  spent: ['code_spent', (t) => t.auth.codeSpent],
} as const satisfies Record<Exclude<Refused['is'], 'wrong'>, readonly [ProblemCode, Say]>

type Refused = Exclude<Verdict, { is: 'right' }>

export function codeProblem({ problem }: Throws<CodeProblem>, refused: Refused): Problem {
  if (refused.is === 'wrong') return problem('code_wrong', (t) => t.auth.codeWrong(refused.triesLeft))
  const [code, say] = refusals[refused.is]
  return problem(code, say)
}

function refusalReason(state: CodeState | undefined, aim: Aim, now: Date): Verdict {
  if (!state) return { is: 'unknown' }
  const isForRegistration = state.purpose === 'REGISTRATION'
  const isForOtherAim = aim === 'registration' ? !isForRegistration : isForRegistration && !state.isSpent
  if (isForOtherAim) return { is: 'unknown' }
  if (state.isSpent || state.attempts >= MAX_TRIES) return { is: 'spent' }
  return { is: state.expiresAt <= now ? 'expired' : 'unknown' }
}

function macOf(pepper: Uint8Array, { id, phone, purpose, code }: Proof & { purpose: CodePurpose }): string {
  return createHmac('sha256', pepper).update(`${id}|${phone}|${purpose}|${code}`).digest('hex')
}
