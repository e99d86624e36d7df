import { type Kysely, sql } from 'kysely'
import { notify } from '#db/notify.ts'
import type { Database } from '#db/schema.ts'

/**
 * Tells of what became true only because time passed: a sale that began or ended, a product or a post whose hour has come.
 * No row changes then, so no trigger speaks. Answers until when it looked, by the database's clock.
 */
export async function announceDue(db: Kysely<Database>, since: Date | undefined): Promise<{ until: Date; tags: string[] }> {
  const { rows } = await sql<{ until: Date; tags: string[] }>`
    with span as (select coalesce(${since ?? null}::timestamptz, now()) as since, now() as until)
    select until, array_remove(array[
      case when exists (select 1 from products where published_at > since and published_at <= until)
        or exists (select 1 from products where sale_from > since and sale_from <= until)
        or exists (select 1 from products where sale_to > since and sale_to <= until)
        or exists (select 1 from variations where sale_from > since and sale_from <= until)
        or exists (select 1 from variations where sale_to > since and sale_to <= until)
        then 'products' end,
      case when exists (select 1 from content where type = 'post' and published_at > since and published_at <= until) then 'posts' end,
      case when exists (select 1 from content where type = 'template' and published_at > since and published_at <= until) then 'templates' end,
      case when exists (select 1 from content where type = 'popup' and published_at > since and published_at <= until) then 'popups' end
    ], null) as tags
    from span`.execute(db)
  const { until, tags } = rows[0]!
  if (tags.length > 0) await notify(db, 'content', JSON.stringify(tags))
  return { until, tags }
}
