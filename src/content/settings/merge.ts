import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/** Changes some parts of a setting that has several: one statement, so that two who change different parts both do. */
export async function mergeSetting(db: Kysely<Database>, name: string, patch: Record<string, unknown>) {
  const json = JSON.stringify(patch)
  await sql`
    insert into settings (name, value) values (${name}, ${json}::jsonb)
    on conflict (name) do update set updated_at = now(),
      value = case when jsonb_typeof(settings.value) = 'object' then settings.value else '{}' end || ${json}::jsonb`.execute(db)
}

/** The same inside of one part: what else stands in it stays. */
export async function mergePart(db: Kysely<Database>, name: string, part: string, patch: Record<string, unknown>) {
  const json = JSON.stringify(patch)
  await sql`
    insert into settings (name, value) values (${name}, jsonb_build_object(${part}::text, ${json}::jsonb))
    on conflict (name) do update set updated_at = now(),
      value = case when jsonb_typeof(settings.value) = 'object' then settings.value else '{}' end
        || jsonb_build_object(${part}::text,
          case when jsonb_typeof(settings.value -> ${part}) = 'object' then settings.value -> ${part} else '{}' end || ${json}::jsonb)`.execute(
    db,
  )
}
