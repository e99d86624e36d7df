import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { createLock } from '#kit/secret-lock.ts'
import { mergePart } from './merge.ts'

const MARK = 'locked:'
const OF_SETTINGS = Buffer.from('settings')

/** Secrets of other services among the settings: whoever reads the table or a backup of it reads none of them. */
export function createTextLock(secret: string) {
  const lock = createLock(secret, 'vitrine secrets in settings')
  return {
    close: (text: string) => MARK + lock.close(text, OF_SETTINGS).toString('base64'),
    /** What was kept before there was a lock is told as it is; undefined when the shop's own secret is another one. */
    open: (stored: string) =>
      stored.startsWith(MARK) ? lock.open(Buffer.from(stored.slice(MARK.length), 'base64'), OF_SETTINGS) : stored,
    isClosed: (stored: string) => stored.startsWith(MARK),
  }
}
export type TextLock = ReturnType<typeof createTextLock>

/** Locks what was kept in the clear by an older shop, or written into the table by hand. */
export async function lockOldSecrets(db: Kysely<Database>, lock: TextLock) {
  const { rows } = await sql<{ kind: string; key: string }>`
    select kind, keys ->> 'secretKey' as key from settings, jsonb_each(value) as each_kind (kind, keys)
    where name = 'captcha' and jsonb_typeof(value) = 'object' and jsonb_typeof(keys) = 'object' and keys ->> 'secretKey' <> ''`.execute(
    db,
  )
  for (const { kind, key } of rows) if (!lock.isClosed(key)) await mergePart(db, 'captcha', kind, { secretKey: lock.close(key) })
}
