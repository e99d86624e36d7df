import type { Generated } from 'kysely'

interface ExtensionsTable {
  name: string
  is_active: Generated<boolean>
  settings: Generated<Record<string, unknown>>
  version: Generated<number>
  updated_at: Generated<Date>
}

interface ExtensionSecretsTable {
  extension: string
  name: string
  locked: Buffer
}

interface ExtensionMigrationsTable {
  extension: string
  name: string
  checksum: string
  applied_at: Generated<Date>
}

declare module '#db/schema.ts' {
  interface Database {
    extensions: ExtensionsTable
    extension_secrets: ExtensionSecretsTable
    extension_migrations: ExtensionMigrationsTable
  }
}
