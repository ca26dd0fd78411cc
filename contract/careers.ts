import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { missingFields, type MissingField } from './required.ts'
import { ActivityId, line } from './wire.ts'

export const MAX_CV_BYTES = 5 * 1024 * 1024

export const cvTypes = ['pdf', 'doc', 'docx'] as const
export type CvType = (typeof cvTypes)[number]

/** The fields beside the CV, which is the part `File`. */
export const JobApplication = z.strictObject({ ActivityId, Name: line(120), Phone: line(60) })
export type JobApplication = z.infer<typeof JobApplication>

/** Its body is multipart form data: the fields of `JobApplication` and `File`. */
export const applyForJob = endpoint({ method: 'POST', path: 'CareerArea/Career/Apply', data: z.null() })

const requiredForApplication = [
  ['Name', 'Name'],
  ['Phone', 'Phone'],
] as const

export type ApplicationField = (typeof requiredForApplication)[number][0]

export function missingApplicationFields(
  application: Readonly<Record<ApplicationField, string>>,
): MissingField<ApplicationField>[] {
  return missingFields(requiredForApplication, application)
}
