/** A member of staff reads. */
export const staffRead = { method: 'GET', area: 'Desk', caller: 'staff' } as const

/** A member of staff changes something, once. */
export const staffChange = { method: 'POST', area: 'Desk', caller: 'staff', once: 'answer' } as const

/** A browser at the desk, signed in or not. */
export const deskPost = { method: 'POST', area: 'Desk', caller: 'desk' } as const
