import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ActivityId, line } from '#contract/wire.ts'

export const MAX_CV_BYTES = 5 * 1024 * 1024

export const cvTypes = ['pdf', 'doc', 'docx'] as const
export type CvType = (typeof cvTypes)[number]

/** The fields other than the CV. */
export const JobApplication = z.strictObject({ ActivityId, Name: line(120), Phone: line(60) })
export type JobApplication = z.infer<typeof JobApplication>

export const requiredForApplication = ['Name', 'Phone'] as const

export const applyForJob = endpoint({
  method: 'POST',
  path: 'CareerArea/Career/Apply',
  area: 'Resort',
  summary: 'Applies for a job, with a CV',
  caller: 'anyone',
  once: 'answer',
  problems: ['file_refused'],
  limits: { applicationsPerAddress: 'network', applicationsPerDay: 'all' },
  body: JobApplication,
  required: requiredForApplication,
  file: {
    field: 'File',
    maxBytes: MAX_CV_BYTES,
    description: `The CV as ${cvTypes.join(', ')}, at most ${MAX_CV_BYTES / 1024 / 1024} MB; its content decides, not its name`,
  },
  data: z.null(),
})

export type ApplicationField = (typeof requiredForApplication)[number]
