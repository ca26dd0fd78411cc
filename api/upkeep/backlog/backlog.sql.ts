import type { Db } from '#api/platform/db/db.ts'

export type BacklogRow = {
  messagesWaiting: number
  messagesGivenUp: number
  ordersHeld: number
  holdsOver: number
  attemptsOpen: number
  paymentsInReview: number
  ordersPaidUnplaced: number
  refundsOpen: number
  refundsFailed: number
  refundsOfSurplus: number
  codesSent: number
  codesVerified: number
  codesPaused: number
}

export async function countBacklog(
  db: Db,
  { now, maxAttempts, codesSince }: { now: Date; maxAttempts: number; codesSince: Date },
): Promise<BacklogRow | undefined> {
  const [row] = await db.query<BacklogRow>(
    `select
       (select count(*) from outbox where sent_at is null and attempts < $2
          and (secret_until is null or secret_until > $1)) as "messagesWaiting",
       (select count(*) from outbox where sent_at is null and attempts >= $2) as "messagesGivenUp",
       (select count(*) from orders where status = 'Pending' and held_until > $1) as "ordersHeld",
       (select count(*) from orders where status = 'Pending' and held_until <= $1) as "holdsOver",
       (select count(*) from payment_attempt where state in ('created', 'open')) as "attemptsOpen",
       (select count(*) from payment_attempt where state = 'review') as "paymentsInReview",
       (select count(*) from orders where status = 'Paid-unplaced') as "ordersPaidUnplaced",
       (select count(*) from refund where state in ('created', 'processing')) as "refundsOpen",
       (select count(*) from refund where state = 'failed') as "refundsFailed",
       (select count(*) from refund where cause = 'surplus') as "refundsOfSurplus",
       (select count(*) from one_time_code where created_at > $3) as "codesSent",
       (select count(verified_at) from one_time_code where created_at > $3) as "codesVerified",
       (select count(*) from code_pause where ends_at > $1) as "codesPaused"`,
    [now, maxAttempts, codesSince],
  )
  return row
}
