import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Requests in flight get this long to end: a client that sends for ever must not keep the shop from closing. */
const DRAIN_MS = 10_000
const LOOK_EVERY_MS = 100

/** Closing ends with the last answer, not with the last visitor's kept connection. */
export function drainOnClose(http: FastifyInstance) {
  const sockets = new Set<Socket>()
  http.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  http.addHook('preClose', async () => {
    if (!http.server.listening) return
    // Browsers open connections ahead of need, and Node takes one for busy until its first request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    const idle = setInterval(() => http.server.closeIdleConnections(), LOOK_EVERY_MS)
    const end = setTimeout(() => http.server.closeAllConnections(), DRAIN_MS)
    http.server.once('close', () => {
      clearInterval(idle)
      clearTimeout(end)
    })
  })
}
