import type { Connection } from './connection.ts'
import { listen } from './listen.ts'

/** Changes are heard at once; after this long without hearing anything what is kept in memory is not trusted. */
const TRUSTED_FOR_MS = 60_000

type Hear = (payload: string) => void

/** Notifications of changes (LISTEN/NOTIFY) that any process sends on the channels, for those who ask to hear them. */
export async function createNotifications({ connection, channels }: { connection: Connection; channels: string[] }) {
  const heard = new Map<string, Hear>()
  let missed = () => {}
  const listener = await listen({
    connection,
    channels,
    onMessage: (channel, payload) => heard.get(channel)?.(payload),
    onReconnect: () => missed(),
    // Not the clock, which may be put back: then silence would look young.
    now: () => performance.now(),
  })
  return {
    on: (channel: string, hear: Hear) => void heard.set(channel, hear),
    /** Something may have been told while nobody heard. */
    onMissed: (hear: () => void) => {
      missed = hear
    },
    isUpToDate: () => performance.now() - listener.lastAliveAt() < TRUSTED_FOR_MS,
    hears: listener.hears,
    close: listener.close,
  }
}
