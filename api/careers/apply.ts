import { createHash } from 'node:crypto'
import { applyForJob, MAX_CV_BYTES, missingApplicationFields, type JobApplication } from '#contract/careers.ts'
import { once, recall } from '../activity/once.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../problem-error.ts'
import { fieldsMissing, requireFields } from '../http/require-fields.ts'
import { enqueue } from '../messages/outbox.ts'
import { spend } from '../throttle/throttle.ts'
import { insertApplication, type Application } from './applications.sql.ts'
import { cvNameOf } from './cv-name.ts'
import { cvTypeOf } from './cv-type.ts'

type ApplyDeps = Pick<Deps, 'db' | 'now' | 'limits' | 'resortEmail'>

type Sent = { fields: JobApplication; file: File | undefined }

export const CV_TOO_LARGE = `A CV may have at most ${MAX_CV_BYTES / 1024 / 1024} MB`

/** Counts a try to send a CV. Before it is read: whoever sends many makes us read much. */
export async function spendApplication(deps: ApplyDeps, network: string): Promise<void> {
  await spend(deps, `application:network:${network}`, deps.limits.applicationsPerAddress)
}

/** Keeps a CV and tells the resort. Throws `fields_missing`, `body_too_large`, `file_refused`. */
export async function apply(deps: ApplyDeps, { fields, file }: Sent): Promise<null> {
  const missing = missingApplicationFields(fields)
  if (!file) throw fieldsMissing([...missing, { label: 'CV' }])
  requireFields(missing)
  const application = { name: fields.Name, phone: fields.Phone, at: deps.now(), ...(await readCv(file)) }

  const { ActivityId: activityId, ...rest } = fields
  const body = { ...rest, fileName: application.fileName, content: hashOf(application.content) }
  const activity = { principal: 'anyone', route: applyForJob.path, activityId, body }
  const known = await recall<null>(deps, activity)
  if (known !== undefined) return known

  await spend(deps, 'application:all', deps.limits.applicationsPerDay)
  return once(deps, activity, async (db) => {
    const id = await insertApplication(db, application)
    await enqueue(db, { channel: 'email', to: deps.resortEmail, text: mailOf(id, application), at: application.at })
    return null
  })
}

async function readCv(file: File): Promise<Pick<Application, 'fileName' | 'fileType' | 'content'>> {
  if (file.size > MAX_CV_BYTES) throw new ProblemError('body_too_large', CV_TOO_LARGE)
  const content = Buffer.from(await file.arrayBuffer())
  const fileType = cvTypeOf(content)
  if (!fileType) throw new ProblemError('file_refused', 'Please send your CV as a PDF, DOC or DOCX file')
  return { content, fileType, fileName: cvNameOf(file.name, fileType) }
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

function mailOf(id: number, { name, phone, fileName }: Application): string {
  return `A CV has come: application ${id}\n\nName: ${name}\nPhone: ${phone}\nFile: ${fileName}`
}
