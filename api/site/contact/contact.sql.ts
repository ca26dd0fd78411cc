import type { Db } from '#api/platform/db/db.ts'

type ContactMessage = { name: string; phone: string; email: string; message: string; at: Date }

export async function insertContactMessage(db: Db, { name, phone, email, message, at }: ContactMessage): Promise<void> {
  await db.change(
    'insert into contact_message (name, phone, email, message, received_at) values ($1, $2, $3, $4, $5)',
    [name, phone, email, message, at],
  )
}
