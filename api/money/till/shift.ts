import type { Locked } from '#api/platform/db/locked.ts'

/** A member's turn at the till. `cash`: what came into it less what left it, paisa. */
export type Shift = { id: number; staffId: number; openedAt: Date; float: number; cash: number }

/** An open shift that nobody else can change or close until the caller's transaction ends. */
export type LockedShift = Locked<Shift>
