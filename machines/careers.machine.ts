// An application for a job: name, phone and a CV. What the file is called is checked here, what it holds by the API.

import { cvTypes, MAX_CV_BYTES, missingApplicationFields, type ApplicationField } from '#contract/careers.ts'
import type { MissingField } from '#contract/values/required-fields.ts'
import { formMachine, requiredProblems, requiredWarning } from './parts/site-form.ts'
import { texts } from './parts/texts.ts'

/** What is asked of a file; in the browser it is a `File`. */
export type Cv = { readonly name: string; readonly size: number }

export type Application = Readonly<Record<ApplicationField, string>> & { readonly File: Cv | undefined }

const unwritten: Application = { Name: '', Phone: '', File: undefined }

export const careersMachine = formMachine<Application>({
  id: 'careers',
  open: () => unwritten,
  problemsOf: (application) => ({
    ...requiredProblems(missingIn(application)),
    ...(application.File && { File: cvProblem(application.File) }),
  }),
  messageOf: (application) => requiredWarning(missingIn(application)),
  cleared: () => unwritten,
  thanks: texts.applicationSent,
  isFailureShown: true,
  problemAtOnce: ({ File: cv }, field) => (field === 'File' && cv ? cvProblem(cv) : undefined),
})

function missingIn(application: Application): MissingField<keyof Application>[] {
  const cv = application.File ? [] : [{ field: 'File' as const, label: 'CV' }]
  return [...missingApplicationFields(application), ...cv]
}

function cvProblem({ name, size }: Cv): string | undefined {
  const isKnown = cvTypes.some((type) => name.toLowerCase().endsWith(`.${type}`))
  if (!isKnown) return texts.cvNotReadable
  return size > MAX_CV_BYTES ? texts.cvTooLarge : undefined
}
