import type { Kysely } from 'kysely'
import type { Connection } from '#db/connection.ts'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Storage } from '#storage/contract.ts'
import type { StorageHealth } from '#storage/health.ts'
import type { Config } from '#src/config.ts'
import type { ExtensionMigrations } from './backup/rebuild-tables.ts'
import { createBackups } from './backup/service.ts'
import type { Finding } from './doctor/finding.ts'
import { createDoctor } from './doctor/service.ts'
import { createStatus } from './status.ts'

type Needs = {
  db: Kysely<Database>
  connection: Connection
  config: Config
  storage: Storage
  storageHealth: StorageHealth
  clock: Clock
  extensions: { examine: () => Promise<Finding[]>; migrationsOf: ExtensionMigrations }
}

export const opsModule = defineModule({
  create: ({ db, connection, config, storage, storageHealth, clock, extensions }: Needs) => ({
    backups: createBackups({ db, connection, storage, dataDir: config.dataDir, clock, ofExtension: extensions.migrationsOf }),
    examine: createDoctor({ db, config, storage, clock, more: extensions.examine }),
    status: createStatus({ db, dataDir: config.dataDir, storageHealth }),
  }),
  jobs: ({ backups }) => backups.jobs,
  tidy: ({ backups }) => backups.tidy(),
})
