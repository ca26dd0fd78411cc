import type { AnyMachineSnapshot } from 'xstate'
import { API_BASE, type Envelope } from '#contract/endpoint.ts'
import { nameOf } from './arrows.ts'
import { differingPlaces, written } from './differences.ts'

/** What a step did, as sentences for people. One-time codes, passwords and tokens are left out. */
export type StepTrace = {
  /** Where the machine is then: `LOGIN.filling`. */
  state: string
  /** Each call of the API with its answer. */
  calls: string[]
  /** What is different in the machine's state and context. */
  changes: string[]
  /** What the machine emitted: toasts, alerts, ways to go. */
  messages: string[]
  /** Where that is written: `machines/auth.machine.ts:47`. */
  lines?: string[]
  /** What people saw then: where its file is from the report. */
  picture?: string
}

/** `answer`: unset where none came. */
export async function callSentence(
  address: string,
  { method = 'GET', body }: RequestInit,
  answer?: Response,
): Promise<string> {
  const sent = typeof body === 'string' ? ` with ${sayable(JSON.parse(body))}` : ''
  const asked = `${method} ${withoutToken(address.replace(API_BASE, ''))}${sent}`
  if (!answer) return `${asked}: no answer`
  const envelope: Partial<Envelope & { Code: string }> = await answer.clone().json()
  const { IsError = false, Code = '', Msg = '', Data } = envelope
  return `${asked}: ${answer.status} ${IsError ? `${Code}, ${Msg}` : sayable(Data)}`
}

export function changesBetween(before: AnyMachineSnapshot, after: AnyMachineSnapshot): string[] {
  const [from, to] = [before, after].map(innermost)
  const inContext = differingPlaces(withoutSecrets(before.context), withoutSecrets(after.context))
  return [
    ...(from === to ? [] : [`state: ${from} → ${to}`]),
    ...inContext.map(([place, one, other]) => `${place}: ${written(one)} → ${written(other)}`),
  ]
}

/** The state that holds no other; of several side by side, one. */
export function innermost({ _nodes }: AnyMachineSnapshot): string {
  return _nodes.map(nameOf).toSorted().at(-1) ?? ''
}

export function sayable(value: unknown): string {
  return written(withoutSecrets(value))
}

/** As it would be sent. */
function withoutSecrets(value: unknown): unknown {
  const text = JSON.stringify(value ?? null, (name, part: unknown) => {
    if (part instanceof Error) return String(part)
    return typeof part === 'string' && isSecret(name, part) ? '…' : part
  })
  return JSON.parse(text)
}

function isSecret(name: string, text: string): boolean {
  return /otp|password|token|secret|stamp/i.test(name) || (/(?:code|pin)$/i.test(name) && /^\d{4,8}$/.test(text))
}

function withoutToken(address: string): string {
  return address.replaceAll(/([?&][^=&]*token=)[^&]*/gi, '$1…')
}
