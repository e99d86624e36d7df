import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { enqueue } from '#jobs/queue.ts'
import {
  type CustomField,
  type FieldInput,
  type FieldNoun,
  type FieldOutcome,
  type FieldProblem,
  KEPT_DAYS,
  MOST_FIELDS,
} from './contract.ts'
import { checkField, isKey, keyOf } from './field-rule.ts'
import { countValues, putAside, putBack } from './move-values.ts'
import './tables.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>
export const SETTLE_FIELD_JOB = 'settle-field-values'
const no = (problem: FieldProblem): FieldOutcome => ({ ok: false, problem })
const refused = (text: string) => no({ kind: 'refused', text })

/** The merchant's own fields: what they are. Their values are written with what they are about. */
export function createCustomFields({ db }: { db: Db }) {
  const list = async (noun?: FieldNoun, { removed = false } = {}): Promise<CustomField[]> => {
    const rows = await db
      .selectFrom('custom_fields')
      .selectAll()
      .where('removed_at', removed ? 'is not' : 'is', null)
      .$if(noun !== undefined, (query) => query.where('noun', '=', noun!))
      .orderBy('noun')
      .orderBy('position')
      .orderBy('id')
      .execute()
    return rows.map(fieldOf)
  }

  /** Values follow their field: aside when it is removed, back when it is wanted again. What is left for later a job does. */
  const settle = async (id: number): Promise<void> => {
    const isDone = await inTransaction(db, async (trx) => {
      const field = await lock(trx, id)
      return !field || !(await (field.removed_at ? putAside(trx, field) : putBack(trx, field)))
    })
    if (!isDone) await enqueue(db, { kind: SETTLE_FIELD_JOB, payload: { field: id } })
  }

  return {
    list,
    settle,

    read: async (id: number): Promise<CustomField | undefined> => {
      const row = await db.selectFrom('custom_fields').selectAll().where('id', '=', id).executeTakeFirst()
      return row && fieldOf(row)
    },

    create: async (noun: FieldNoun, { key = '', ...input }: FieldInput & { key?: string }): Promise<FieldOutcome> => {
      const checked = checkField(noun, input)
      if (!checked.ok) return refused(checked.text)
      const wanted = key.trim() === '' ? keyOf(checked.field.name) : key.trim()
      if (!isKey(wanted))
        return refused('A chave só pode ter letras minúsculas sem acento, números e «_», e começa com uma letra.')
      return await inTransaction(db, async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtext('custom-fields'))`.execute(trx)
        const { there, last } = await trx
          .selectFrom('custom_fields')
          .select(({ fn }) => [fn.countAll<number>().as('there'), fn.max('position').as('last')])
          .where('noun', '=', noun)
          .where('removed_at', 'is', null)
          .executeTakeFirstOrThrow()
        if (Number(there) >= MOST_FIELDS) return no({ kind: 'too-many' })
        if (await isTaken(trx, noun, wanted)) return no({ kind: 'key-taken' })
        const { id } = await trx
          .insertInto('custom_fields')
          .values({ noun, key: wanted, position: (last ?? 0) + 1, kind: checked.field.kind, ...columnsOf(checked.field) })
          .returning('id')
          .executeTakeFirstOrThrow()
        return { ok: true, id }
      })
    },

    /** Its key and its kind stay: values were written by them. */
    update: async (id: number, version: number | undefined, input: Omit<FieldInput, 'kind'>): Promise<FieldOutcome> =>
      await inTransaction(db, async (trx) => {
        const now = await lock(trx, id)
        if (!now || now.removed_at) return no({ kind: 'unknown' })
        if (version !== undefined && version !== now.version) return no({ kind: 'stale' })
        const checked = checkField(now.noun, { ...input, kind: now.kind })
        if (!checked.ok) return refused(checked.text)
        const kept = checked.field.options.choices ?? []
        for (const choice of (now.options.choices ?? []).filter((one) => !kept.includes(one))) {
          const uses = await countValues(trx, now, choice)
          if (uses > 0) return refused(`A opção «${choice}» está em uso (${uses}). Troque-a onde ela está antes de retirá-la.`)
        }
        await trx
          .updateTable('custom_fields')
          .set({ ...columnsOf(checked.field), version: now.version + 1 })
          .where('id', '=', id)
          .execute()
        return { ok: true, id }
      }),

    /** All fields of a noun in a new order; those that are not named stay behind the others. */
    arrange: async (noun: FieldNoun, ids: readonly number[]): Promise<void> => {
      await sql`
        update custom_fields f set position = coalesce(array_position(${ids}::bigint[], f.id), ${MOST_FIELDS} + f.position)
        where f.noun = ${noun} and f.removed_at is null
          and f.position is distinct from coalesce(array_position(${ids}::bigint[], f.id), ${MOST_FIELDS} + f.position)`.execute(
        db,
      )
    },

    /** How many things have a value of it; undefined where there is no such field. */
    uses: async (id: number): Promise<number | undefined> =>
      await inTransaction(db, async (trx) => {
        const field = await trx.selectFrom('custom_fields').selectAll().where('id', '=', id).executeTakeFirst()
        return field && (await countValues(trx, field))
      }),

    /** With its values; both can be had back for a while. */
    remove: async (id: number): Promise<FieldOutcome> => {
      const { numUpdatedRows } = await db
        .updateTable('custom_fields')
        .set({ removed_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return no({ kind: 'unknown' })
      await settle(id)
      return { ok: true, id }
    },

    restore: async (id: number): Promise<FieldOutcome> => {
      const outcome = await inTransaction(db, async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtext('custom-fields'))`.execute(trx)
        const field = await lock(trx, id)
        if (!field) return no({ kind: 'unknown' })
        if (field.removed_at && (await isTaken(trx, field.noun, field.key))) return no({ kind: 'key-taken' })
        await trx.updateTable('custom_fields').set({ removed_at: null }).where('id', '=', id).execute()
        return { ok: true, id } as const
      })
      if (outcome.ok) await settle(id)
      return outcome
    },

    sweep: async (): Promise<void> =>
      void (await sql`delete from custom_fields where removed_at < now() - make_interval(days => ${KEPT_DAYS}::integer)`.execute(
        db,
      )),
  }
}
export type CustomFields = ReturnType<typeof createCustomFields>

const lock = (trx: Trx, id: number) =>
  trx.selectFrom('custom_fields').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

const isTaken = async (trx: Trx, noun: FieldNoun, key: string) =>
  (await trx
    .selectFrom('custom_fields')
    .select('id')
    .where('noun', '=', noun)
    .where('key', '=', key)
    .where('removed_at', 'is', null)
    .executeTakeFirst()) !== undefined

const columnsOf = ({ name, help, options, required, seenBy, onPage, onCard, filterable, searchable, asked }: FieldInput) => ({
  name,
  help,
  options: JSON.stringify(options),
  required,
  seen_by: seenBy,
  on_page: onPage,
  on_card: onCard,
  filterable,
  searchable,
  asked,
})

const fieldOf = ({
  seen_by,
  on_page,
  on_card,
  removed_at,
  created_at: _at,
  ...row
}: Selectable<Database['custom_fields']>): CustomField => ({
  ...row,
  seenBy: seen_by,
  onPage: on_page,
  onCard: on_card,
  removedAt: removed_at,
})
