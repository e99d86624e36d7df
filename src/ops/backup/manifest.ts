import { type Static, Type } from 'typebox'
import { Check } from 'typebox/value'
import { OperatorError } from '#kit/operator-error.ts'
import type { Migration } from '#db/migrate.ts'

/** Rises when an older Vitrine could no longer read what a newer one packs. */
export const BACKUP_VERSION = 2

/** Parts of the data folder that travel with the database. The secret is not one of them: it must not lie beside what it protects. */
export const PACKED_FOLDERS = ['media', 'downloads', 'uploads'] as const
export type PackedFolder = (typeof PACKED_FOLDERS)[number]

export const MANIFEST = 'manifest.json'
/** Last in the archive, in the notation of sha256sum: its presence also proves that the archive has its end. */
export const CHECKSUMS = 'checksums.sha256'
export const entryOfTable = (table: string) => `tables/${table}.copy`

const name = Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]{0,62}$' })
const sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' })
const whole = Type.Integer({ minimum: 0 })
const table = Type.Object({ name, columns: Type.Array(name, { minItems: 1 }), rows: whole, bytes: whole, sha256 })
const manifest = Type.Object({
  format: Type.Literal('vitrine-backup'),
  version: Type.Integer({ minimum: 1, maximum: BACKUP_VERSION }),
  created_at: Type.String(),
  migrations: Type.Array(Type.Object({ name: Type.String(), checksum: sha256, applied_at: Type.String() }), { minItems: 1 }),
  /** What extensions had made for themselves. */
  extension_migrations: Type.Optional(
    Type.Array(Type.Object({ extension: Type.String(), name: Type.String(), checksum: sha256 })),
  ),
  tables: Type.Array(table),
  // A value may be past what a JSON number holds exactly.
  sequences: Type.Array(
    Type.Object({ name, last_value: Type.String({ pattern: '^-?[0-9]{1,19}$' }), is_called: Type.Boolean() }),
  ),
})

export type Manifest = Static<typeof manifest>

/** The first backups had no files of forms: those that a shop has then are all that there are. */
export const foldersOf = ({ version }: Pick<Manifest, 'version'>): readonly PackedFolder[] =>
  version === 1 ? ['media', 'downloads'] : PACKED_FOLDERS
export type PackedTable = Static<typeof table>

export function readManifest(text: string): Manifest {
  const read = parsed(text)
  if (Check(manifest, read)) return read
  const { format, version } = (read ?? {}) as { format?: unknown; version?: unknown }
  if (format === 'vitrine-backup' && typeof version === 'number' && version > BACKUP_VERSION) {
    throw new OperatorError('Este backup foi feito por uma Vitrine mais nova: atualize a Vitrine e tente de novo.')
  }
  throw new OperatorError(
    'O arquivo não é um backup da Vitrine, ou a folha de rosto dele (manifest.json) está estragada: use outro backup.',
  )
}

/** A backup can be older than this version of the shop, never newer, and both must mean the same by a migration's name. */
export function refuseUnknownMigrations({ migrations }: Manifest, known: Migration[]) {
  const byName = new Map(known.map((migration) => [migration.name, migration]))
  for (const { name: wanted, checksum } of migrations) {
    const migration = byName.get(wanted)
    if (!migration) {
      throw new OperatorError(
        `Este backup é de uma versão mais nova da Vitrine (migração ${wanted}): atualize a Vitrine e tente de novo.`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new OperatorError(
        `A migração ${wanted} deste backup não é a mesma desta Vitrine: restaure com a versão que fez o backup.`,
      )
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
