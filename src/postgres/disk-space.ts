import { statfsSync } from 'node:fs'
import type { ServerHome } from './server-home.ts'

/** Before it serves anybody a server that fell writes a new piece of its journal, which has 16 MB. */
const ROOM_TO_START_BYTES = 24 * 1024 * 1024

export function hasRoomToStart({ folder }: ServerHome): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= ROOM_TO_START_BYTES
}
