import { sql } from 'kysely'
import type { Trx } from '../kind.ts'

/** The codes that things may have: each as wanted, or empty where another thing of the shop or of this batch has it. */
export async function freeSkus(trx: Trx, wanted: readonly { sku: string; id: number | undefined }[]): Promise<string[]> {
  const skus = [...new Set(wanted.map(({ sku }) => sku).filter((sku) => sku !== ''))]
  await sql`select pg_advisory_xact_lock(hash) from (
    select distinct hashtext('sku:' || sku) as hash from unnest(${skus}::text[]) as sku order by 1) known`.execute(trx)
  const { rows } = await sql<{ sku: string; id: number }>`
    select sku, id from products where status <> 'trash' and sku = any(${skus}::text[])
    union all select sku, id from variations where sku = any(${skus}::text[])`.execute(trx)
  const holders = new Map<string, number | undefined>(rows.map(({ sku, id }) => [sku, id]))
  return wanted.map(({ sku, id }) => {
    if (sku === '') return ''
    if (holders.has(sku) && (holders.get(sku) === undefined || holders.get(sku) !== id)) return ''
    holders.set(sku, undefined)
    return sku
  })
}
