import * as z from 'zod/mini'

/** How a booking came to the desk. */
export const deskSources = ['walkIn', 'phone', 'agent', 'other'] as const
export const DeskSource = z.enum(deskSources)
export type DeskSource = z.infer<typeof DeskSource>
