import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { type Connection, describeConnection } from '#db/connection.ts'
import { OperatorError } from '#kit/operator-error.ts'
import { unreachable } from '#db/unreachable.ts'

export interface Migration {
  name: string
  sql: string
  checksum: string
}

/** Any number will do as long as nobody else on the same server uses it: "vitrine" on a telephone's keys. */
const MIGRATION_LOCK = 8_487_463
const SHOP_MIGRATIONS = fileURLToPath(new URL('../../db/migrations', import.meta.url))

/** Brings the database up to this version of the shop; returns the names that it applied. Several processes may call it at once. */
export async function migrate(options: {
  connection: Connection
  folder?: string
  say?: (line: string) => void
}): Promise<string[]> {
  const { connection, folder = SHOP_MIGRATIONS, say = () => {} } = options
  // A connection of its own: a migration may take longer than any statement of the shop.
  const client = new Client({ ...connection, application_name: 'vitrine migrate', connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect().catch((error: unknown) => {
    throw unreachable(error, describeConnection(connection))
  })
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    return await applyMissing({ client, known: readMigrations(folder), say })
  } finally {
    // The lock ends with the connection.
    await client.end()
  }
}

async function applyMissing({ client, known, say }: { client: Client; known: Migration[]; say: (line: string) => void }) {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  )
  refuseStrangers(rows, known)
  const applied = new Set(rows.map((row) => row.name))
  const missing = known.filter((migration) => !applied.has(migration.name))
  for (const migration of missing) {
    say(`Atualizando o banco: ${migration.name}…`)
    await apply(client, migration)
  }
  return missing.map((migration) => migration.name)
}

async function apply(client: Client, { name, sql, checksum }: Migration) {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new OperatorError(`A migração ${name} falhou e foi desfeita por inteiro: ${(error as Error).message}`, { cause: error })
  }
}

function refuseStrangers(applied: { name: string; checksum: string }[], known: Migration[]) {
  const byName = new Map(known.map((migration) => [migration.name, migration]))
  for (const { name, checksum } of applied) {
    const migration = byName.get(name)
    if (!migration) {
      throw new OperatorError(
        `O banco já tem a migração ${name}, que esta versão da Vitrine não conhece: use a versão mais nova ou restaure um backup anterior a ela.`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new OperatorError(
        `O arquivo da migração ${name} mudou depois de aplicado a este banco: devolva o conteúdo original e escreva a mudança em uma migração nova.`,
      )
    }
  }
}

/** The migrations that this version of the shop knows, in their order. */
export function readMigrations(folder = SHOP_MIGRATIONS): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      // A checkout on Windows may have other line ends; it is the same migration.
      const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
      return { name: file.slice(0, -'.sql'.length), sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}
