import { flag, listOf, maybe, shape, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { countListed, termCodes } from '#shop/catalog/count-listed.ts'
import { findListed } from '#shop/catalog/find-listed.ts'
import { readListed } from '#shop/catalog/listed-products.ts'
import { anybody } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { MAX_ID } from './cart-routes.ts'
import { CURRENCY, minor } from './money.ts'
import { LIST_ARGS, INPUT_ARGS, type InputArgs, inputOf } from './product-arguments.ts'
import { productJson } from './product-shape.ts'
import { COLLECTION_SCHEMA, PRODUCT_SCHEMA } from './schemas.ts'

type Options = Pick<ApiServices, 'db' | 'media' | 'search' | 'shopUrl' | 'root'>

const COUNT_ARGS = {
  calculate_price_range: maybe(flag()),
  calculate_stock_status_counts: maybe(flag()),
  calculate_rating_counts: maybe(flag()),
  calculate_attribute_counts: maybe(
    listOf(shape({ taxonomy: text({ maxLength: 100 }), query_type: maybe(text({ maxLength: 10 })) }), { maxItems: 20 }),
  ),
  calculate_taxonomy_counts: maybe(listOf(text({ maxLength: 100 }), { maxItems: 20 })),
}

/** The catalogue for clients that draw it themselves. */
export function productRoutes(namespace: string, { db, media, search, shopUrl, root }: Options): Route[] {
  const told = async (ids: number[]) => (await readListed({ db, media }, ids)).map((one) => productJson(one, shopUrl))
  const inputFor = async (args: InputArgs) => {
    const words = args.search?.trim() ?? ''
    if (words === '') return inputOf(args, undefined)
    // The page's own search: what it finds first is enough for a list of a hundred.
    const found = await search.find({ words, onlyProducts: true, perPage: 100 })
    return inputOf(
      args,
      found.products.map(({ id }) => id),
    )
  }
  const oneOf = async (id: number | undefined, code: string, message: string) => {
    const [body] = id === undefined ? [] : await told([id])
    if (!body) throw new RestProblem(404, code, message)
    return { body }
  }

  return [
    {
      namespace,
      path: '/products',
      schema: PRODUCT_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: LIST_ARGS,
          authorize: anybody,
          answer: async (call) => {
            const { orderby, order, per_page: limit } = call.args
            const input = await inputFor(call.args)
            if (!input) return pageOf([], 0, call, root)
            const offset = call.args.offset ?? offsetOf(call.args)
            const { ids, total } = await findListed(db, input, { orderby, descending: order === 'desc', limit, offset })
            return pageOf(await told(ids), total, call, root)
          },
        }),
      ],
    },
    {
      namespace,
      path: '/products/collection-data',
      schema: COLLECTION_SCHEMA,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...INPUT_ARGS, ...COUNT_ARGS },
          authorize: anybody,
          answer: async ({ args }) => {
            const counts = await countListed(db, (await inputFor(args)) ?? { ids: [] })
            const termsOf = async (taxonomies: string[]) => {
              const codes = (await Promise.all(taxonomies.map((taxonomy) => termCodes(db, taxonomy)))).flat()
              return codes.map(({ id, code }) => ({ term: id, count: counts.of(code) })).filter(({ count }) => count > 0)
            }
            const attributes = args.calculate_attribute_counts?.map(({ taxonomy }) => taxonomy)
            const inStock = counts.of('stock:in')
            return {
              body: {
                price_range: args.calculate_price_range
                  ? { min_price: minor(counts.lowestCents), max_price: minor(counts.highestCents), ...CURRENCY }
                  : null,
                attribute_counts: attributes ? await termsOf(attributes) : null,
                rating_counts: args.calculate_rating_counts
                  ? [1, 2, 3, 4, 5]
                      .map((rating) => ({ rating, count: counts.of(`rating:${rating}`) }))
                      .filter(({ count }) => count > 0)
                  : null,
                stock_status_counts: args.calculate_stock_status_counts
                  ? [
                      { status: 'instock', count: String(inStock - counts.onBackorder) },
                      { status: 'outofstock', count: String(counts.total - inStock) },
                      { status: 'onbackorder', count: String(counts.onBackorder) },
                    ]
                  : null,
                taxonomy_counts: args.calculate_taxonomy_counts ? await termsOf(args.calculate_taxonomy_counts) : null,
              },
            }
          },
        }),
      ],
    },
    {
      namespace,
      path: '/products/{id}',
      schema: PRODUCT_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole({ maximum: MAX_ID }) },
          authorize: anybody,
          answer: ({ args }) => oneOf(args.id, 'woocommerce_rest_product_invalid_id', 'ID de produto inválido.'),
        }),
      ],
    },
    {
      namespace,
      path: '/products/{slug}',
      schema: PRODUCT_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { slug: text({ maxLength: 200 }) },
          authorize: anybody,
          answer: async ({ args }) => {
            const page = { orderby: 'id', descending: false, limit: 1, offset: 0 } as const
            const input = { slugs: [args.slug] }
            const [open, hidden] = await Promise.all([
              findListed(db, input, page),
              findListed(db, { ...input, visibility: 'hidden' }, page),
            ])
            const id = open.ids[0] ?? hidden.ids[0]
            return await oneOf(id, 'woocommerce_rest_product_invalid_slug', 'Slug de produto inválido.')
          },
        }),
      ],
    },
  ]
}
