import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from './log.ts'

/** Requests in flight get this long to end: a client that sends for ever must not keep the shop from closing. */
const DRAIN_MS = 10_000
const LOOK_EVERY_MS = 100
/** What the log says of them. */
export const CUT = 'requests that did not end were cut'
/** A balancer that has just connected is about to ask; a browser that connected ahead of need is not. */
const FIRST_WORD_MS = 1_000
const QUIET_MS = 0.5
const QUIET_WITHIN_MS = 2_000

/**
 * Closing ends with the last answer, not with the last visitor's kept connection. Where a balancer asks whether we are ready,
 * the port stays open for the notice, so that it has sent its visitors elsewhere by then.
 */
export function drainOnClose(
  http: FastifyInstance,
  { noticeSeconds, log }: { noticeSeconds: number; log: Pick<Logger, 'warn'> },
) {
  const sockets = new Set<Socket>()
  http.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  http.addHook('preClose', async () => {
    if (!http.server.listening) return
    await pause(noticeSeconds * 1000)
    // Browsers open connections ahead of need, and Node takes one for busy until its first request.
    const silent = setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    }, FIRST_WORD_MS)
    const idle = setInterval(() => http.server.closeIdleConnections(), LOOK_EVERY_MS)
    const end = setTimeout(() => {
      log.warn({ connections: sockets.size }, CUT)
      http.server.closeAllConnections()
    }, DRAIN_MS)
    http.server.once('close', () => {
      clearTimeout(silent)
      clearInterval(idle)
      clearTimeout(end)
    })
    // The port is closed while nobody can have knocked since: the system turns away whoever is still outside then.
    await aQuietTurn()
  })
}

/** Ends right after a turn that let in all who had knocked and had hardly anything else to do; a busy shop is waited for so long. */
async function aQuietTurn() {
  const patienceEnds = performance.now() + QUIET_WITHIN_MS
  for (let turn = 0; ; turn++) {
    const beganMs = performance.now()
    await nextTurn()
    const nowMs = performance.now()
    if ((turn >= 2 && nowMs - beganMs < QUIET_MS) || nowMs > patienceEnds) return
  }
}
