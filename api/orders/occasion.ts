/**
 * The whole resort, the hall or the pool between two moments of the resort's clock, `yyyy-MM-ddTHH:mm`. Name and phone are as
 * given: they need not be the guest's own.
 */
export type Occasion = { start: string; end: string; persons: number; name: string; phone: string; remark: string }
