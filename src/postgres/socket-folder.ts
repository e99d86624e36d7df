import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OperatorError } from '#kit/operator-error.ts'
import type { ServerHome } from './server-home.ts'
import { type ServerUser, canUse, giveTo } from './server-user.ts'

/** The kernel keeps a socket's path in about a hundred bytes (104 on macOS, 108 on Linux). */
const LONGEST_SOCKET_PATH_BYTES = 100

/**
 * Closed to everybody but the server's user: who cannot enter cannot connect. A home with a long path has
 * its socket in the system's temporary folder, under a name that only this home gives.
 */
export function prepareSocketFolder(home: ServerHome, folder = socketFolderOf(home)): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Anybody may make folders in a temporary place: one that was already there must be ours, and a folder, before it is trusted.
  const found = lstatSync(folder)
  const owners = [process.getuid?.(), home.user?.uid]
  if (!found.isDirectory() || !owners.includes(found.uid)) {
    throw new OperatorError(`A pasta ${folder} pertence a outro usuário e é necessária para o banco: apague-a e tente de novo.`)
  }
  chmodSync(folder, 0o700)
  giveTo(home.user, folder)
  return folder
}

/** A folder of our own in the temporary place is not left behind. */
export function tidySocketFolder(home: ServerHome, folder: string) {
  if (folder.startsWith(home.folder)) return
  try {
    rmdirSync(folder)
  } catch {
    // Something is still in it, or the system's own cleaning came first: both harmless.
  }
}

function socketFolderOf(home: ServerHome): string {
  const near = join(home.folder, 'socket')
  if (fits(near)) return near
  const name = `vitrine-${createHash('sha256').update(home.folder).digest('hex').slice(0, 16)}`
  const place = [tmpdir(), '/tmp'].find((candidate) => fits(join(candidate, name)) && reachable(home.user, candidate))
  if (place) return join(place, name)
  throw new OperatorError(
    `O caminho ${near} é longo demais para o soquete do PostgreSQL: escolha uma pasta mais curta em DATA_DIR.`,
  )
}

const fits = (folder: string) => Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= LONGEST_SOCKET_PATH_BYTES

const reachable = (user: ServerUser | undefined, place: string) => !user || canUse(user, place, 'enter')
