import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { StockLedger } from '#shop/stock/contract.ts'
import type { EditProblem, OfferInput } from '../editing/contract.ts'
import { readProducts } from '../editing/read-products.ts'
import { updateProduct } from '../editing/save-product.ts'
import { updateVariation } from '../editing/save-variations.ts'
import { type Variation, offeredOf, variationsOf } from './read-offered.ts'
import { type BulkInput, givesAway, offerInput, type Offered, type Snapshot } from './bulk-rule.ts'
import { previewBulk } from './preview.ts'
import './tables.ts'

type Trx = Transaction<Database>
type Options = { db: Kysely<Database>; stock: StockLedger }
/** `uncounted`: things whose stock was to change, but whose units nobody counts. */
export type BulkDone = { ok: true; id: number; products: number; variations: number; uncounted: number }
export type BulkProblem = EditProblem | { kind: 'given-away'; names: string[] }
export type BulkRefused = { ok: false; problem: BulkProblem }
export type Undone = { ok: true; restored: number; kept: number } | { ok: false; problem: 'gone' | 'undone' }

/** Afterwards nobody remembers why. */
const KEEP_DAYS = 30

/** Changes of many products at once: all of them or none, and all of them back again. */
export function createBulk({ db, stock }: Options) {
  const desk = (trx: Trx) => ({ db: trx, stock })

  const change = async (
    ids: readonly number[],
    input: BulkInput,
    userId: number | undefined,
  ): Promise<BulkDone | BulkRefused> => {
    const outcome = await attempt(() =>
      inTransaction(db, async (trx) => {
        const snapshots: Snapshot[] = []
        await lockThings(trx, ids)
        const products = await readProducts(trx, ids)
        const variations = await variationsOf(trx, products, input)
        const offered = products.flatMap((product) => offeredOf(product, variations))
        const givenAway = products.filter((product) =>
          offeredOf(product, variations).some((thing) => givesAway(thing, offerInput(thing, input) ?? {})),
        )
        if (givenAway.length > 0) throw new Refusal({ kind: 'given-away', names: givenAway.map(({ name }) => name) })
        for (const product of products) {
          const own = product.type === 'simple' ? offerInput(product, input) : undefined
          const categoryIds = categoriesAfter(
            product.categories.map(({ id }) => id),
            input,
          )
          const status = input.status !== undefined && input.status !== product.status ? input.status : undefined
          if (own || categoryIds || status) {
            const saved = await updateProduct(
              desk(trx),
              { id: product.id },
              { ...own, ...(status && { status }), ...(categoryIds && { categoryIds }) },
            )
            if (!saved.ok) throw new Refusal(saved.problem)
            snapshots.push({
              ...snapshotOf(product, own),
              productId: product.id,
              variationId: null,
              version: product.version + 1,
              status: status ? (product.status as Snapshot['status']) : null,
              categoryIds: categoryIds ? product.categories.map(({ id }) => id) : null,
            })
          }
          snapshots.push(...(await changeVariations(trx, variations.get(product.id) ?? [], input)))
        }
        const { id } = await trx
          .insertInto('bulk_changes')
          .values({ user_id: userId ?? null, before: JSON.stringify(snapshots) })
          .returning('id')
          .executeTakeFirstOrThrow()
        return {
          ok: true as const,
          id,
          products: new Set(snapshots.map(({ productId }) => productId)).size,
          variations: snapshots.filter(({ variationId }) => variationId !== null).length,
          uncounted: input.stock ? offered.filter(({ manage_stock }) => !manage_stock).length : 0,
        }
      }),
    )
    return outcome
  }

  const changeVariations = async (trx: Trx, rows: Variation[], input: BulkInput): Promise<Snapshot[]> => {
    const snapshots: Snapshot[] = []
    for (const row of rows) {
      const own = offerInput(row, input)
      if (!own) continue
      const place = { productId: row.product_id, variationId: row.id }
      const saved = await updateVariation(desk(trx), { productId: row.product_id, id: row.id }, own)
      if (!saved.ok) throw new Refusal(saved.problem)
      snapshots.push({ ...snapshotOf(row, own), ...place, status: null, categoryIds: null, version: row.version + 1 })
    }
    return snapshots
  }

  /** Puts back what stood there. What somebody has changed since stays as they left it. */
  const undo = (id: number): Promise<Undone> =>
    inTransaction(db, async (trx) => {
      const row = await trx.selectFrom('bulk_changes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      if (!row) return { ok: false, problem: 'gone' }
      if (row.undone_at) return { ok: false, problem: 'undone' }
      let restored = 0
      for (const snapshot of row.before) {
        const { productId, variationId, version } = snapshot
        const units = await unitsBefore(trx, snapshot)
        const offer = { ...offerBefore(snapshot), ...(units !== undefined && { units }) }
        const saved =
          variationId === null
            ? await updateProduct(
                desk(trx),
                { id: productId, version },
                {
                  ...offer,
                  ...(snapshot.status && { status: snapshot.status }),
                  ...(snapshot.categoryIds && { categoryIds: snapshot.categoryIds }),
                },
              )
            : await updateVariation(desk(trx), { productId, id: variationId, version }, offer)
        if (saved.ok) restored++
      }
      await trx
        .updateTable('bulk_changes')
        .set({ undone_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute()
      return { ok: true, restored, kept: row.before.length - restored }
    })

  return {
    change,
    preview: (ids: readonly number[], input: BulkInput) => previewBulk(db, ids, input),
    undo,
    sweep: async (): Promise<void> => {
      await db
        .deleteFrom('bulk_changes')
        .where('created_at', '<', sql<Date>`now() - ${KEEP_DAYS} * interval '1 day'`)
        .execute()
    },
  }
}
export type Bulk = ReturnType<typeof createBulk>

/** What is read now stays so until the change is written: no sale and no other tab comes in between. */
async function lockThings(trx: Trx, ids: readonly number[]) {
  await sql`select from products where id = any(${ids}::bigint[]) order by id for update`.execute(trx)
  await sql`select from variations where product_id = any(${ids}::bigint[]) order by id for update`.execute(trx)
  await sql`select from stock where product_id = any(${ids}::bigint[]) order by id for update`.execute(trx)
}

class Refusal extends Error {
  problem: BulkProblem
  constructor(problem: BulkProblem) {
    super(problem.kind)
    this.problem = problem
  }
}

/** One that can't be changed takes back all of them. */
async function attempt(work: () => Promise<BulkDone>): Promise<BulkDone | BulkRefused> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem }
    throw error
  }
}

