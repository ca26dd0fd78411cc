import type { WebSocket } from 'ws'

const PING_MS = 30_000

/** Ends a connection whose other side is gone without a word, such as a laptop that was closed. Returns what stops watching. */
export function endWhenSilent(socket: WebSocket, everyMs: number = PING_MS): () => void {
  let isAnswering = true
  socket.on('pong', () => {
    isAnswering = true
  })
  const pinging = setInterval(() => {
    if (!isAnswering) return socket.terminate()
    isAnswering = false
    socket.ping()
  }, everyMs)
  pinging.unref()
  return () => clearInterval(pinging)
}
