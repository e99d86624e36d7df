import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Connection } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { createDatabase } from '#db/pool.ts'
import { stopPostmaster } from '#postgres/postmaster.ts'
import { type PrivatePostgres, startPrivatePostgres } from '#postgres/private-server.ts'
import { prepareServerHome } from '#postgres/server-home.ts'
import { startServer } from '#postgres/server-start.ts'
import { giveTo } from '#postgres/server-user.ts'
import { PATIENCE_MS } from './eventually.ts'
import { onServer } from './private-postgres.ts'
import { aMemoryFolder } from './run-folder.ts'

/** A primary of a test's own, migrated, and a streaming replica of it, both from the binaries that the shop brings. */
export async function aReplicatedDatabase() {
  const folders = [aMemoryFolder(), aMemoryFolder()] as const
  const primary = await startPrivatePostgres({ dataDir: folders[0], say: () => {}, durable: false })
  // What is acknowledged is written, as on a server that keeps its promises.
  await onServer(primary.superuser, `alter database vitrine set synchronous_commit = on`)
  await migrate({ connection: primary.connection })
  const database = createDatabase({
    connection: primary.connection,
    poolSize: 5,
    applicationName: 'vitrine tests',
    patienceMs: PATIENCE_MS,
  })
  const replica = await aReplica(primary, folders)
  return {
    database: { ...database, connection: primary.connection },
    /** The primary's data folder, and its address for other processes. */
    folder: folders[0],
    url: urlOf(primary.connection.host!),
    replica,
    close: async () => {
      await database.close()
      await replica.stop()
      await primary.stop()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}

const urlOf = (socketFolder: string) => `postgres://vitrine@localhost/vitrine?host=${encodeURIComponent(socketFolder)}`

/** As `pg_basebackup` makes one, which is not among the shop's binaries: the primary is told, its files are copied, and the copy follows. */
export async function aReplica({ superuser }: PrivatePostgres, [from, to]: readonly [string, string]) {
  const home = prepareServerHome({ dataDir: to, say: () => {} })
  const source = join(from, 'postgres', 'cluster')
  const teller = new Client(superuser)
  await teller.connect()
  await teller.query(`select pg_backup_start('replica', true)`)
  // With their owner and rights; a file may go meanwhile, and the log tells what became of it.
  spawnSync('cp', ['-a', source, home.cluster])
  const { rows } = await teller.query<{ label: string }>(`select labelfile as label from pg_backup_stop(false)`)
  await teller.end()
  for (const note of ['postmaster.pid', 'postmaster.opts']) rmSync(join(home.cluster, note), { force: true })
  writeFileSync(join(home.cluster, 'backup_label'), rows[0]!.label)
  writeFileSync(join(home.cluster, 'standby.signal'), '')
  const follows = `primary_conninfo = 'host=${superuser.host} port=5432 user=postgres'\nhot_standby_feedback = on\nwal_retrieve_retry_interval = 200ms\n`
  writeFileSync(join(home.cluster, 'postgresql.auto.conf'), follows)
  for (const file of ['backup_label', 'standby.signal', 'postgresql.auto.conf']) giveTo(home.user, join(home.cluster, file))
  const begin = () => startServer({ home, durable: false, say: () => {} })
  let postmaster = await begin()
  const at = (user: string, database: string): Connection => ({ host: postmaster.socketFolder, port: 5432, user, database })
  return {
    url: urlOf(postmaster.socketFolder),
    socketFolder: postmaster.socketFolder,
    /** It receives, and shows nothing of it. */
    pause: () => onServer(at('postgres', 'postgres'), 'select pg_wal_replay_pause()'),
    resume: () => onServer(at('postgres', 'postgres'), 'select pg_wal_replay_resume()'),
    stop: () => stopPostmaster(postmaster),
    kill: () => process.kill(postmaster.pid, 'SIGQUIT'),
    startAgain: async () => {
      postmaster = await begin()
    },
  }
}