function categoriesAfter(now: number[], { addCategories = [], removeCategories = [] }: BulkInput): number[] | undefined {
  const after = [...new Set([...now.filter((id) => !removeCategories.includes(id)), ...addCategories])]
  return after.length === now.length && after.every((id) => now.includes(id)) ? undefined : after
}

const touchesPrice = (input: OfferInput) => input.regularCents !== undefined || input.saleCents !== undefined

const snapshotOf = (now: Offered, input: OfferInput | undefined): Pick<Snapshot, 'offer' | 'unitsAdded'> => ({
  offer:
    input && touchesPrice(input)
      ? {
          regularCents: now.priced ? now.price_cents : null,
          saleCents: now.sale_price_cents,
          saleFrom: now.sale_from?.toISOString() ?? null,
          saleTo: now.sale_to?.toISOString() ?? null,
        }
      : null,
  unitsAdded: input?.units === undefined ? 0 : input.units - (now.on_hand ?? 0),
})

const offerBefore = ({ offer }: Snapshot): OfferInput =>
  offer === null
    ? {}
    : {
        regularCents: offer.regularCents,
        saleCents: offer.saleCents,
        saleFrom: offer.saleFrom === null ? null : new Date(offer.saleFrom),
        saleTo: offer.saleTo === null ? null : new Date(offer.saleTo),
      }

async function unitsBefore(trx: Trx, { productId, variationId, unitsAdded }: Snapshot): Promise<number | undefined> {
  if (unitsAdded === 0) return undefined
  const row = await trx
    .selectFrom('stock')
    .select('on_hand')
    .where('product_id', '=', productId)
    .where(sql<boolean>`variation_id is not distinct from ${variationId}::bigint`)
    .forUpdate()
    .executeTakeFirst()
  return row && Math.max(0, row.on_hand - unitsAdded)
}
