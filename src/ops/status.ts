import { existsSync, statfsSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { findServerHome } from '#postgres/server-home.ts'
import { databaseTrouble } from '#db/trouble.ts'
import { isBeingGuessed } from '#shop/accounts/guessing-alarm.ts'
import type { StorageHealth, StorageState } from '#storage/health.ts'
import { LEAST_FREE_MB } from './doctor/data-folder.ts'

export type ShopStatus = {
  /** Of the shop's own disk, and of its private database's where that is another one: the one that has less. */
  disk: 'ok' | 'low' | 'full'
  freeMb: number
  database: 'ok' | 'full' | 'read-only'
  /** Of the shop's files. */
  storage: StorageState
  /** Somebody tries passwords by machine. */
  isGuessed: boolean
}
type Options = { db: Kysely<Database>; dataDir: string; storageHealth?: StorageHealth; freeBytesOf?: (folder: string) => number }

const MB = 1024 * 1024
/** A picture with its sizes does not fit into less, nor a piece of the database's journal. */
const FULL_BELOW_MB = 24

/** Whether there is room to write: cheap enough to be asked from every screen. */
export function createStatus({ db, dataDir, storageHealth = async () => 'ok', freeBytesOf = freeBytes }: Options) {
  return async (): Promise<ShopStatus> => {
    const folders = [dataDir, findServerHome(dataDir)].filter((folder) => folder !== undefined && existsSync(folder))
    const freeMb = Math.floor(Math.min(...folders.map((folder) => freeBytesOf(folder!))) / MB)
    const disk = freeMb >= LEAST_FREE_MB ? 'ok' : freeMb >= FULL_BELOW_MB ? 'low' : 'full'
    return { disk, freeMb, database: await canWrite(db), storage: await storageHealth(), isGuessed: await isBeingGuessed(db) }
  }
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/**
 * Has the database sort more than fits into the memory that it is given: it must write some megabytes to its disk, and leaves none
 * of them. Whether rows can be written could else be learned only by writing some.
 */
async function canWrite(db: Kysely<Database>): Promise<ShopStatus['database']> {
  try {
    return await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ is_closed: boolean }>`
        select current_setting('transaction_read_only')::boolean or pg_is_in_recovery() as is_closed`.execute(trx)
      if (rows[0]!.is_closed) return 'read-only'
      await sql`set local work_mem = '64kB'`.execute(trx)
      await sql`select count(*) from (select n from generate_series(1, 100000) n order by -n offset 0) as sorted`.execute(trx)
      return 'ok'
    })
  } catch (error) {
    if (databaseTrouble(error) === 'full') return 'full'
    throw error
  }
}
