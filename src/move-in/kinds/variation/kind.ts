import { sql } from 'kysely'
import { readFieldRules } from '#db/field-rules.ts'
import { changeOffer, NEW_OFFER, type OfferColumns } from '#shop/catalog/editing/offer-rule.ts'
import { refusalText } from '#shop/catalog/transfer/text.ts'
import type { StockLedger } from '#shop/stock/contract.ts'
import type { Kind, Trx, WriteHelp, Writing, Written } from '../../kind.ts'
import { wantPictures } from '../../pictures.ts'
import { keptFields } from '../kept-fields.ts'
import { freeSkus } from '../free-skus.ts'
import { nextIds } from '../next-ids.ts'
import { linkKits } from '../product/link-kits.ts'
import { shippingClassesFor } from '../shipping-classes.ts'
import { termsFor } from '../terms-for.ts'
import { readVariation, type VariationRow } from './read.ts'

type Ready = Writing<VariationRow> & { id: number; productId: number; columns: OfferColumns; notes: string[] }

export const variationKind = (stock: StockLedger): Kind<VariationRow> => ({
  kind: 'variation',
  read: readVariation,
  write: async (trx, things, help) => {
    const parents = await variableParents(trx, things, help)
    const skus = await freeSkus(
      trx,
      things.map(({ row, newId }) => ({ sku: row.input.sku ?? '', id: newId })),
    )
    const ids = await nextIds(trx, things.length)
    const classOf = await shippingClassesFor(trx, things)
    const rules = await readFieldRules(
      trx,
      'variation',
      things.map(({ row }) => row.input.meta),
    )
    const failed: Written[] = []
    const ready: Ready[] = []
    for (const [at, thing] of things.entries()) {
      const { oldId, row, newId } = thing
      const productId = parents.get(row.parent)
      const sku = skus[at]!
      const notes = sku === '' && row.input.sku ? [`O SKU «${row.input.sku}» já é de outro produto e ficou de fora.`] : []
      const meta = keptFields(rules, row.input.meta, notes)
      const offer = changeOffer(NEW_OFFER, { ...row.input, sku, meta }, rules)
      if (productId === undefined) failed.push({ oldId, refused: 'O produto desta variação não veio, ou não tem variações.' })
      else if (!offer.ok) failed.push({ oldId, refused: refusalText(offer.problem) })
      else {
        const columns = { ...offer.columns, shipping_class_id: classOf(thing, notes) }
        ready.push({ ...thing, id: newId ?? ids[at]!, productId, columns, notes })
      }
    }
    await upsert(trx, ready)
    await writeTerms(trx, ready, help)
    await wantPictures(
      trx,
      help.source,
      ready.flatMap(({ id, row }) => (row.picture ? { ...row.picture, noun: 'variation', thingId: id, position: 0 } : [])),
    )
    await stock.countAll(
      trx,
      ready.flatMap(({ id, productId, columns, row }) =>
        columns.manage_stock ? { productId, variationId: id, units: row.input.units } : [],
      ),
    )
    return [...failed, ...ready.map(({ oldId, id, notes }) => ({ oldId, newId: id, place: 'variations' as const, notes }))]
  },
  link: linkKits,
})

async function variableParents(trx: Trx, things: readonly Writing<VariationRow>[], { newIds }: WriteHelp) {
  const known = await newIds('product', [...new Set(things.map(({ row }) => row.parent))])
  if (known.size === 0) return new Map<string, number>()
  const rows = await trx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...known.values()])
    .where('type', '=', 'variable')
    .execute()
  const variable = new Set(rows.map(({ id }) => id))
  return new Map([...known].filter(([, id]) => variable.has(id)))
}

async function upsert(trx: Trx, ready: readonly Ready[]) {
  if (ready.length === 0) return
  const rows = ready.map(({ id, productId, columns, row }) => ({
    ...columns,
    ...row.measures,
    id,
    product_id: productId,
    description: row.description,
    enabled: row.enabled,
    position: row.position,
    meta: JSON.stringify(columns.meta),
  }))
  const changing = Object.keys(rows[0]!).filter((column) => column !== 'id' && column !== 'product_id')
  await trx
    .insertInto('variations')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        ...Object.fromEntries(changing.map((column) => [column, eb.ref(`excluded.${column}` as never)])),
        version: sql<number>`variations.version + 1`,
        modified_at: sql<Date>`now()`,
      })),
    )
    .execute()
}

/** What a variation is made of must be offered by its product. */
async function writeTerms(trx: Trx, ready: readonly Ready[], help: WriteHelp) {
  const find = await termsFor(
    trx,
    ready.flatMap(({ row }) => row.terms),
    help,
  )
  const terms = ready.flatMap(({ id, productId, row }) =>
    row.terms.map(({ slug, options }) => ({
      variation_id: id,
      product_id: productId,
      attribute_id: find.attribute(slug),
      term_id: find.term(slug, options[0]),
    })),
  )
  const list = sql`jsonb_to_recordset(${JSON.stringify(terms)}::jsonb)
    as t (variation_id bigint, product_id bigint, attribute_id bigint, term_id bigint)`
  await sql`delete from variation_terms where variation_id = any(${ready.map(({ id }) => id)}::bigint[])`.execute(trx)
  await sql`insert into variation_terms (variation_id, attribute_id, term_id)
    select variation_id, attribute_id, term_id from ${list} on conflict do nothing`.execute(trx)
  await sql`insert into product_attributes (product_id, attribute_id, position, visible, variation)
    select distinct product_id, attribute_id, 100, true, true from ${list}
    on conflict (product_id, attribute_id) do update set variation = true where not product_attributes.variation`.execute(trx)
  await sql`insert into product_terms (product_id, term_id, position)
    select distinct product_id, term_id, 1000 from ${list} on conflict do nothing`.execute(trx)
}
