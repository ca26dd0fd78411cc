type ChargeRow = {
  /** Sign of its amount. */
  sign: 1 | -1
  /** It changes the room charge, of which a percentage is taken off. */
  isOfRooms: boolean
  /** Staff take it off the bill again, each kind by its own call. */
  isRemovable: boolean
}

/**
 * What is on a bill besides nights, a row a kind. `allowance`: taken off after booking. `fee`: what the policy keeps of nights that were
 * given up. `adjustment`: of a discount, for such nights. Its name is in `contract/wording/charge-words.ts`.
 */
export const chargeKinds = {
  discount: { sign: -1, isOfRooms: true, isRemovable: false },
  extra: { sign: 1, isOfRooms: false, isRemovable: true },
  allowance: { sign: -1, isOfRooms: false, isRemovable: true },
  fee: { sign: 1, isOfRooms: false, isRemovable: false },
  adjustment: { sign: 1, isOfRooms: true, isRemovable: false },
} as const satisfies Record<string, ChargeRow>

export type ChargeKind = keyof typeof chargeKinds

export const chargeKindNames = Object.keys(chargeKinds).filter(isChargeKind)

function isChargeKind(name: string): name is ChargeKind {
  return Object.hasOwn(chargeKinds, name)
}
