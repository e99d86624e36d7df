import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { examineDataFolder } from './data-folder.ts'
import { examineDatabase } from './database.ts'
import type { Finding } from './finding.ts'
import { examineConfig, examineMachine } from './machine.ts'
import { examinePooler } from './pooler.ts'
import { examineReplica } from './replica.ts'
import type { Storage } from '#storage/contract.ts'
import { examineStorage } from './storage.ts'
import type { Config } from '#src/config.ts'

type Options = {
  db: Kysely<Database>
  config: Config
  storage: Storage
  clock: Clock
  /** Questions of extensions. */
  more: () => Promise<Finding[]>
}

/** The doctor's questions asked by the shop itself; whoever asks meanwhile gets the same answers. */
export function createDoctor({ db, config, storage, clock, more }: Options) {
  let running: Promise<Finding[]> | undefined
  const examine = async (): Promise<Finding[]> => [
    ...examineMachine(config.databaseUrl),
    examineConfig(config),
    ...examineDataFolder(config.dataDir),
    await examineStorage(storage, config.storage),
    ...(await examineDatabase({ db, dataDir: config.dataDir, storage, now: clock.now })),
    ...(await examinePooler(config)),
    ...(await examineReplica(db, config.databaseReadUrl)),
    ...(await more()),
  ]
  return () => (running ??= examine().finally(() => (running = undefined)))
}
