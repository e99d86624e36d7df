import { sql } from 'kysely'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import { UNBOUNDED } from '#shop/downloads/service.ts'
import type { Trx } from '../../kind.ts'
import { momentOf, oldIdOf, wholeOf, type Wire } from '../../wire.ts'

export type OldPermission = { file: string; product: string; count: number; most: number; until: Date }

/** What the buyer may fetch, and how often and how long still. */
export const permissionsOf = (data: Wire): OldPermission[] =>
  listOf(data['download_permissions']).flatMap((one) => {
    const permission = recordOf(one)
    const file = textOf(permission['download_id']).slice(0, 200)
    const product = oldIdOf(permission['product_id'])
    if (file === '' || product === undefined) return []
    const count = Math.max(0, wholeOf(permission['download_count']) ?? 0)
    const remaining = wholeOf(permission['downloads_remaining'])
    const most = remaining === undefined ? UNBOUNDED.times : Math.min(UNBOUNDED.times, count + Math.max(0, remaining))
    return [{ file, product, count, most, until: momentOf(permission, 'access_expires') ?? UNBOUNDED.until }]
  })

type Granted = OldPermission & { orderId: number; productId: number }

/** Grants of the old shop hold on here; what was fetched here since is not forgotten. */
export async function writePermissions(trx: Trx, source: string, granted: readonly Granted[]): Promise<void> {
  if (granted.length === 0) return
  await sql`
    insert into download_counts as c (order_id, download_id, count, most, until)
    select distinct on (1, 2) w."orderId", f.download_id, w.count, w.most, w.until
    from jsonb_to_recordset(${JSON.stringify(granted)}::jsonb)
      as w ("orderId" bigint, "productId" bigint, file text, count integer, most integer, until timestamptz)
    join moved_files f on f.source = ${source} and f.product_id = w."productId" and f.old_id = w.file and f.download_id is not null
    order by 1, 2, w.most desc
    on conflict (order_id, download_id) do update
      set most = excluded.most, until = excluded.until, count = greatest(c.count, excluded.count)`.execute(trx)
}
