type ChargeRow = {
  /** Sign of its amount. */
  sign: 1 | -1
  /** It changes the room charge, of which a percentage is taken off. */
  isOfRooms: boolean
  /** The call by which staff take it off the bill again; null where it stays. */
  removedAs: 'extra' | 'allowance' | null
}

/**
 * What is on a bill besides nights, a row a kind. `allowance`: taken off after booking. `fee`: what the policy keeps of nights that were
 * given up. `adjustment`: of a discount, for such nights. Its name is in `contract/wording/charge-words.ts`.
 */
export const chargeKinds = {
  discount: { sign: -1, isOfRooms: true, removedAs: null },
  extra: { sign: 1, isOfRooms: false, removedAs: 'extra' },
  allowance: { sign: -1, isOfRooms: false, removedAs: 'allowance' },
  fee: { sign: 1, isOfRooms: false, removedAs: null },
  adjustment: { sign: 1, isOfRooms: true, removedAs: null },
} as const satisfies Record<string, ChargeRow>

export type ChargeKind = keyof typeof chargeKinds

export const chargeKindNames = Object.keys(chargeKinds).filter(isChargeKind)

function isChargeKind(name: string): name is ChargeKind {
  return Object.hasOwn(chargeKinds, name)
}
