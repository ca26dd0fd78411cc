/** `created`: no payment page yet. `open`: a guest may be paying. `review`: money that staff must look at. */
export type AttemptState = 'created' | 'open' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'review'

/** One try to pay `amount` paisa of an order. */
export type Attempt = {
  id: string
  orderCode: string
  guestId: number
  gateway: string
  amount: number
  state: AttemptState
  sessionRef: string | undefined
  paymentUrl: string | undefined
  createdAt: Date
}

/** Whether money arrived by this attempt. From there on nothing changes it but staff. */
export function hasMoney({ state }: Pick<Attempt, 'state'>): boolean {
  return state === 'paid' || state === 'review'
}

export function isUndecided({ state }: Pick<Attempt, 'state'>): boolean {
  return state === 'created' || state === 'open'
}
