import { Client, escapeIdentifier } from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import type { Connection } from '#db/connection.ts'

export interface Listener {
  /** When the connection last proved that it works, in milliseconds by the clock that was handed in; 0 before the first time. Caches older than their trust ask. */
  lastAliveAt: () => number
  /** False from the moment a connection is lost until the next one stands. */
  hears: () => boolean
  close: () => Promise<void>
}

/** A cable that was pulled is noticed by the silence after a question, not by an error. */
const HEARTBEAT_MS = 5_000
const ANSWER_WITHIN_MS = 3_000
/** Until the news are heard again the shop is not ready: the last pause is time that a database which is back stands unused. */
const PAUSES_MS = [50, 200, 500]

/** Hears what any process tells on the channels, on a connection of its own that comes back by itself. Resolves once it hears. */
export async function listen(options: {
  connection: Connection
  channels: string[]
  onMessage: (channel: string, payload: string) => void
  /** Messages may have been missed in between: what was kept by them must be read again. */
  onReconnect: () => void
  now?: () => number
  heartbeatMs?: number
}): Promise<Listener> {
  const { connection, channels, onMessage, onReconnect, now = Date.now, heartbeatMs = HEARTBEAT_MS } = options
  const closing = new AbortController()
  let aliveAt = 0
  let hears = false

  const connect = async () => {
    const client = new Client({
      ...connection,
      application_name: 'vitrine listen',
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      keepAlive: true,
    })
    client.on('notification', ({ channel, payload = '' }) => {
      aliveAt = now()
      onMessage(channel, payload)
    })
    client.on('error', () => {})
    try {
      await client.connect()
      for (const channel of channels) await client.query(`listen ${escapeIdentifier(channel)}`)
    } catch (error) {
      drop(client)
      throw error
    }
    aliveAt = now()
    return client
  }

  /** Returns when the connection no longer works. */
  const stayWith = async (client: Client) => {
    const gone = new AbortController()
    client.on('error', () => gone.abort())
    client.on('end', () => gone.abort())
    const signal = AbortSignal.any([gone.signal, closing.signal])
    try {
      for (;;) {
        await wait(heartbeatMs, undefined, { signal })
        await client.query('select 1')
        aliveAt = now()
      }
    } catch {
      drop(client)
    }
  }

  const reconnect = async () => {
    for (let attempt = 0; !closing.signal.aborted; attempt++) {
      await wait(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)], undefined, { signal: closing.signal }).catch(() => {})
      if (closing.signal.aborted) return undefined
      const client = await connect().catch(() => undefined)
      if (client) return client
    }
    return undefined
  }

  const keep = async (first: Client) => {
    for (let client: Client | undefined = first; client;) {
      hears = true
      await stayWith(client)
      hears = false
      client = await reconnect()
      if (client && !closing.signal.aborted) onReconnect()
    }
  }

  const kept = keep(await connect())
  return {
    lastAliveAt: () => aliveAt,
    hears: () => hears,
    close: async () => {
      closing.abort()
      await kept
    },
  }
}

/** Without waiting for a goodbye: the other side may be gone. */
function drop(client: Client) {
  void client.end().catch(() => {})
}
