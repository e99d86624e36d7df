import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import {
  type BoostInput,
  MOST_PHRASES,
  MOST_SYNONYMS,
  type PhraseInput,
  type PhraseRules,
  type Synonym,
  type SynonymInput,
} from './contract.ts'

export type Kept<T> = { ok: true; value: T } | { ok: false; problem: 'gone' | 'too-many' }

/** What merchants change of the search. What comes in was read by read-input.ts. */
export function createSearchRuleEditor({ db }: { db: Kysely<Database> }) {
  const isFull = async (trx: Kysely<Database>, table: 'search_synonyms' | 'search_phrases', most: number) => {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}`.execute(trx)
    return rows[0]!.count >= most
  }
  return {
    addSynonym: (input: SynonymInput): Promise<Kept<Synonym>> =>
      inTransaction(db, async (trx) => {
        if (await isFull(trx, 'search_synonyms', MOST_SYNONYMS)) return { ok: false, problem: 'too-many' }
        const value = await trx
          .insertInto('search_synonyms')
          .values(input)
          .returning(['id', 'words', 'means'])
          .executeTakeFirstOrThrow()
        return { ok: true, value }
      }),
    changeSynonym: async (id: number, input: SynonymInput): Promise<Kept<Synonym>> => {
      const value = await db
        .updateTable('search_synonyms')
        .set({ ...input, modified_at: sql<Date>`now()` })
        .where('id', '=', id)
        .returning(['id', 'words', 'means'])
        .executeTakeFirst()
      return value ? { ok: true, value } : { ok: false, problem: 'gone' }
    },
    removeSynonym: (id: number): Promise<Synonym | undefined> =>
      db.deleteFrom('search_synonyms').where('id', '=', id).returning(['id', 'words', 'means']).executeTakeFirst(),

    /** All of them at once, in their order. */
    saveBoosts: (boosts: BoostInput[]) =>
      inTransaction(db, async (trx) => {
        await sql`lock table search_boosts in share row exclusive mode`.execute(trx)
        await trx.deleteFrom('search_boosts').execute()
        const rows = boosts.map(({ kind, targetId, target = '', days, strength }, position) => ({
          kind,
          target_id: targetId ?? null,
          target,
          days: days ?? null,
          strength,
          position,
        }))
        if (rows.length > 0) await trx.insertInto('search_boosts').values(rows).execute()
      }),

    /** A phrase for which nothing is said any more is forgotten. */
    savePhrase: (input: PhraseInput): Promise<Kept<PhraseRules>> =>
      inTransaction(db, async (trx) => {
        const { phrase, pinned, hidden, leadsTo: leads_to } = input
        if (pinned.length === 0 && hidden.length === 0 && leads_to === '') {
          await trx.deleteFrom('search_phrases').where('phrase', '=', phrase).execute()
          return { ok: true, value: { id: 0, ...input } }
        }
        const said = { pinned, hidden, leads_to }
        const changed = await trx
          .updateTable('search_phrases')
          .set({ ...said, modified_at: sql<Date>`now()` })
          .where('phrase', '=', phrase)
          .returning('id')
          .executeTakeFirst()
        if (changed) return { ok: true, value: { id: changed.id, ...input } }
        if (await isFull(trx, 'search_phrases', MOST_PHRASES)) return { ok: false, problem: 'too-many' }
        const made = await trx
          .insertInto('search_phrases')
          .values({ phrase, ...said })
          .onConflict((conflict) => conflict.column('phrase').doUpdateSet(said))
          .returning('id')
          .executeTakeFirstOrThrow()
        return { ok: true, value: { id: made.id, ...input } }
      }),
    removePhrase: (id: number) => db.deleteFrom('search_phrases').where('id', '=', id).returning('phrase').executeTakeFirst(),
  }
}
