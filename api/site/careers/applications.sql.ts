import type { CvType } from '#contract/site/careers.ts'
import type { Db } from '#api/platform/db/db.ts'

type Application = {
  name: string
  phone: string
  fileName: string
  fileType: CvType
  content: Uint8Array
  at: Date
}

export async function insertApplication(db: Db, application: Application): Promise<number> {
  const { name, phone, fileName, fileType, content, at } = application
  const [row] = await db.query<{ id: number }>(
    `insert into job_application (name, phone, file_name, file_type, content, received_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [name, phone, fileName, fileType, content, at],
  )
  if (!row) throw new Error('The application was not stored')
  return row.id
}
