import { CONTEXT, flag, maybe, whole } from '#http/rest/arguments.ts'
import { type Answer, type Caller, endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import type { Saved } from '#shop/catalog/editing/contract.ts'
import type { EditedProduct } from '#shop/catalog/editing/read-products.ts'
import { type PriceBeforeSale, pricesBeforeSale } from '#shop/catalog/price-history.ts'
import { wcMay } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { picturesOf } from './pictures.ts'
import { noProduct, refusalOf } from './problems.ts'
import { PRODUCT, type ProductArguments, productInput } from './product-arguments.ts'
import { PRODUCT_SCHEMA } from './product-schema.ts'
import { PRODUCT_SEARCH, productSearch, sortingOf } from './product-search.ts'
import { productItem } from './product-shape.ts'

type Services = Pick<ApiServices, 'db' | 'catalogEditor' | 'root' | 'shopUrl' | 'clock'>
const ID = { id: whole() }

export function productRoutes({ db, catalogEditor, root, shopUrl, clock }: Services): Route[] {
  const { products } = catalogEditor
  const itemOf = (row: EditedProduct, beforeSale: PriceBeforeSale) =>
    productItem(row, { root, shopUrl, now: new Date(clock.now()), beforeSale })
  /** Lists leave the price before a sale out: it is a question of its own, about years of prices. */
  const inList = (row: EditedProduct) => itemOf(row, () => undefined)
  const read = async (id: number) => {
    const [row] = await products.read([id])
    if (!row) throw noProduct()
    return itemOf(row, await pricesBeforeSale(db, row.any_on_sale ? [id] : []))
  }
  const finding = { shopUrl, picturesOfFiles: catalogEditor.picturesOfFiles }
  const inputOf = async (args: ProductArguments, { user }: Caller) => ({
    ...productInput(args),
    ...(args.images && { pictures: await picturesOf(args.images, user?.id ?? 0, finding) }),
  })
  const answerOf = async (saved: Saved, status: number): Promise<Answer> => {
    if (!saved.ok) throw refusalOf(saved.problem)
    const headers = status === 201 ? { location: `${root}/wc/v3/products/${saved.id}` } : undefined
    return { status, body: await read(saved.id), headers }
  }

  const list = endpoint({
    methods: ['GET'],
    args: { ...PRODUCT_SEARCH, ...CONTEXT },
    authorize: wcMay.list,
    readsReplica: true,
    answer: async (call) => {
      const { per_page, offset = offsetOf(call.args) } = call.args
      const { ids, total } = await products.find(productSearch(call.args), sortingOf(call.args), { limit: per_page, offset })
      return pageOf((await products.read(ids)).map(inList), total, call, root)
    },
  })
  const create = endpoint({
    methods: ['POST'],
    args: PRODUCT,
    authorize: wcMay.create,
    answer: async ({ args, caller }) => answerOf(await products.create(await inputOf(args, caller)), 201),
  })
  const show = endpoint({
    methods: ['GET'],
    args: { ...ID, ...CONTEXT },
    authorize: wcMay.view,
    answer: async ({ args }) => ({ body: await read(args.id) }),
  })
  const update = endpoint({
    methods: ['POST', 'PUT', 'PATCH'],
    args: { ...ID, ...PRODUCT, version: maybe(whole()) },
    authorize: wcMay.edit,
    answer: async ({ args, caller }) => {
      const { id, version } = args
      return answerOf(await products.update({ id, version }, await inputOf(args, caller)), 200)
    },
  })
  const remove = endpoint({
    methods: ['DELETE'],
    args: { ...ID, force: flag({ default: false }) },
    authorize: wcMay.delete,
    answer: async ({ args: { id, force } }) => {
      const was = await read(id)
      if (force) {
        await products.remove(id)
        return { body: was }
      }
      if (was.status === 'trash') throw new RestProblem(410, 'woocommerce_rest_already_trashed', 'O produto já está na lixeira.')
      return answerOf(await products.update({ id }, { status: 'trash' }), 200)
    },
  })
  const duplicate = endpoint({
    methods: ['POST'],
    args: ID,
    authorize: wcMay.create,
    answer: async ({ args }) => answerOf(await products.duplicate(args.id), 201),
  })

  return [
    { namespace: 'wc/v3', path: '/products', endpoints: [list, create], schema: PRODUCT_SCHEMA },
    { namespace: 'wc/v3', path: '/products/{id}', endpoints: [show, update, remove], schema: PRODUCT_SCHEMA },
    { namespace: 'wc/v3', path: '/products/{id}/duplicate', endpoints: [duplicate], schema: PRODUCT_SCHEMA },
  ]
}
