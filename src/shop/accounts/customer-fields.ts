import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { TypedField } from '#kit/typed-fields/definition.ts'
import { readValue } from '#kit/typed-fields/read-value.ts'
import type { FieldProblem } from './contract.ts'
import { saveCustomerMeta } from './customer-meta.ts'
import type { BesideProfile } from './profiles.ts'

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
    /** What is wrong with the answers, told by its field; all of them are kept in the transaction of whoever keeps the rest of the form. */
    read: async (userId: number, sent: Record<string, unknown>): Promise<BesideProfile> => {
      const answers = (await of(userId)).map((field) => ({ field, value: sent[field.key] ?? null }))
      const problems = answers.flatMap(({ field, value }): FieldProblem[] => {
        const read = readValue(field, value)
        const why = !read.ok ? read.why : field.required && read.value === null ? 'é preciso preencher.' : undefined
        return why === undefined ? [] : [{ field: inputName(field.key), text: `${field.name}: ${why}` }]
      })
      // What nobody answered is no answer taken away.
      const changes = answers.filter(({ field, value }) => value !== null || field.value !== null)
      const keep: BesideProfile['keep'] = async (trx) => {
        const saved = await saveCustomerMeta(
          trx,
          userId,
          changes.map(({ field, value }) => ({ key: field.key, value })),
        )
        return saved.ok ? [] : [{ field: '', text: saved.text }]
      }
      return { problems, keep }
    },
  }
}
export type CustomerFields = ReturnType<typeof createCustomerFields>
