// An application for a job: name, phone and a CV. What the file is called is checked here, what it holds by the API.

import { cvTypes, MAX_CV_BYTES, requiredForApplication, type ApplicationField } from '#contract/site/careers.ts'
import { missingFields } from '#contract/values/required-fields.ts'
import { formMachine } from './parts/form.ts'
import { missingText, missingWarning } from './parts/problems.ts'
import { texts } from './parts/texts.ts'

/** What is known of a file; in the browser it is a `File`. */
export type Cv = { readonly name: string; readonly size: number }

export type Application = Readonly<Record<ApplicationField, string>> & { readonly File: Cv | undefined }

const empty: Application = { Name: '', Phone: '', File: undefined }

export const careersMachine = formMachine({
  id: 'careers',
  start: () => empty,
  validate: ({ fields: { Name, Phone, File: cv } }) => ({
    Name: missingText(Name),
    Phone: missingText(Phone),
    File: cv === undefined ? ('missing' as const) : cvProblem(cv),
  }),
  warningOf: (application) =>
    missingWarning([
      ...missingFields(requiredForApplication, application),
      ...(application.File ? [] : (['File'] as const)),
    ]),
  after: () => empty,
  thanks: texts.applicationSent,
  refusedIn: 'toast',
})

export function cvProblem({ name, size }: Cv): 'unreadable' | 'tooLarge' | undefined {
  const isKnown = cvTypes.some((type) => name.toLowerCase().endsWith(`.${type}`))
  if (!isKnown) return 'unreadable'
  return size > MAX_CV_BYTES ? 'tooLarge' : undefined
}
