// A request for the whole resort or the convention hall. What the guest can fix is shown before it is sent; what fails after that is
// only logged, as the specification has it.

import { HALL_CAPACITY, requestProblem } from '#contract/requests.ts'
import { formMachine, personsProblem, readPersons, type Problems } from './parts/site-form.ts'
import { requiredText } from '#contract/values/required-fields.ts'
import { ruleTexts } from '#contract/wording/rules.ts'
import { texts } from './parts/texts.ts'

export type RequestField = Exclude<keyof RequestFields, 'kind'>
export type RequestKind = 'package' | 'convention'

/** As typed; `start` and `end` are calendar dates or empty. */
export type RequestFields = {
  readonly kind: RequestKind
  name: string
  phone: string
  persons: string
  start: string
  end: string
  remark: string
}

export const requestMachine = formMachine<RequestFields, Pick<RequestFields, 'kind' | 'name' | 'phone'>>({
  id: 'request',
  open: unasked,
  problemsOf,
  messageOf(fields, now) {
    const text = datesProblem(fields, now)
    return text === undefined ? undefined : { type: 'alert', text, fields: datesAtFault(fields) }
  },
  cleared: unasked,
  thanks: texts.requestReceived,
  isFailureShown: false,
})

function unasked({ kind, name, phone }: Pick<RequestFields, 'kind' | 'name' | 'phone'>): RequestFields {
  return { kind, name, phone, persons: '', start: '', end: '', remark: '' }
}

/** Why these dates cannot be asked for, in the specification's words; undefined when they can. */
function datesProblem({ start, end }: RequestFields, now: string): string | undefined {
  if (start === '' || end === '') return texts.datesOfVisitMissing
  const reason = requestProblem({ start, end }, now.slice(0, 10))
  return reason && ruleTexts.request[reason]
}

/** What is missing, the end that does not follow the start, or else the start. */
function datesAtFault({ start, end }: RequestFields): RequestField[] {
  if (start === '' || end === '')
    return [...(start === '' ? ['start' as const] : []), ...(end === '' ? ['end' as const] : [])]
  return end < start ? ['end'] : ['start']
}

function problemsOf({ kind, name, phone, persons }: RequestFields): Problems<RequestFields> {
  const guests = readPersons(persons)
  return {
    name: name.trim() === '' ? requiredText('Name') : undefined,
    phone: phone.trim() === '' ? requiredText('Phone') : undefined,
    persons:
      personsProblem(persons) ??
      (kind === 'convention' && guests !== undefined && guests > HALL_CAPACITY ? ruleTexts.hallTooSmall : undefined),
  }
}
