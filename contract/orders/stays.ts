import * as z from 'zod/mini'

/**
 * Where the guests of one room are. `moved`: they went on in another room. `gone`: the order was cancelled before they came.
 */
export const stayStates = ['expected', 'inHouse', 'departed', 'noShow', 'moved', 'gone'] as const
export const StayState = z.enum(stayStates)
export type StayState = z.infer<typeof StayState>

/** What `undoStay` can undo. */
export const undoableChanges = ['checkIn', 'checkOut', 'noShow', 'move', 'dates', 'cancelRoom', 'addRoom'] as const
export type UndoableChange = (typeof undoableChanges)[number]
