/** What the server and the API share about one request, so that all log lines of it are found by one id. */
export type RequestTrace = {
  readonly id: string
  /** The pattern of the path, `/api/Message/OTP/:phone`: the path itself may hold a phone number. */
  route?: string
}

/** What the listening server passes on with a request. */
export type ServerBindings = {
  address: string
  trace: RequestTrace
  /** The caller is outside the networks of the desk: served for the sign-in to the Studio alone. */
  isOutside: boolean
}
export type ApiEnv = { Bindings: Partial<ServerBindings> }
