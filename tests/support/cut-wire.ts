import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Connection } from '#db/connection.ts'

/** Messages by which a client hands over a statement and waits for its end: a simple query, or the sync after an extended one. */
const QUERY = 0x51
const SYNC = 0x53

/**
 * How a line breaks at a statement: before the server hears of it, with its answer on the way, with a piece of the answer already
 * here, by a reset instead of an end, or by falling silent before or after the server heard, and ending only then.
 */
export const WAYS = ['unheard', 'unanswered', 'half-answered', 'reset', 'silent', 'silent-answer'] as const
export type Way = (typeof WAYS)[number]
/** Which statement the line breaks at, counted from now. */
type Cut = { statement: number; when: Way }
/** Longer than the one who waits does. */
export const SILENCE_MS = 250
/** Less than any answer has. */
const A_PIECE = 7

/** A line to PostgreSQL that can be cut at a chosen statement, after which the next call goes through again; or be slow, or down. */
export async function aWire(connection: Connection) {
  // A client knows the parts of an address, in whichever way it was given.
  const { host, port, user, database, password } = new Client(connection)
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  let cut: Cut | undefined
  let heard = 0
  let delayMs = 0
  let jitterMs = 0
  let isDown = false
  let turnedAway = 0
  const open = new Set<Socket>()

  const server = createServer((client) => {
    if (isDown) {
      turnedAway++
      return client.destroy()
    }
    const upstream = connect(target)
    let lost: Way | undefined
    const drop = () => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', drop).on('close', () => {
        open.delete(socket)
        drop()
      })
    }
    const read = statementsIn()
    let line = Promise.resolve()
    client.on('data', (chunk) => {
      const statements = read(chunk)
      for (let ends = statements; ends > 0; ends--) {
        if (++heard !== cut?.statement) continue
        const { when } = cut
        cut = undefined
        if (when === 'unheard') return drop()
        if (when === 'reset') {
          client.resetAndDestroy()
          return drop()
        }
        lost = when
        if (when.startsWith('silent')) setTimeout(drop, SILENCE_MS)
      }
      if (lost === 'silent') return
      const late = statements * (delayMs + jitterMs * (2 * Math.random() - 1))
      if (late > 0) line = line.then(() => wait(late))
      line = line.then(() => void upstream.write(chunk))
    })
    upstream.on('data', (chunk) => {
      if (lost === undefined) client.write(chunk)
      else if (lost === 'half-answered') client.write(chunk.subarray(0, A_PIECE), drop)
      else if (lost === 'unanswered') drop()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    connection: {
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      user,
      database,
      password: password ?? undefined,
    }, // it listens on a port
    cutAt: (input: Cut) => {
      heard = 0
      cut = input
    },
    /** Whether the cut that was asked for is still to come. */
    isWhole: () => cut !== undefined,
    heal: () => {
      cut = undefined
      delayMs = 0
      isDown = false
    },
    /** From now on every statement takes so much longer, give or take. */
    slowDown: (ms: number, giveOrTakeMs = 0) => {
      delayMs = ms
      jitterMs = giveOrTakeMs
    },
    /** From now on nobody gets through, and who was through is cut off. */
    goDown: () => {
      isDown = true
      for (const socket of open) socket.destroy()
    },
    /** How often somebody knocked while it was down. */
    turnedAway: () => turnedAway,
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** Counts the ends of statements in what a client sends, however it is cut into pieces. */
function statementsIn() {
  let rest = Buffer.alloc(0)
  let isStarted = false
  return (chunk: Buffer): number => {
    rest = Buffer.concat([rest, chunk])
    let ends = 0
    for (;;) {
      // The first message has no letter before its length.
      const head = isStarted ? 1 : 0
      if (rest.length < head + 4) return ends
      const size = head + rest.readUInt32BE(head)
      if (rest.length < size) return ends
      if (isStarted && (rest[0] === QUERY || rest[0] === SYNC)) ends++
      isStarted = true
      rest = rest.subarray(size)
    }
  }
}
