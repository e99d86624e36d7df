import { rmSync } from 'node:fs'
import type { PrivatePostgres } from '#postgres/private-server.ts'
import { onServer } from './private-postgres.ts'
import { aReplica } from './replica.ts'
import { aMemoryFolder } from './run-folder.ts'
import { anS3Server, type S3At } from './s3-server.ts'

/** What all shops of a run share when each of them is several machines: where the replica of the run's PostgreSQL is, and the S3 store. */
export type MoreMachines = { replica: string; store: S3At }

export async function openMoreMachines(primary: PrivatePostgres, dataDir: string) {
  // What is acknowledged is written; and the replica, on a busy machine, still finds what it has not read.
  await onServer(primary.superuser, 'alter role all set synchronous_commit = on')
  await onServer(primary.superuser, `alter system set wal_keep_size = '1GB'`)
  await onServer(primary.superuser, 'select pg_reload_conf()')
  const folder = aMemoryFolder()
  const [replica, store] = await Promise.all([aReplica(primary, [dataDir, folder]), anS3Server()])
  const found: MoreMachines = { replica: replica.socketFolder, store: store.at }
  return {
    found,
    stop: async () => {
      await store.close()
      await replica.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
