import type { Told } from '#tests/model/engine/told.ts'

export const cartTells: Told = {
  'item.added (HOUSE)': 'toast warning A house and its single rooms cannot be booked together for the same nights.',
  'houses.listed': 'toast warning Some places in your cart can no longer be booked and were removed.',
  'readCart.resolves (2 lines, 0 unreadable)':
    'toast warning Some places in your cart can no longer be booked and were removed.',
  'readCart.resolves (0 lines, 1 unreadable)':
    'toast warning Some places in your cart can no longer be booked and were removed.',
}
