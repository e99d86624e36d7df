import type { Client } from 'pg'

/**
 * Lets rows come in any order: while the work runs, no foreign key is checked and no trigger of the shop fires. Afterwards all
 * are back as they were, and every row has been checked against every foreign key.
 */
export async function unguarded<T>(client: Client, work: () => Promise<T>): Promise<T> {
  const keys = await client.query<{ name: string; relation: string; definition: string }>(
    `select quote_ident(conname) as name, conrelid::regclass::text as relation, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by conrelid, conname`,
  )
  const triggers = await client.query<{ name: string; relation: string }>(
    `select quote_ident(t.tgname) as name, t.tgrelid::regclass::text as relation
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgenabled = 'O' and t.tgparentid = 0`,
  )
  for (const { relation, name } of keys.rows) await client.query(`alter table ${relation} drop constraint ${name}`)
  for (const { relation, name } of triggers.rows) await client.query(`alter table ${relation} disable trigger ${name}`)
  const result = await work()
  for (const { relation, name } of triggers.rows) await client.query(`alter table ${relation} enable trigger ${name}`)
  for (const { relation, name, definition } of keys.rows)
    await client.query(`alter table ${relation} add constraint ${name} ${definition}`)
  return result
}
