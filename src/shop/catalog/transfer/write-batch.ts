import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { slugOf } from '#kit/pt-br.ts'
import type { StockLedger } from '#shop/stock/contract.ts'
import { firstFree, freeSlug, lockSlugs } from '../editing/names.ts'
import { saveParts } from '../editing/parts.ts'
import type { PlannedPicture, Plan, ProductPlan, VariationPlan } from './plan.ts'
import type { TaxonomyLookup } from './taxonomy-lookup.ts'
import { writeProductParts } from './write-parts.ts'
import { writeTiers } from './write-tiers.ts'

type Trx = Transaction<Database>
type Help = { transferId: number; taxonomy: TaxonomyLookup; stock: StockLedger }
/** As many address parts are tried in one go; who has more products of one name is asked for singly. */
const TRIED_SLUGS = 20

/** Carries out what was planned for a few lines, in a handful of statements however many they are. */
export async function writeBatch(trx: Trx, plans: readonly Plan[], help: Help): Promise<void> {
  const doing = plans.filter(({ outcome, columns }) => columns !== undefined && (outcome === 'new' || outcome === 'changed'))
  const products = doing.filter((plan) => plan.what === 'product')
  const variations = doing.filter((plan) => plan.what === 'variation')
  await giveIds(trx, [...products, ...variations])
  await lockSkus(trx, doing)
  await writeProducts(trx, products)
  await writeProductParts(trx, products, help.taxonomy)
  for (const { id, downloads } of products) if (downloads) await saveParts(trx, id!, { downloads })
  const byLine = new Map(plans.map((plan) => [plan.row.line, plan]))
  for (const plan of variations) plan.productId ??= byLine.get(plan.parentLine ?? -1)?.id
  await writeVariations(trx, variations, help)
  await writeTiers(trx, doing)
  await fetchLater(trx, doing, help.transferId)
  await help.stock.countAll(
    trx,
    doing.flatMap((plan) => {
      if (!plan.columns!.manage_stock || (plan.what === 'product' && plan.columns!.type === 'variable')) return []
      return plan.what === 'product'
        ? { productId: plan.id!, variationId: null, units: plan.units }
        : { productId: plan.productId!, variationId: plan.id!, units: plan.units }
    }),
  )
}

async function giveIds(trx: Trx, plans: readonly Plan[]) {
  const fresh = plans.filter(({ id }) => id === undefined)
  if (fresh.length === 0) return
  const { rows } = await sql<{ id: number }>`
    select nextval('object_ids') as id from generate_series(1, ${fresh.length}::integer)`.execute(trx)
  for (const [at, plan] of fresh.entries()) plan.id = rows[at]!.id
}

/** As a single change does it: nobody else gives one of these codes away before this transaction ends. */
async function lockSkus(trx: Trx, plans: readonly Plan[]) {
  const skus = [...new Set(plans.flatMap(({ columns }) => columns?.sku ?? []))]
  if (skus.length > 0)
    await sql`select pg_advisory_xact_lock(hash) from (
      select distinct hashtext('sku:' || sku) as hash from unnest(${skus}::text[]) as sku order by 1) known`.execute(trx)
}

async function writeProducts(trx: Trx, plans: readonly ProductPlan[]) {
  if (plans.length === 0) return
  await giveSlugs(trx, plans)
  const kept = new Map(
    (
      await trx
        .selectFrom('products')
        .select(['id', 'slug'])
        .where(
          'id',
          'in',
          plans.map(({ id }) => id!),
        )
        .execute()
    ).map((row) => [row.id, row.slug]),
  )
  const rows = plans.map(({ id, version, slug, columns }) => ({
    ...columns!,
    id: id!,
    slug: slug ?? kept.get(id!)!,
    meta: JSON.stringify(columns!.meta),
    version: version + 1,
    modified_at: sql<Date>`now()`,
  }))
  const changing = Object.keys(rows[0]!).filter((column) => column !== 'id')
  await trx
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => Object.fromEntries(changing.map((column) => [column, eb.ref(`excluded.${column}` as never)]))),
    )
    .execute()
}

