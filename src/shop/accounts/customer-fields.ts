import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { TypedField } from '#kit/typed-fields/definition.ts'
import { readValue } from '#kit/typed-fields/read-value.ts'
import type { FieldProblem } from './contract.ts'
import { saveCustomerMeta } from './customer-meta.ts'

/** A field that the shop asks customers in their account, with what they answered. */
export type AskedField = TypedField & { help: string; value: unknown }

/** The name that a field has in a form. */
export const inputName = (key: string) => `field_${key}`

export function createCustomerFields({ db }: { db: Kysely<Database> }) {
  const of = async (userId: number): Promise<AskedField[]> =>
    (
      await sql<AskedField>`
        select f.key, f.name, f.kind, f.options, f.required, f.help,
          (select m -> 'value' from customer_meta c, jsonb_array_elements(c.meta) m where c.user_id = ${userId} and m ->> 'key' = f.key limit 1) as value
        from custom_fields f where f.noun = 'customer' and f.asked and f.removed_at is null order by f.position, f.id`.execute(db)
    ).rows
  return {
    of,
    /** All answers or none; what is wrong is told by its field. */
    save: async (userId: number, sent: Record<string, unknown>): Promise<FieldProblem[]> => {
      const fields = await of(userId)
      const answers = fields.map((field) => ({ field, value: sent[field.key] ?? null }))
      const problems = answers.flatMap(({ field, value }): FieldProblem[] => {
        const read = readValue(field, value)
        const why = !read.ok ? read.why : field.required && read.value === null ? 'é preciso preencher.' : undefined
        return why === undefined ? [] : [{ field: inputName(field.key), text: `${field.name}: ${why}` }]
      })
      if (problems.length > 0) return problems
      // What nobody answered is no answer taken away.
      const changes = answers.filter(({ field, value }) => value !== null || field.value !== null)
      const saved = await inTransaction(db, (trx) =>
        saveCustomerMeta(
          trx,
          userId,
          changes.map(({ field, value }) => ({ key: field.key, value })),
        ),
      )
      return saved.ok ? [] : [{ field: '', text: saved.text }]
    },
  }
}
export type CustomerFields = ReturnType<typeof createCustomerFields>
