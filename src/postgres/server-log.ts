import { closeSync, constants, copyFileSync, fchownSync, fstatSync, openSync, readSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerHome } from './server-home.ts'

/** Old lines are of no use on a full disk: with its one predecessor the log stays below twice this. */
const LARGEST_LOG_BYTES = 5 * 1024 * 1024
const LOOK_EVERY_MS = 60_000

const logPath = (home: ServerHome) => join(home.folder, 'server.log')

/** The server writes to the file itself, not to a pipe of the shop: it outlives the shop. */
export function openServerLog(home: ServerHome): number {
  const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW } = constants
  const file = openSync(logPath(home), O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW, 0o600)
  if (home.user) fchownSync(file, home.user.uid, home.user.gid)
  return file
}

/** What the server wrote since the given size, for finding out why it did not start. */
export function logSince(home: ServerHome, start: number): string {
  const file = openSync(logPath(home), 'r')
  try {
    const length = Math.min(Math.max(fstatSync(file).size - start, 0), 64 * 1024)
    const buffer = Buffer.alloc(length)
    readSync(file, buffer, 0, length, start)
    return buffer.toString('utf8')
  } finally {
    closeSync(file)
  }
}

export const logSize = (home: ServerHome) => statSync(logPath(home), { throwIfNoEntry: false })?.size ?? 0

/** Copied and emptied instead of renamed: the server keeps its file open and appends. */
export function boundServerLog(home: ServerHome) {
  if (logSize(home) <= LARGEST_LOG_BYTES) return
  copyFileSync(logPath(home), `${logPath(home)}.1`)
  truncateSync(logPath(home))
}

export function keepServerLogBounded(home: ServerHome): { stop: () => void } {
  const timer = setInterval(() => {
    try {
      boundServerLog(home)
    } catch {
      // A log that cannot be shortened is no reason to end the shop.
    }
  }, LOOK_EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
