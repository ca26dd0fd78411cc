import type { Role } from '#contract/values/roles.ts'

/** `created`: the gateway may not know it yet. `processing`: it accepted. `failed`: it refused, and staff must act. */
export type RefundState = 'created' | 'processing' | 'refunded' | 'failed'

/** `surplus`: more was paid than the order costs. `goodwill`: staff refund money for a reason of their own choice. */
export type RefundCause = 'cancellation' | 'surplus' | 'goodwill'

export type Refund = {
  id: string
  orderCode: string
  /** Paisa. */
  amount: number
  cause: RefundCause
  state: RefundState
  gatewayRef: string | null
  asks: number
  gateway: string
  refundKey: string
  channel: 'gateway' | 'desk'
  /** How it was paid. */
  method: string
  /** Who of staff decided that it goes back: who approved it, or cancelled for the guest; and what they are now. */
  approvedBy: number | null
  approverRole: Role | null
}
