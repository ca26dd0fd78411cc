/** The roles of staff, from the least to the most. */
export const roles = ['housekeeping', 'desk', 'manager', 'owner'] as const
export type Role = (typeof roles)[number]

/** What a member of staff may do at the front desk, and which roles may. The API refuses by it, and the desk disables by it. */
const rolesWith = {
  'order.read': ['desk', 'manager', 'owner'],
  'staff.manage': ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type Capability = keyof typeof rolesWith

export function can(role: Role, capability: Capability): boolean {
  return rolesWith[capability].some((allowed) => allowed === role)
}

export function capabilitiesOf(role: Role): Capability[] {
  return capabilities.filter((capability) => can(role, capability))
}

export const capabilities = Object.keys(rolesWith).filter(isCapability)

function isCapability(name: string): name is Capability {
  return Object.hasOwn(rolesWith, name)
}
