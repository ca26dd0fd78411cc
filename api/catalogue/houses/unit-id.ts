/** Sorts first by house, then by room: claims on nights are locked in this order (api/nights/inventory.ts). */
export function unitIdOf(houseId: number, room: number): string {
  return `${String(houseId).padStart(9, '0')}-${String(room).padStart(3, '0')}`
}
