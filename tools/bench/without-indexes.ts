import type { Client } from 'pg'

/** An index that is made at the end is made in a tenth of the time. Those that a rule stands on stay. */
export async function withoutIndexes(client: Client, tables: string[], work: () => Promise<void>) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await work()
  for (const { definition } of rows) await client.query(definition)
}
