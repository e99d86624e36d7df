import type { Static, TObject } from 'typebox'
import { choice, listOf, maybe, moment, orNull, shape, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import type { BulkInput } from '#shop/catalog/bulk/bulk-rule.ts'
import type { PreviewRow } from '#shop/catalog/bulk/preview.ts'
import { readDate } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { LARGEST } from '../wc/offer-arguments.ts'
import { refusalOf } from '../wc/problems.ts'

/** As many as a page of a list shows at the most. */
const MOST_AT_ONCE = 100
const LARGEST_CENTS = 99_999_999_999

const INPUT = {
  price: maybe(
    shape({
      way: choice(['set', 'add', 'percent']),
      /** Centavos, or whole percents. */
      value: whole({ minimum: -LARGEST_CENTS, maximum: LARGEST_CENTS }),
      /** The centavos that every changed price ends in, to the nearest: 90 for «,90». */
      ending: maybe(whole({ minimum: 0, maximum: 99 })),
    }),
  ),
  sale: maybe(
    shape({
      /** Null ends the sale. */
      percent_off: orNull(whole({ minimum: 1, maximum: 99 })),
      from: maybe(orNull(moment())),
      to: maybe(orNull(moment())),
    }),
  ),
  stock: maybe(shape({ way: choice(['set', 'add']), units: whole({ minimum: -LARGEST, maximum: LARGEST }) })),
  status: maybe(choice(['publish', 'draft', 'private'])),
  add_categories: maybe(listOf(whole())),
  remove_categories: maybe(listOf(whole())),
}
const SCHEMA = itemSchema('bulk_change', {
  id: 'whole',
  products: 'whole',
  variations: 'whole',
  uncounted: 'whole',
  restored: 'whole',
  kept: 'whole',
})
const PREVIEW_SCHEMA = itemSchema('bulk_preview', { rows: 'list', total: 'whole' })
const IDS = listOf(whole({ minimum: 1 }), { maxItems: MOST_AT_ONCE })

function inputOf({ price, sale, stock, status, add_categories, remove_categories }: Static<TObject<typeof INPUT>>): BulkInput {
  const percent = price?.way === 'percent' && (price.value < -100 || price.value > 1_000)
  const isFar = price?.way === 'set' && price.value < 0
  if (percent || isFar) throw new RestProblem(400, 'vitrine_bulk_price', 'O preço não pode mudar tanto assim.')
  return {
    price,
    sale: sale && { percentOff: sale.percent_off, from: date(sale.from), to: date(sale.to) },
    stock,
    status,
    addCategories: add_categories,
    removeCategories: remove_categories,
  }
}
const date = (written: string | null | undefined) => (written ? readDate(written) : null)

/** So many names still read as a sentence. */
const NAMED = 5
function givenAway(names: string[]): RestProblem {
  const told = names.slice(0, NAMED).map((name) => `«${name}»`)
  if (names.length > NAMED) told.push(`mais ${names.length - NAMED}`)
  const list = told.length > 1 ? `${told.slice(0, -1).join(', ')} e ${told.at(-1)}` : told.join('')
  return new RestProblem(400, 'vitrine_bulk_price', `Nada foi alterado: com esta mudança sairia de graça ${list}.`)
}

/** Many products changed at once, and back again. */
function bulkRoutes({ bulk }: Pick<ApiServices, 'bulk'>): Route[] {
  const change = endpoint({
    methods: ['POST'],
    args: { ids: IDS, ...INPUT },
    authorize: wcMay.batch,
    answer: async ({ args: { ids, ...args }, caller }) => {
      if (ids.length === 0) throw new RestProblem(400, 'vitrine_bulk_empty', 'Escolha pelo menos um produto.')
      const done = await bulk.change([...new Set(ids)], inputOf(args), caller.user?.id)
      if (!done.ok) throw done.problem.kind === 'given-away' ? givenAway(done.problem.names) : refusalOf(done.problem)
      const { id, products, variations, uncounted } = done
      return { body: { id, products, variations, uncounted } }
    },
  })
  const preview = endpoint({
    methods: ['POST'],
    args: { ids: IDS, ...INPUT },
    authorize: wcMay.batch,
    answer: async ({ args: { ids, ...args } }) => {
      const { rows, total } = await bulk.preview([...new Set(ids)], inputOf(args))
      return { body: { rows: rows.map(previewItem), total } }
    },
  })
  const undo = endpoint({
    methods: ['POST'],
    args: { id: whole() },
    authorize: wcMay.batch,
    answer: async ({ args: { id } }) => {
      const undone = await bulk.undo(id)
      if (undone.ok) return { body: { id, restored: undone.restored, kept: undone.kept } }
      if (undone.problem === 'gone') throw new RestProblem(404, 'vitrine_bulk_gone', 'Esta alteração não existe mais.')
      throw new RestProblem(409, 'vitrine_bulk_undone', 'Esta alteração já foi desfeita.')
    },
  })
  return [
    { namespace: 'vitrine/v1', path: '/products/bulk', endpoints: [change], schema: SCHEMA },
    { namespace: 'vitrine/v1', path: '/products/bulk/preview', endpoints: [preview], schema: PREVIEW_SCHEMA },
    { namespace: 'vitrine/v1', path: '/products/bulk/{id}/undo', endpoints: [undo], schema: SCHEMA },
  ]
}

const previewItem = ({ productId, variationId, name, before, after, isGivenAway }: PreviewRow) => ({
  product_id: productId,
  variation_id: variationId,
  name,
  before: shownItem(before),
  after: shownItem(after),
  is_given_away: isGivenAway,
})
/** Centavos; null: it has none. */
const shownItem = ({ cents, saleCents, units }: PreviewRow['before']) => ({ price: cents, sale: saleCents, units })
export type BulkPreviewRow = ReturnType<typeof previewItem>

export default bulkRoutes satisfies ApiRoutes
