import { createContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { cartMachine } from '#machines/cart.machine.ts'

export type CartRef = ActorRefFrom<typeof cartMachine>
export type CartSnapshot = SnapshotFrom<typeof cartMachine>

/** The page's one cart; undefined on the server and until its script is here, which reads as a cart that is still initiating. */
export const CartContext = createContext<CartRef | undefined>(undefined)
