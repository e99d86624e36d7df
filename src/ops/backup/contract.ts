import type { Readable } from 'node:stream'
import type { Selectable } from 'kysely'
import type { BackupRunsTable } from './tables.ts'

export type BackupRun = Selectable<BackupRunsTable>
export type BackupFile = { name: string; bytes: number; madeAt: Date }

/** The shop's backups at the merchant's desk: files in the data folder, and the work on them. */
export type BackupDesk = {
  /** The newest first. */
  list: () => Promise<BackupFile[]>
  find: (name: string) => Promise<BackupFile | undefined>
  /** The newest run of each kind, whatever its state. */
  runs: () => Promise<BackupRun[]>
  findRun: (id: number) => Promise<BackupRun | undefined>
  /** Asks for work; undefined while some is under way. */
  begin: (input: { kind: BackupRun['kind']; file?: string; by: number | undefined }) => Promise<BackupRun | undefined>
  read: (name: string) => Promise<Readable>
  remove: (name: string) => Promise<void>
}
