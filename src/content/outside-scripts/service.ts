import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { OutsideScript } from './contract.ts'
import { MAX_SCRIPTS, OUTSIDE_SCRIPTS_SETTING, readStoredScripts, storedForm, type StoredScripts } from './stored.ts'

export type ScriptInput = Omit<OutsideScript, 'id' | 'version'>
type Outcome = { ok: true; script: OutsideScript } | { ok: false; problem: 'unknown' | 'stale' | 'too-many' }

/** The merchant's list of scripts of others, kept as one setting, so that pages read it with all the others. */
export function createOutsideScripts({ db }: { db: Kysely<Database> }) {
  const all = async () => (await read(db)).scripts
  /** One change at a time: two people who add a script at once keep both. */
  const change = <T>(act: (stored: StoredScripts) => { answer: T; next?: StoredScripts }): Promise<T> =>
    db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext(${OUTSIDE_SCRIPTS_SETTING}))`.execute(trx)
      const { answer, next } = act(await read(trx))
      if (next) await write(trx, next)
      return answer
    })
  return {
    all,
    find: async (id: number) => (await all()).find((script) => script.id === id),
    create: (input: ScriptInput) =>
      change<Outcome>(({ scripts, nextId }) => {
        if (scripts.length >= MAX_SCRIPTS) return { answer: { ok: false, problem: 'too-many' } }
        const script = { ...input, id: nextId, version: 1 }
        return { answer: { ok: true, script }, next: { scripts: [...scripts, script], nextId: nextId + 1 } }
      }),
    /** `version`: of what the merchant saw; undefined changes whatever is there. */
    change: (id: number, version: number | undefined, input: Partial<ScriptInput>) =>
      change<Outcome>((stored) => {
        const before = stored.scripts.find((script) => script.id === id)
        if (!before) return { answer: { ok: false, problem: 'unknown' } }
        if (version !== undefined && version !== before.version) return { answer: { ok: false, problem: 'stale' } }
        const script = { ...before, ...input, version: before.version + 1 }
        const scripts = stored.scripts.map((one) => (one.id === id ? script : one))
        return { answer: { ok: true, script }, next: { ...stored, scripts } }
      }),
    remove: (id: number) =>
      change<Outcome>((stored) => {
        const script = stored.scripts.find((one) => one.id === id)
        if (!script) return { answer: { ok: false, problem: 'unknown' } }
        const scripts = stored.scripts.filter((one) => one.id !== id)
        return { answer: { ok: true, script }, next: { ...stored, scripts } }
      }),
  }
}

async function read(db: Kysely<Database>): Promise<StoredScripts> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', OUTSIDE_SCRIPTS_SETTING).executeTakeFirst()
  return readStoredScripts(row?.value)
}

async function write(trx: Transaction<Database>, stored: StoredScripts) {
  const value = JSON.stringify(storedForm(stored))
  await trx
    .insertInto('settings')
    .values({ name: OUTSIDE_SCRIPTS_SETTING, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updated_at: new Date() }))
    .execute()
}
