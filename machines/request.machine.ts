// A request for the whole resort or the convention hall. What the guest can fix is shown before it is sent; what fails after that is
// only logged, as the specification has it.

import { requestProblem } from '#contract/booking/requests.ts'
import { HALL_CAPACITY } from '#contract/values/occasions.ts'
import { formMachine } from './parts/form.ts'
import { missingText } from './parts/problems.ts'
import { personsProblem, readPersons } from './parts/persons.ts'
import { texts } from './parts/texts.ts'

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

type Known = Pick<RequestFields, 'kind' | 'name' | 'phone'>

export const requestMachine = formMachine({
  id: 'request',
  start: ({ kind, name, phone }: Known): RequestFields => ({
    kind,
    name,
    phone,
    persons: '',
    start: '',
    end: '',
    remark: '',
  }),
  validate: ({ fields, submittedAt }) => ({
    ...datesProblems(fields, submittedAt.slice(0, 10)),
    name: missingText(fields.name),
    phone: missingText(fields.phone),
    persons: personsProblem(fields.persons) ?? hallProblem(fields),
  }),
  after: (fields) => ({ ...fields, persons: '', start: '', end: '', remark: '' }),
  thanks: texts.requestReceived,
  refusedIn: 'log',
})

type DatesProblems = { start?: 'datesMissing' | 'past'; end?: 'datesMissing' | 'missing' | 'endFirst' }

/** At the first date that is missing, at the end that does not follow the start, or else at the start. */
function datesProblems({ start, end }: RequestFields, today: string): DatesProblems {
  if (start === '') return { start: 'datesMissing', ...(end === '' && { end: 'missing' }) }
  if (end === '') return { end: 'datesMissing' }
  const problem = requestProblem({ start, end }, today)
  if (problem === undefined) return {}
  return problem === 'endFirst' ? { end: problem } : { start: problem }
}

function hallProblem({ kind, persons }: RequestFields): 'tooMany' | undefined {
  return kind === 'convention' && (readPersons(persons) ?? 0) > HALL_CAPACITY ? 'tooMany' : undefined
}
