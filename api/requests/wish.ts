import type { Occasion } from '../orders/occasion.ts'

/** What can be asked for: the whole resort, or its convention hall. */
export type RequestWish = { type: 'Package' | 'Hall'; occasion: Occasion }
