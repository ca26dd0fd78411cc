/** What an adapter of a payment gateway implements. All sums are paisa of BDT. */
export type PaymentGateway = {
  /** The name in the paths of its routes. */
  id: string
  limits: { min: number; max: number }
  /** Opens a payment page. Throws `GatewayUnreachable` when the gateway does not answer, `GatewayRefused` when it refuses. */
  createSession(session: NewSession): Promise<{ paymentUrl: string; sessionRef: string }>
  /** Reads a callback or a return. It is a hint and never changes money. */
  readCallback(callback: Callback): CallbackHint
  /** Asks the gateway for the proof that a callback's token names. */
  settle(request: { attemptId: string; token: string }): Promise<GatewayVerdict>
  /** Asks the gateway for the state of an attempt. */
  query(request: { attemptId: string; sessionRef: string | undefined }): Promise<GatewayVerdict>
  /**
   * Sends money of a payment back. A repeat under the same id sends nothing more and answers the state of the first. Throws
   * `GatewayUnreachable` when it is unknown whether the request arrived.
   */
  refund(request: RefundRequest): Promise<RefundVerdict>
  /** Asks for the state of a refund that the gateway accepted under this reference. */
  queryRefund(request: { refundRef: string }): Promise<RefundVerdict>
}

export type RefundRequest = {
  /** Ours, stored before the gateway is called; at most 30 characters. */
  refundId: string
  /** The `refundKey` of the payment's verdict. */
  refundKey: string
  amount: number
  orderCode: string
  /** For the gateway's records. */
  reason: string
}

export type RefundVerdict =
  /** Accepted. Without a reference it can only be requested again. */
  | { state: 'processing'; refundRef: string | undefined }
  | { state: 'refunded' }
  /** The gateway refused: staff must act. */
  | { state: 'refused'; reason: string }

/** How a guest is reached, by messages and by payment gateways. Unknown values are empty. */
export type GuestContact = {
  name: string
  email: string
  phone: string
  address: string
  city: string
  country: string
  postalCode: string
}

export type NewSession = {
  attemptId: string
  amount: number
  guest: GuestContact
  description: string
  returnUrls: { success: string; fail: string; cancel: string }
  callbackUrl: string
}

export type Callback = { kind: 'return' | 'notice'; form: Readonly<Record<string, string>> }

export type CallbackHint = {
  attemptId: string | undefined
  hint: 'paid' | 'failed' | 'cancelled' | 'expired' | 'none'
  /** Names the proof to request; present when the hint is 'paid'. */
  token: string | undefined
  signature: 'ok' | 'bad' | 'absent'
  /** The fields that the signature covers, the only ones that are stored; none without a valid one. */
  covered: Readonly<Record<string, string>>
}

export type GatewayVerdict =
  | { state: 'pending' | 'failed' | 'cancelled' | 'expired' }
  | {
      /** `review`: the money was taken, but the gateway calls it risky. */
      state: 'paid' | 'review'
      attemptId: string
      amount: number
      currency: string
      gatewayTransaction: string
      refundKey: string
      method: string
    }

/** No answer, or an unreadable one: the outcome is unknown and must be queried again. */
export class GatewayUnreachable extends Error {
  override name = 'GatewayUnreachable'
}

/** The gateway understood and refused. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused'
}
