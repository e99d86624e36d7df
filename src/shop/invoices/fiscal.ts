import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { OrderLine } from '#shop/orders/contract.ts'
import type { Fiscal } from './hand-off.ts'

/** What the merchant wrote of a product for its invoices. */
export type ProductFiscal = Omit<Fiscal, 'gtin'> & { version: number }
export const UNWRITTEN: ProductFiscal = {
  ncm: '',
  cest: '',
  cfop: '',
  origin: 0,
  unit: 'UN',
  cstIbsCbs: '',
  classTrib: '',
  version: 0,
}

const FIELDS = sql`f.ncm, f.cest, f.cfop, f.origin, f.unit, f.cst_ibs_cbs as "cstIbsCbs", f.class_trib as "classTrib"`

export async function productFiscal(db: Kysely<Database>, productId: number): Promise<ProductFiscal> {
  const { rows } = await sql<ProductFiscal>`
    select ${FIELDS}, f.version from product_fiscal f where f.product_id = ${productId}`.execute(db)
  return rows[0] ?? UNWRITTEN
}

/** False when somebody else wrote it meanwhile. */
export async function keepProductFiscal(db: Kysely<Database>, productId: number, fiscal: ProductFiscal): Promise<boolean> {
  const { ncm, cest, cfop, origin, unit, cstIbsCbs: cst_ibs_cbs, classTrib: class_trib, version } = fiscal
  const columns = { ncm, cest, cfop, origin, unit, cst_ibs_cbs, class_trib }
  const kept = await db
    .insertInto('product_fiscal')
    .values({ product_id: productId, ...columns, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('product_id')
        .doUpdateSet({ ...columns, version: version + 1 })
        .where('product_fiscal.version', '=', version),
    )
    .returning('product_id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Of each line of an order; of a product that is gone nothing is known any more. */
export async function readFiscal(db: Kysely<Database>, lines: OrderLine[]): Promise<Map<number, Fiscal>> {
  const { rows } = await sql<Fiscal & { id: number }>`
    select l.id, coalesce(nullif(v.gtin, ''), p.gtin, '') as gtin, coalesce(f.ncm, '') as ncm, coalesce(f.cest, '') as cest,
      coalesce(f.cfop, '') as cfop, coalesce(f.origin, 0) as origin, coalesce(f.unit, 'UN') as unit,
      coalesce(f.cst_ibs_cbs, '') as "cstIbsCbs", coalesce(f.class_trib, '') as "classTrib"
    from order_lines l left join products p on p.id = l.product_id left join variations v on v.id = l.variation_id
    left join product_fiscal f on f.product_id = l.product_id
    where l.id = any(${lines.map(({ id }) => id)}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, ...fiscal }) => [id, fiscal]))
}
