import type { DatabaseSync } from 'node:sqlite'
import { selectStaffById } from '../staff/accounts.sql.ts'
import { StaffProblem } from '../staff/accounts.ts'
import { selectProofs } from '../staff/proofs.sql.ts'
import { connectApp, isProof, needsApp, ownerOf, type SecondFactor } from '../staff/second-factor.ts'
import type { Staff } from '../staff/staff.ts'
import { notePendingProof, type Pending, selectPending, updatePendingTotp } from './pending.sql.ts'
import { appPage, codePage, newPasswordPage, recoveryCodesPage } from './step-pages.ts'
import type { Html } from './sign-in-page.ts'

export type StepOptions = {
  staff: Staff
  now: () => Date
  /** What the pages are headed with. */
  title: string
  secondFactor?: SecondFactor | undefined
  isSecondFactorRequired?: boolean | undefined
}

/** What a sign-in still asks for, in this order. */
type Step = 'code' | 'newPassword' | 'app' | 'done'

type StepAnswer = { page: Html; status: 200 | 401 } | 'done'

type Filled = Readonly<Record<'step' | 'code' | 'new' | 'again', string>>

const CODE_WRONG = 'This code is wrong, or it was used before.'

/** The steps of a sign-in after the password: what comes next, and what a form that was sent in does. */
export function createSteps({ staff, now, title, secondFactor, isSecondFactorRequired = false }: StepOptions) {
  const database: DatabaseSync = staff.database
  const deps = { database, now }

  function nextStep({ staffId, wantsApp, isProved }: Omit<Pending, 'totpSealed'>): Step {
    const member = selectStaffById(database, staffId)
    const proofs = selectProofs(database, staffId)
    if (!member || !proofs) return 'code' // Removed meanwhile: no code opens it.
    if (proofs.totpSealed !== '' && !isProved) return 'code'
    if (proofs.hasGivenPassword) return 'newPassword'
    const mayConnect = secondFactor !== undefined && proofs.totpSealed === ''
    return mayConnect && (wantsApp || needsApp(member, isSecondFactorRequired)) ? 'app' : 'done'
  }

  function show(step: string, pending: Pending, formToken: string, problem?: string): StepAnswer {
    const form = { title, formToken, step, problem }
    const status = problem === undefined ? 200 : 401
    const next = nextStep(pending)
    if (next === 'done') return 'done'
    if (next === 'code') return { page: codePage(form), status }
    if (next === 'newPassword') return { page: newPasswordPage(form), status }
    return { page: showApp(form, pending), status }
  }

  /** The same secret as long as the sign-in goes on: a wrong code does not change what the phone has read. */
  function showApp(form: { title: string; formToken: string; step: string }, pending: Pending): Html {
    const factor = requireFactor(secondFactor)
    const account = selectStaffById(database, pending.staffId)?.email ?? ''
    const secret =
      pending.totpSealed === '' ? factor.makeSecret() : factor.open(pending.totpSealed, ownerOf(pending.staffId))
    if (pending.totpSealed === '') updatePendingTotp(deps, form.step, factor.seal(secret, ownerOf(pending.staffId)))
    return appPage({ ...form, secret, picture: factor.picture(secret, { issuer: title, account }) })
  }

  async function take(filled: Filled, pending: Pending, formToken: string): Promise<StepAnswer> {
    const { step } = filled
    const next = nextStep(pending)
    if (next === 'code') {
      const isRight = secondFactor !== undefined && isProof({ ...deps, secondFactor }, pending.staffId, filled.code)
      if (!isRight) return show(step, pending, formToken, CODE_WRONG)
      notePendingProof(deps, step)
      return show(step, { ...pending, isProved: true }, formToken)
    }
    if (next === 'newPassword') {
      const problem = await choose(pending.staffId, filled)
      return show(step, pending, formToken, problem)
    }
    if (next === 'app') {
      const factor = requireFactor(secondFactor)
      const secret = pending.totpSealed === '' ? '' : factor.open(pending.totpSealed, ownerOf(pending.staffId))
      const entered = { secret, code: filled.code }
      const codes = secret === '' ? undefined : connectApp({ ...deps, secondFactor: factor }, pending.staffId, entered)
      if (codes === undefined) return show(step, pending, formToken, CODE_WRONG)
      notePendingProof(deps, step)
      return { page: recoveryCodesPage({ title, formToken, step, codes }), status: 200 }
    }
    return 'done'
  }

  /** Answers what is wrong with it. */
  async function choose(staffId: string, filled: Filled): Promise<string | undefined> {
    if (filled.new !== filled.again) return 'The two passwords differ.'
    try {
      await staff.choosePassword(selectStaffById(database, staffId)?.email ?? '', filled.new)
      return undefined
    } catch (error) {
      if (error instanceof StaffProblem) return error.message
      throw error
    }
  }

  return {
    nextStep,
    show,
    take,
    find: (step: string, browser: string) => selectPending(deps, step, browser),
    /** Where tries are counted: those of the code by themselves. */
    isCode: (pending: Pending) => ['code', 'app'].includes(nextStep(pending)),
  }
}

function requireFactor(secondFactor: SecondFactor | undefined): SecondFactor {
  if (!secondFactor) throw new Error('An app is connected where there are apps')
  return secondFactor
}
