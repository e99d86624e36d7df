import { setTimeout as wait } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'
import { isAlive } from './process-facts.ts'

export interface UnexpectedExit {
  restarted: boolean
  /** For the operator, in Portuguese. */
  sentence: string
}

/** Looked at, not listened to: a server that an earlier shop left running is nobody's child. */
const LOOK_EVERY_MS = 300
/** The first tries come fast, so that the shop is back within seconds; a server that dies whenever it is started is left alone. */
const PAUSES_MS = [0, 500, 1_000, 2_000, 4_000, 8_000]
/** A server that lived so long works: its death is a new one, and nobody waits longer because of those before. */
const SERVED_AFTER_MS = 1_000
/** A full disk is looked at this often: whoever makes room does not wait long for the shop. */
const LOOK_FOR_ROOM_EVERY_MS = 1_000

/** Starts the server again whenever it dies by itself. A server that has no room on its disk is not given up: it waits for some. */
export function watchPostmaster(options: {
  postmaster: Postmaster
  start: () => Promise<Postmaster>
  say: (line: string) => void
  /** Whether the server's disk has room for it to start. */
  hasRoom: () => boolean
  pausesMs?: number[]
  servedAfterMs?: number
  lookForRoomEveryMs?: number
}) {
  const { start, say, hasRoom, pausesMs = PAUSES_MS } = options
  const { servedAfterMs = SERVED_AFTER_MS, lookForRoomEveryMs = LOOK_FOR_ROOM_EVERY_MS } = options
  const listeners: ((exit: UnexpectedExit) => void)[] = []
  const ending = new AbortController()
  let current: Postmaster | undefined = options.postmaster
  let tries = 0
  let startedAt = performance.now()
  let restarting: Promise<void> | undefined

  const timer = setInterval(() => {
    if (restarting || !current || isAlive(current.pid)) return
    restarting = restart().finally(() => (restarting = undefined))
  }, LOOK_EVERY_MS)
  timer.unref()

  async function restart() {
    current = undefined
    if (performance.now() - startedAt > servedAfterMs) tries = 0
    say('O PostgreSQL da loja parou de repente; iniciando de novo…')
    while (!ending.signal.aborted) {
      const pause = pausesMs[tries++]
      if (pause === undefined && hasRoom())
        return tell({ restarted: false, sentence: 'O PostgreSQL da loja para sempre que é iniciado; desisti de iniciá-lo.' })
      try {
        await (pause === undefined ? untilThereIsRoom() : wait(pause, undefined, { signal: ending.signal }))
        current = await start()
        startedAt = performance.now()
        return tell({ restarted: true, sentence: 'O PostgreSQL da loja está no ar de novo.' })
      } catch (error) {
        if (!ending.signal.aborted) say((error as Error).message)
      }
    }
  }

  async function untilThereIsRoom() {
    say('O disco do PostgreSQL da loja está cheio: libere espaço, e ele volta sozinho.')
    while (!hasRoom()) await wait(lookForRoomEveryMs, undefined, { signal: ending.signal })
    tries = 0
  }

  function tell(exit: UnexpectedExit) {
    say(exit.sentence)
    for (const listener of listeners) listener(exit)
  }

  return {
    pid: () => current?.pid,
    onUnexpectedExit: (listener: (exit: UnexpectedExit) => void) => void listeners.push(listener),
    /** Stops watching and hands over the server, if one is running, to be ended. */
    end: async (): Promise<Postmaster | undefined> => {
      clearInterval(timer)
      ending.abort()
      await restarting
      return current
    },
  }
}
