import { cartMachine } from '#machines/cart.machine.ts'
import { toStoredCart } from '#src/cart/stored-cart.ts'
import { flowOf } from '#tests/model/engine/flow-of.ts'
import { openCart } from './cart-driver.ts'
import { cartModel, type CartStep } from './cart.model.ts'
import { cartTells } from './cart.tells.ts'

export const cartFlow = flowOf<typeof cartMachine, CartStep, ReturnType<typeof openCart>>(cartMachine, {
  model: cartModel,
  needs: { api: false },
  open: () => openCart(),
  checks: {
    initiating: (shown) => (shown.hasTag('initiating') ? [] : ['A cart is shown that nobody has read']),
    ready(shown, { kept }) {
      const { lines } = shown.context
      const isPossible = lines.every(({ quantity, Available }) => quantity >= 1 && quantity <= Available)
      const found = shown.matches({ ready: 'resting' }) ? kept() : undefined
      return [
        ...(isPossible ? [] : ['A line holds more than there is, or nothing']),
        ...(found === undefined || found === toStoredCart(lines) ? [] : ['A reload would find another cart']),
      ]
    },
  },
  leadsTo: {
    'readCart.resolves (0 lines, 0 unreadable)': 'ready',
    'readCart.resolves (1 lines, 0 unreadable)': 'ready',
    'readCart.resolves (2 lines, 0 unreadable)': 'ready',
    'readCart.resolves (0 lines, 1 unreadable)': 'ready',
    'readCart.rejects': 'ready',
    'saveCart.resolves': 'ready',
    'saveCart.rejects': 'ready',
  },
  tells: cartTells,
  takes: {
    initiating: [],
    ready: [
      'item.added',
      'quantity.raised',
      'quantity.lowered',
      'line.removed',
      'booking.placed',
      'houses.listed',
      'storedCart.changed',
    ],
  },
  refused: [{ event: { type: 'houses.listed', ids: [1, 2] } }],
})
