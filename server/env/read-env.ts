import type * as z from 'zod'
import { StartProblem } from '../start-problem.ts'
import { mayShowInbox, refuseContradictions } from './env-rules.ts'
import { type Env, Variables } from './env.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the configuration, once. A wrong value stops the start with a sentence that names it. */
export function readEnv(environment: Environment = process.env): Env {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '')
  const result = Variables.safeParse(Object.fromEntries(given))
  if (!result.success) throw new StartProblem(sentenceOf(result.error.issues))

  const { PUBLIC_URL = `http://localhost:${result.data.PORT}`, ...rest } = result.data
  const isProduction = rest.NODE_ENV === 'production'
  const env: Env = {
    ...rest,
    PUBLIC_URL,
    LOG_LEVEL: rest.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    hasPublicUrl: 'PUBLIC_URL' in result.data,
    isProduction,
    hasInbox: !isProduction && mayShowInbox({ ...rest, PUBLIC_URL }),
  }
  refuseContradictions(env)
  return env
}

/** What production can do without, though the resort would miss it: logged at each start. */
export function warningsOf(env: Pick<Env, 'isProduction' | 'RESORT_EMAIL' | 'RESORT_DUTY_PHONE'>): string[] {
  if (!env.isProduction) return []
  return [
    ...(env.RESORT_EMAIL === undefined ? ['RESORT_EMAIL is not set: the resort gets no e-mail of its bookings.'] : []),
    ...(env.RESORT_DUTY_PHONE === undefined
      ? ['RESORT_DUTY_PHONE is not set: no SMS notifies the resort of bookings and cancellations.']
      : []),
  ]
}

function sentenceOf([issue]: readonly z.core.$ZodIssue[]): string {
  return `${issue?.path.join('.') ?? 'The configuration'} ${issue?.message ?? 'is wrong'}.`
}
