import { loadChunk } from '#src/lib/load-chunk.ts'

/** The code of a room's dialog; asked for when a pointer comes near, so that it is mostly there at the press. */
export function loadRoomDetails() {
  return loadChunk('room-details', () => import('#src/houses/RoomDetails.tsx'))
}
