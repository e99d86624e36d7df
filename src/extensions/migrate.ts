import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Migration, readMigrations } from '#db/migrate.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { OperatorError } from '#kit/operator-error.ts'

/** The prefix of everything that an extension makes in the database. */
export const prefixOf = (extension: string) => `ext_${extension.replaceAll('-', '_')}_`

/** What stands in the `migrations/` of an extension's folder. */
export function extensionMigrations(folder: string | undefined): Migration[] {
  const migrations = join(folder ?? '', 'migrations')
  return folder !== undefined && existsSync(migrations) ? readMigrations(migrations) : []
}

/** Brings an extension's own tables up to its version; returns the names that were applied. Several processes may call it at once. */
export async function migrateExtension(
  db: Kysely<Database>,
  { name, folder }: { name: string; folder: string },
): Promise<string[]> {
  const known = extensionMigrations(folder)
  if (known.length === 0) return []
  return await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('vitrine: migrations of extensions'))`.execute(trx)
    // Longer than a shopper would wait.
    await sql`set local statement_timeout = '5min'`.execute(trx)
    const applied = await trx
      .selectFrom('extension_migrations')
      .select(['name', 'checksum'])
      .where('extension', '=', name)
      .execute()
    for (const { name: migration, checksum } of applied) {
      const file = known.find((one) => one.name === migration)
      if (file && file.checksum !== checksum)
        throw new OperatorError(
          `O arquivo da migração ${migration} da extensão ${name} mudou depois de aplicado: devolva o conteúdo original e escreva a mudança em uma migração nova.`,
        )
    }
    const missing = known.filter((one) => !applied.some((row) => row.name === one.name))
    for (const migration of missing) await apply(trx, name, migration)
    return missing.map((one) => one.name)
  })
}

async function apply(trx: Transaction<Database>, extension: string, { name, sql: text, checksum }: Migration) {
  const before = await relationsOf(trx)
  try {
    await sql.raw(text).execute(trx)
  } catch (error) {
    throw new OperatorError(
      `A migração ${name} da extensão ${extension} falhou e foi desfeita por inteiro: ${(error as Error).message}`,
      { cause: error },
    )
  }
  const strange = strangeChanges(before, await relationsOf(trx), prefixOf(extension))
  if (strange.length > 0)
    throw new OperatorError(
      `A migração ${name} da extensão ${extension} foi desfeita: ela mexe no que não é dela (${strange.join(', ')}). Tudo o que ela cria deve se chamar ${prefixOf(extension)}…, e nada da loja pode mudar.`,
    )
  await trx.insertInto('extension_migrations').values({ extension, name, checksum }).execute()
}

/** What stands in the schema, each with what would change if somebody altered it. */
export type Relation = { name: string; kind: string; shape: string }

async function relationsOf(trx: Transaction<Database>): Promise<Relation[]> {
  const { rows } = await sql<Relation>`
    select c.relname as name, 'relation' as kind, (
      select coalesce(string_agg(a.attname || ' ' || a.atttypid || a.attnotnull, ',' order by a.attnum), '') from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ) as shape
    from pg_class c where c.relnamespace = 'public'::regnamespace
    union all
    select p.proname, 'function', md5(p.prosrc) || pg_get_function_identity_arguments(p.oid) from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind <> 'a'
    union all
    select t.tgname, 'trigger', c.relname || t.tgenabled::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
    union all
    select t.typname, 'type', '' from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')`.execute(
    trx,
  )
  return rows
}

/** What was added without the prefix, altered or taken away, by name. */
export function strangeChanges(before: Relation[], after: Relation[], prefix: string): string[] {
  const keyOf = ({ name, kind, shape }: Relation) => `${kind} ${name} ${shape}`
  const [was, is] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))]
  const changed = [...before.filter((one) => !is.has(keyOf(one))), ...after.filter((one) => !was.has(keyOf(one)))]
  return [...new Set(changed.map(({ name }) => name).filter((name) => !name.startsWith(prefix)))]
}

/** Takes away all that an extension has in the database: its tables, settings and secrets. */
export async function removeExtensionData(db: Kysely<Database>, extension: string): Promise<string[]> {
  const prefix = prefixOf(extension)
  return await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and starts_with(c.relname, ${prefix}) order by c.relname`.execute(
      trx,
    )
    for (const { name } of rows) await sql`drop table if exists ${sql.table(name)} cascade`.execute(trx)
    const routines = await sql<{ statement: string }>`
      select format('drop routine if exists %I(%s) cascade', p.proname, pg_get_function_identity_arguments(p.oid)) as statement
      from pg_proc p where p.pronamespace = 'public'::regnamespace and starts_with(p.proname, ${prefix})`.execute(trx)
    for (const { statement } of routines.rows) await sql.raw(statement).execute(trx)
    await trx.deleteFrom('extension_migrations').where('extension', '=', extension).execute()
    await trx.deleteFrom('extensions').where('name', '=', extension).execute()
    return rows.map(({ name }) => name)
  })
}
