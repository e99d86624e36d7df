import { choice, CONTEXT, flag, listOf, maybe, orNull, PAGING, shape, text, whole } from '#http/rest/arguments.ts'
import { type Answer, endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import type { Static, TObject } from 'typebox'
import type { Saved, VariationInput } from '#shop/catalog/editing/contract.ts'
import { isOnSale } from '#shop/catalog/editing/offer-rule.ts'
import { type EditedVariation, VARIATION_ORDERS } from '#shop/catalog/editing/read-variations.ts'
import { LONGEST_OWN_TEXT } from '#shop/catalog/own-text.ts'
import { pricesBeforeSale } from '#shop/catalog/price-history.ts'
import { wcMay } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { gramsOf } from './amounts.ts'
import { LARGEST, OFFER, offerInput } from './offer-arguments.ts'
import { pictureIdOf } from './pictures.ts'
import { askForce, noProduct, noSuch, refusalOf } from './problems.ts'
import { MEASURE_ARGUMENTS, PICTURE, sidesInput } from './product-arguments.ts'
import { GENERATED_SCHEMA } from './schemas.ts'
import { VARIATION_SCHEMA, variationItem } from './variation-shape.ts'

const PRODUCT = { product_id: whole() }
const ONE = { ...PRODUCT, id: whole() }
const LIST = '/products/{product_id}/variations'

const VARIATION = {
  ...OFFER,
  ...MEASURE_ARGUMENTS,
  description: maybe(text({ maxLength: LONGEST_OWN_TEXT })),
  status: maybe(choice(['draft', 'pending', 'private', 'publish'])),
  image: maybe(orNull(shape(PICTURE))),
  menu_order: maybe(whole({ minimum: -LARGEST, maximum: LARGEST })),
  attributes: maybe(
    listOf(shape({ id: maybe(whole()), name: maybe(text({ maxLength: 200 })), option: text({ maxLength: 200, default: '' }) }), {
      maxItems: 30,
    }),
  ),
}
const SEARCH = {
  ...PAGING,
  ...CONTEXT,
  search: maybe(text({ maxLength: 200 })),
  sku: maybe(text({ maxLength: 100 })),
  status: choice(['any', 'draft', 'pending', 'private', 'publish'], { default: 'any' }),
  include: maybe(listOf(whole())),
  exclude: maybe(listOf(whole())),
  order: choice(['asc', 'desc'], { default: 'asc' }),
  orderby: choice(VARIATION_ORDERS, { default: 'menu_order' }),
}

type Services = Pick<ApiServices, 'db' | 'catalogEditor' | 'root' | 'shopUrl' | 'clock'>

export function variationRoutes({ db, catalogEditor, root, shopUrl, clock }: Services): Route[] {
  const { products, variations } = catalogEditor
  const itemsOf = async (rows: EditedVariation[]) => {
    const now = new Date(clock.now())
    const onSale = rows.filter((row) => isOnSale(row, now)).slice(0, 1)
    const beforeSale = await pricesBeforeSale(
      db,
      onSale.map((row) => row.product_id),
    )
    return rows.map((row) => variationItem(row, { root, shopUrl, now, beforeSale }))
  }
  const read = async (productId: number, id: number) => {
    const [item] = await itemsOf(await variations.read(productId, [id]))
    if (!item) throw noSuch('woocommerce_rest_product_variation_invalid_id')
    return item
  }
  const finding = { shopUrl, picturesOfFiles: catalogEditor.picturesOfFiles }
  const inputOf = async (args: Static<TObject<typeof VARIATION>>): Promise<VariationInput> => ({
    ...offerInput(args),
    ...sidesInput(args),
    weight_grams: args.weight === undefined ? undefined : gramsOf(args.weight),
    enabled: args.status === undefined ? undefined : args.status === 'publish',
    description: args.description,
    position: args.menu_order,
    terms: args.attributes,
    ...(args.image !== undefined && { pictureId: await pictureIdOf(args.image, finding) }),
  })
  const answerOf = async (productId: number, saved: Saved, status: number): Promise<Answer> => {
    if (!saved.ok) throw refusalOf(saved.problem)
    const headers = status === 201 ? { location: `${root}/wc/v3/products/${productId}/variations/${saved.id}` } : undefined
    return { status, body: await read(productId, saved.id), headers }
  }

  const list = endpoint({
    methods: ['GET'],
    args: { ...PRODUCT, ...SEARCH },
    authorize: wcMay.list,
    answer: async (call) => {
      const { product_id: productId, per_page: limit, orderby, order, search, sku, status, include, exclude } = call.args
      if ((await products.read([productId])).length === 0) throw noProduct()
      const enabled = status === 'any' ? undefined : status === 'publish'
      const { ids, total } = await variations.list(
        { productId, words: search, sku, enabled, include, exclude },
        { limit, offset: offsetOf(call.args), orderby, order },
      )
      return pageOf(await itemsOf(await variations.read(productId, ids)), total, call, root)
    },
  })
  const create = endpoint({
    methods: ['POST'],
    args: { ...PRODUCT, ...VARIATION },
    authorize: wcMay.create,
    answer: async ({ args }) => answerOf(args.product_id, await variations.create(args.product_id, await inputOf(args)), 201),
  })
  const generate = endpoint({
    methods: ['POST'],
    args: PRODUCT,
    authorize: wcMay.create,
    answer: async ({ args }) => {
      const made = await variations.generate(args.product_id)
      if (!made.ok) throw refusalOf(made.problem)
      return { body: { count: made.count } }
    },
  })
  const show = endpoint({
    methods: ['GET'],
    args: { ...ONE, ...CONTEXT },
    authorize: wcMay.view,
    answer: async ({ args }) => ({ body: await read(args.product_id, args.id) }),
  })
  const update = endpoint({
    methods: ['POST', 'PUT', 'PATCH'],
    args: { ...ONE, ...VARIATION, version: maybe(whole()) },
    authorize: wcMay.edit,
    answer: async ({ args }) => {
      const { product_id: productId, id, version } = args
      await read(productId, id)
      return answerOf(productId, await variations.update({ productId, id, version }, await inputOf(args)), 200)
    },
  })
  const remove = endpoint({
    methods: ['DELETE'],
    args: { ...ONE, force: flag({ default: false }) },
    authorize: wcMay.delete,
    answer: async ({ args: { product_id: productId, id, force } }) => {
      const body = await read(productId, id)
      askForce(force, 'variações')
      await variations.remove({ productId, id })
      return { body }
    },
  })
  return [
    { namespace: 'wc/v3', path: LIST, endpoints: [list, create], schema: VARIATION_SCHEMA },
    { namespace: 'wc/v3', path: `${LIST}/generate`, endpoints: [generate], schema: GENERATED_SCHEMA },
    { namespace: 'wc/v3', path: `${LIST}/{id}`, endpoints: [show, update, remove], schema: VARIATION_SCHEMA },
  ]
}
