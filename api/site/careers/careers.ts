import { applyForJob, type CvType } from '#contract/site/careers.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import type { Upload } from '#api/platform/http/read-request.ts'
import { serve, type Route } from '#api/platform/http/serve.ts'
import { mailResort } from '#api/platform/messages/notify-resort.ts'
import { insertApplication } from './applications.sql.ts'
import { cvTypeOf } from './cv-type.ts'

export const careersRoutes: Route[] = [
  serve(applyForJob, apply, { check: async (deps, { file }) => requireCvType(deps, file) }),
]

/** Stores an application with its CV, and mails the resort. */
function apply(
  deps: Pick<Deps, 'now' | 'resortEmail'> & Throws<'file_refused'>,
  { body: { Name: name, Phone: phone }, file, once }: Call<typeof applyForJob>,
): Promise<null> {
  const fileType = requireCvType(deps, file)
  const application = {
    name,
    phone,
    fileName: cvNameOf(file.name, fileType),
    fileType,
    content: file.content,
    at: deps.now(),
  }
  return once(async (db) => {
    const id = await insertApplication(db, application)
    await mailResort(db, deps, { say: (t) => t.resort.application(id, application), at: application.at })
    return null
  })
}

function requireCvType({ problem }: Throws<'file_refused'>, { content }: Upload): CvType {
  const type = cvTypeOf(content)
  if (!type) throw problem('file_refused', (t) => t.careers.cvRefused, { data: { Field: 'File' } })
  return type
}

const MAX_LENGTH = 80
/** More of a name is not looked at, so that one of megabytes costs no time. */
const LOOKED_AT = 300

/** A name under which staff can save the file: letters of any script, no path, and the ending of what it really is. */
export function cvNameOf(given: string, type: CvType): string {
  const file = given.slice(-LOOKED_AT).normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const stem = file
    .replace(/\.[a-z]{1,4}$/i, '')
    .replaceAll(/(?:(?![\u200c\u200d])[^\p{L}\p{M}\p{N} ._-])+/gu, '_')
    .replaceAll(/^[ ._]+|[ ._]+$/g, '')
  return `${Array.from(stem).slice(0, MAX_LENGTH).join('') || 'cv'}.${type}`
}
