import type { AnyEndpoint, CountedBy, DataOf, ProblemOf, RequestOf } from '#contract/endpoint.ts'
import type { StaffLimitKind } from '#contract/values/staff-limits.ts'
import type { Permit } from '../staff-limits/permit.ts'
import type { Activity } from '../activity/claim.ts'
import { once } from '../activity/once.ts'
import { onceInSteps, type Steps } from '../activity/once-in-steps.ts'
import { onceWithSecret, type SecretSteps } from '../activity/once-with-secret.ts'
import type { Transaction } from '../db/db.ts'
import type { Deps, Throws } from '../deps.ts'
import type { BudgetName, SharedBudget } from '../limits.ts'
import type { Guest } from '../sessions/sessions.ts'
import type { Staff } from '../sessions/staff-sessions.ts'
import type { Texts } from '../texts/catalogues.ts'
import type { DeskBrowser } from './desk-caller.ts'
import type { Upload } from './read-request.ts'
import type { RawJson } from './raw-json.ts'

/** A call of `E` as its work receives it: the parsed parts, the caller, and `once` where a repeat must not do the work again. */
export type Call<E extends AnyEndpoint> = RequestOf<E> &
  FileOf<E> &
  CallerOf<E> &
  OnceOf<E> &
  PermitOf<E> &
  StampOf<E> & { readonly network: string; /** The words of the caller's language. */ readonly t: Texts }

export type Work<E extends AnyEndpoint> = (deps: WorkDeps<E>, call: Call<E>) => Promise<DataOf<E> | RawJson>

/** All that the API has, and the problems that the endpoint declares. */
export type WorkDeps<E> = Deps & Throws<ProblemOf<E>>

/**
 * Each limit of an endpoint must be one of the API's. One by guest needs a guest: all visitors would count as one. One that all share must be
 * among those that are watched.
 */
export type KnownLimits<E> = E extends { caller: infer Caller; limits: infer Limits }
  ? keyof Limits extends BudgetName
    ? CountedByAll<Limits> extends SharedBudget
      ? Caller extends 'guest'
        ? unknown
        : Limits extends Record<string, Exclude<CountedBy, 'guest'>>
          ? unknown
          : { 'a limit by guest needs': { caller: 'guest' } }
      : { 'sharedBudgets of api/platform/limits.ts has no': Exclude<CountedByAll<Limits>, SharedBudget> }
    : { 'api/platform/limits.ts has no': Exclude<keyof Limits, BudgetName> }
  : unknown

type CountedByAll<Limits> = { [Name in keyof Limits]: Limits[Name] extends 'all' ? Name : never }[keyof Limits]

type FileOf<E> = E extends { file: object } ? { readonly file: Upload } : object

type CallerOf<E extends AnyEndpoint> = {
  anyone: object
  guest: { readonly guest: Guest }
  either: { readonly guest: Guest | undefined }
  author: { readonly guest: Guest | undefined; readonly reviewKey: string | undefined }
  session: { readonly token: string; readonly sessionName: string }
  desk: { readonly desk: DeskBrowser }
  staff: { readonly staff: Staff }
}[E['caller']]

type PermitOf<E> = E extends { danger: infer Declared }
  ? { readonly permit: Permit<LimitOf<Declared>>; readonly desk: DeskBrowser }
  : object

type LimitOf<Declared> = Declared extends { limit: infer Limit extends StaffLimitKind } ? Limit : undefined

type StampOf<E> = E extends { takesStamp: true } ? { readonly stamp: string | undefined } : object

type OnceOf<E extends AnyEndpoint> = E extends { once: infer Kind extends keyof OnceBindings<unknown> }
  ? { readonly once: OnceBindings<DataOf<E>>[Kind] }
  : object

type OnceBindings<Data> = {
  answer: (work: (db: Transaction) => Promise<Data>) => Promise<Data>
  /** `compared` replaces the body when a repeat is compared with it: for bodies that may not be stored even as a plain hash. */
  effect: (work: (db: Transaction) => Promise<void>, compared: unknown) => Promise<void>
  secret: (steps: SecretSteps<Data>) => Promise<Data>
  steps: <Made>(steps: Steps<Made, Data>) => Promise<Data>
}

/** The ways to do the work of an activity once, by the kind of its endpoint. */
export function onceBindings<Data>(deps: Pick<Deps, 'db' | 'now'>, activity: Activity): OnceBindings<Data> {
  return {
    answer: (work) => once(deps, activity, work),
    async effect(work, compared) {
      await once(deps, { ...activity, body: compared }, async (db) => {
        await work(db)
        return null
      })
    },
    secret: (steps) => onceWithSecret(deps, activity, steps),
    steps: (steps) => onceInSteps(deps, activity, steps),
  }
}
