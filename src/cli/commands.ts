import type { Command } from './command.ts'
import { apiKey } from './commands/api-key.ts'
import { backup } from './commands/backup.ts'
import { doctor } from './commands/doctor.ts'
import { extension } from './commands/extension.ts'
import { exportCommand } from './commands/export.ts'
import { importCommand } from './commands/import.ts'
import { jobs } from './commands/jobs.ts'
import { migrateCommand } from './commands/migrate.ts'
import { moveIn } from './commands/move-in.ts'
import { moveOut } from './commands/move-out.ts'
import { restore } from './commands/restore.ts'
import { seed } from './commands/seed.ts'
import { storageCommand } from './commands/storage.ts'
import { startCommand } from './commands/start.ts'
import { user } from './commands/user.ts'

/** In the order in which a person meets them. */
export const commands: readonly Command[] = [
  startCommand,
  migrateCommand,
  seed,
  user,
  apiKey,
  importCommand,
  exportCommand,
  moveIn,
  moveOut,
  backup,
  restore,
  storageCommand,
  doctor,
  extension,
  jobs,
]