async function giveSlugs(trx: Trx, plans: readonly ProductPlan[]) {
  const wanting = plans.filter(({ outcome, slug }) => outcome === 'new' || slug !== undefined)
  if (wanting.length === 0) return
  await lockSlugs(trx, 'products')
  const baseOf = ({ slug, columns }: ProductPlan) => (slugOf(slug || columns!.name).slice(0, 180) || 'produto').replace(/-+$/, '')
  const tried = wanting.flatMap((plan) => {
    const base = baseOf(plan)
    return [base, ...Array.from({ length: TRIED_SLUGS - 1 }, (_, at) => `${base}-${at + 2}`)]
  })
  const { rows } = await sql<{ slug: string; id: number }>`
    select slug, id from products where status <> 'trash' and slug = any(${[...new Set(tried)]}::text[])`.execute(trx)
  const holders = new Map(rows.map(({ slug, id }) => [slug, id]))
  const taken = new Set(holders.keys())
  for (const plan of wanting) {
    const base = baseOf(plan)
    if (holders.get(base) === plan.id) {
      plan.slug = base
      continue
    }
    const free = firstFree(base, taken)
    const isKnown = tried.includes(free)
    plan.slug = isKnown ? free : await freeSlug(trx, { table: 'products', from: base, fallback: 'produto', except: plan.id })
    taken.add(plan.slug)
  }
}

async function writeVariations(trx: Trx, plans: readonly VariationPlan[], { taxonomy }: Help) {
  if (plans.length === 0) return
  const pictures = new Map(
    (
      await trx
        .selectFrom('variations')
        .select(['id', 'picture_id'])
        .where(
          'id',
          'in',
          plans.map(({ id }) => id!),
        )
        .execute()
    ).map((row) => [row.id, row.picture_id]),
  )
  const rows = plans.map((plan) => ({
    ...plan.columns!,
    id: plan.id!,
    product_id: plan.productId!,
    meta: JSON.stringify(plan.columns!.meta),
    picture_id: pictureOf(plan.pictures, pictures.get(plan.id!) ?? null),
    version: plan.version + 1,
    modified_at: sql<Date>`now()`,
  }))
  const changing = Object.keys(rows[0]!).filter((column) => column !== 'id' && column !== 'product_id')
  await trx
    .insertInto('variations')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => Object.fromEntries(changing.map((column) => [column, eb.ref(`excluded.${column}` as never)]))),
    )
    .execute()
  const chosen = plans.filter(({ terms }) => terms !== undefined)
  if (chosen.length === 0) return
  await trx
    .deleteFrom('variation_terms')
    .where(
      'variation_id',
      'in',
      chosen.map(({ id }) => id!),
    )
    .execute()
  const terms: { variation_id: number; attribute_id: number; term_id: number }[] = []
  for (const plan of chosen)
    for (const { name, option } of plan.terms!) {
      const attribute_id = await taxonomy.makeAttribute(trx, name)
      terms.push({ variation_id: plan.id!, attribute_id, term_id: await taxonomy.makeTerm(trx, attribute_id, option) })
    }
  if (terms.length > 0)
    await trx
      .insertInto('variation_terms')
      .values(terms)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** A picture that is still to come takes its place when it is there; until then the old one stays. */
function pictureOf(pictures: PlannedPicture[] | undefined, now: number | null): number | null {
  if (pictures === undefined) return now
  const [picture] = pictures
  if (!picture) return null
  return 'mediaId' in picture ? picture.mediaId : now
}

async function fetchLater(trx: Trx, plans: readonly Plan[], transfer_id: number) {
  const rows = plans.flatMap((plan) =>
    (plan.pictures ?? []).flatMap((picture, position) =>
      'source' in picture
        ? {
            transfer_id,
            line: plan.row.line,
            product_id: plan.what === 'product' ? plan.id! : plan.productId!,
            variation_id: plan.what === 'product' ? null : plan.id!,
            source: picture.source,
            position,
            alt: picture.alt ?? '',
          }
        : [],
    ),
  )
  if (rows.length > 0) await trx.insertInto('transfer_pictures').values(rows).execute()
}
