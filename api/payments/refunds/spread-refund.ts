export type Refundable = { attemptId: string; amount: number }

/** Takes `amount` from the payments one after another, never more than each; the caller puts the newest first. */
export function spreadRefund<Payment extends Refundable>(
  payments: readonly Payment[],
  amount: number,
): { payment: Payment; amount: number }[] {
  let left = amount
  const parts = payments.map((payment) => {
    const part = Math.min(left, payment.amount)
    left -= part
    return { payment, amount: part }
  })
  if (left > 0) throw new Error(`${left} paisa are to be refunded that nobody paid`)
  return parts.filter((part) => part.amount > 0)
}
