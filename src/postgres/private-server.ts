import { join } from 'node:path'
import { SUPERUSER } from './cluster.ts'
import type { Connection } from '#db/connection.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { type UnexpectedExit, watchPostmaster } from './postmaster-watch.ts'
import { answersWithin, findPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts'
import { findServerHome, prepareServerHome } from './server-home.ts'
import { keepServerLogBounded } from './server-log.ts'
import { hasRoomToStart } from './disk-space.ts'
import { findAnswering, startServer } from './server-start.ts'
import { ensureShopDatabase, SHOP_DATABASE } from './shop-database.ts'
import { tidySocketFolder } from './socket-folder.ts'

export interface PrivatePostgres {
  /** The shop's own database, as its ordinary role. */
  connection: Connection
  /** The account that may do everything, for tests and repairs. */
  superuser: Connection
  /** True when the server was already running: an earlier shop was killed. */
  attached: boolean
  /** The server's process number; it changes when the server is started again, and there is none in between. */
  pid: () => number | undefined
  /** Told each time the server dies without being asked to, once it is back or given up. */
  onUnexpectedExit: (listener: (exit: UnexpectedExit) => void) => void
  /** Ends the server politely and frees the data folder. */
  stop: () => Promise<void>
}

/** Starts the shop's own PostgreSQL on the data folder, or attaches to the one that a killed shop left running there. */
export async function startPrivatePostgres(options: {
  dataDir: string
  say: (line: string) => void
  /** False only for tests: a power cut then loses the cluster. */
  durable?: boolean
}): Promise<PrivatePostgres> {
  const { dataDir, say, durable = true } = options
  const home = prepareServerHome({ dataDir, say })
  const lock = lockDataFolder({ folder: home.folder, dataDir })
  let started: Postmaster | undefined
  try {
    const left = await findAnswering(home, say)
    const postmaster = (started = left ?? (await startServer({ home, durable, say })))
    const { socketFolder } = postmaster
    await ensureShopDatabase(at(socketFolder, ADMINISTRATION))
    const log = keepServerLogBounded(home)
    const start = () => startServer({ home, durable, say, socketFolder })
    const watch = watchPostmaster({ postmaster, start, hasRoom: () => hasRoomToStart(home), say })
    let stopping: Promise<void> | undefined
    const stop = async () => {
      log.stop()
      const last = await watch.end()
      if (last) await stopPostmaster(last)
      tidySocketFolder(home, socketFolder)
      lock.release()
    }
    return {
      connection: at(socketFolder, SHOP_DATABASE),
      superuser: at(socketFolder, ADMINISTRATION),
      attached: left !== undefined,
      pid: watch.pid,
      onUnexpectedExit: watch.onUnexpectedExit,
      stop: () => (stopping ??= stop()),
    }
  } catch (error) {
    if (started) await stopPostmaster(started)
    lock.release()
    throw error
  }
}

/** For a command beside a running shop: how to reach its PostgreSQL, or undefined when none is running on the folder. */
export async function findRunningPostgres(dataDir: string): Promise<Connection | undefined> {
  const folder = findServerHome(dataDir)
  const postmaster = folder && findPostmaster({ cluster: join(folder, 'cluster') })
  if (!postmaster || !(await answersWithin({ postmaster, patienceMs: 5_000 }))) return undefined
  return at(postmaster.socketFolder, SHOP_DATABASE)
}

/** How the account that may do everything reaches the shop's own server; of a server that an address names we know no such account. */
export const administrationOf = (connection: Connection): Connection | undefined =>
  connection.connectionString === undefined ? { ...connection, ...ADMINISTRATION } : undefined

const ADMINISTRATION = { user: SUPERUSER, database: 'postgres' }

const at = (socketFolder: string, who: { user: string; database: string }): Connection => ({
  host: socketFolder,
  port: 5432,
  ...who,
})
