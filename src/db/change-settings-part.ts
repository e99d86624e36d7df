import { sql, type Transaction } from 'kysely'
import type { Database } from './schema.ts'

type Change = {
  /** The row of `settings`, and the part of it. */
  name: string
  part: string
  patch: Record<string, unknown>
  /** What was read before; a change since then is not overwritten. */
  version?: number | undefined
}

/** Changes one part of a setting and counts its version. What the patch leaves out stays: two who change different things both do. False: stale. */
export async function changeSettingsPart(trx: Transaction<Database>, { name, part, patch, version }: Change): Promise<boolean> {
  const json = JSON.stringify(patch)
  const was = sql`coalesce((settings.value #>> array[${part}, 'version'])::int, 0)`
  const { rows } = await sql`
    insert into settings (name, value) select ${name}, jsonb_build_object(${part}::text, ${json}::jsonb || '{"version":1}')
      where ${version ?? 0}::int = 0 or exists (select from settings where name = ${name})
    on conflict (name) do update set updated_at = now(),
      value = settings.value || jsonb_build_object(${part}::text,
        coalesce(settings.value -> ${part}, '{}') || ${json}::jsonb || jsonb_build_object('version', ${was} + 1))
      where ${version ?? null}::int is null or ${was} = ${version ?? null}
    returning name`.execute(trx)
  return rows.length > 0
}
