import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Requests in flight get this long to end: a client that sends for ever must not keep the shop from closing. */
const DRAIN_MS = 10_000
const LOOK_EVERY_MS = 100
/** A balancer that has just connected is about to ask; a browser that connected ahead of need is not. */
const FIRST_WORD_MS = 1_000

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
    const silent = setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    }, FIRST_WORD_MS)
    const idle = setInterval(() => http.server.closeIdleConnections(), LOOK_EVERY_MS)
    const end = setTimeout(() => http.server.closeAllConnections(), DRAIN_MS)
    http.server.once('close', () => {
      clearTimeout(silent)
      clearInterval(idle)
      clearTimeout(end)
    })
    // The port is closed right after a turn in which whoever had knocked was let in: the system turns away those still outside.
    for (let turn = 0; turn < 3; turn++) await nextTurn()
  })
}
