import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '#kit/operator-error.ts'
import { folderProblem, prepareDataFolder } from './data-folder.ts'
import { type ServerUser, canUse, chooseServerUser } from './server-user.ts'

/** The folder that holds the private server's cluster, socket, log and lock. */
export interface ServerHome {
  folder: string
  cluster: string
  user: ServerUser | undefined
}

/**
 * Normally `<data folder>/postgres`. When root's data folder cannot be entered by the server's user, a folder below
 * /var/lib, remembered by a note in the data folder, so that a lost one is noticed instead of replaced by an empty shop.
 */
export function prepareServerHome({ dataDir, say }: { dataDir: string; say: (line: string) => void }): ServerHome {
  prepareDataFolder(dataDir)
  try {
    return serverHomeOf(realpathSync(dataDir), say)
  } catch (error) {
    throw folderProblem(error, dataDir)
  }
}

/** Where the server of a data folder would be, without making anything. */
export function findServerHome(dataDir: string): string | undefined {
  if (!existsSync(dataDir)) return undefined
  const note = join(dataDir, NOTE)
  const folder = existsSync(note) ? readFileSync(note, 'utf8').trim() : join(realpathSync(dataDir), 'postgres')
  return existsSync(folder) ? folder : undefined
}

const NOTE = 'postgres-location'

function serverHomeOf(dataDir: string, say: (line: string) => void): ServerHome {
  const note = join(dataDir, NOTE)
  if (existsSync(note)) {
    const folder = readFileSync(note, 'utf8').trim()
    if (existsSync(folder)) return homeAt(folder)
    throw new OperatorError(
      `O banco desta loja fica em ${folder}, que não existe mais: traga a pasta de volta ou restaure um backup (para começar uma loja vazia, apague ${note}).`,
    )
  }
  const near = homeAt(join(dataDir, 'postgres'))
  if (!near.user) {
    mkdirSync(near.folder, { recursive: true, mode: 0o700 })
    return near
  }
  makePassable(near.folder)
  letIn(near.user, dataDir)
  if (canUse(near.user, near.folder, 'enter')) return near
  if (existsSync(near.cluster)) {
    throw new OperatorError(
      `O usuário do PostgreSQL (uid ${near.user.uid}) não consegue mais entrar em ${near.folder}: devolva a permissão de passagem (chmod o+x) às pastas acima dela.`,
    )
  }
  rmSync(near.folder, { recursive: true })
  return moveToVarLib(dataDir, say)
}

function moveToVarLib(dataDir: string, say: (line: string) => void): ServerHome {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const home = homeAt(`/var/lib/vitrine-${hash}`)
  try {
    makePassable(home.folder)
  } catch (error) {
    if (!isRefused(error)) throw error
  }
  if (!home.user || !canUse(home.user, home.folder, 'enter')) {
    throw new OperatorError(
      `O PostgreSQL não pode rodar como root, e o usuário dele não consegue entrar em ${dataDir}: aponte DATA_DIR para uma pasta fora de /root, rode a Vitrine com um usuário comum ou informe DATABASE_URL.`,
    )
  }
  writeFileSync(join(dataDir, NOTE), `${home.folder}\n`)
  say(`O usuário do PostgreSQL não consegue entrar em ${dataDir}; o banco desta loja fica em ${home.folder}.`)
  return home
}

function homeAt(folder: string): ServerHome {
  const cluster = join(folder, 'cluster')
  return { folder, cluster, user: chooseServerUser(cluster) }
}

/** Whatever root's umask is: others may pass through to what is theirs, and see nothing. */
function makePassable(folder: string) {
  mkdirSync(folder, { recursive: true })
  if (statSync(folder).uid === 0) chmodSync(folder, 0o711)
}

/** A data folder closed to everybody is opened for passage to the server's group alone. */
function letIn(user: ServerUser, dataDir: string) {
  const { mode, uid } = statSync(dataDir)
  if (uid !== 0 || (mode & 0o077) !== 0) return
  chownSync(dataDir, 0, user.gid)
  chmodSync(dataDir, 0o710)
}

const isRefused = (error: unknown) => ['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')
