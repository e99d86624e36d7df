import { text, whole } from '#http/rest/arguments.ts'
import { type Call, endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { choicesOf } from '#shop/catalog/choices.ts'
import { fits } from '#shop/catalog/swatches.ts'
import { itemSchema } from '../item-schema.ts'
import { anybody } from '../authorize.ts'
import type { ApiServices } from '../services.ts'

const MAX_PER_PAGE = 100
const BRIEF = { 'cache-control': 'public, max-age=0, s-maxage=30, must-revalidate' }

const SCHEMA = itemSchema('available_variation', {
  variation_id: 'whole',
  attributes: 'object',
  sku: 'text',
  display_price: 'number',
  display_regular_price: 'number',
  price_html: 'text',
  availability_html: 'text',
  is_in_stock: 'flag',
  is_purchasable: 'flag',
  backorders_allowed: 'flag',
  presale_until: 'text?',
  min_qty: 'whole',
  max_qty: 'any',
  stock_quantity: 'whole?',
  variation_stock_left: 'text',
  is_sold_individually: 'text',
  is_virtual: 'flag',
  is_downloadable: 'flag',
  variation_is_active: 'flag',
  variation_is_visible: 'flag',
  variation_description: 'text',
  variation_permalink: 'text',
  weight: 'text',
  weight_html: 'text',
  dimensions: 'object',
  dimensions_html: 'text',
  image: 'any',
  image_id: 'whole',
  variation_image_id: 'whole',
})

/** The variations of a product for scripts that choose among them. The same for everybody, so answered from the page cache. */
export function swatchRoutes({ catalog, cache }: Pick<ApiServices, 'catalog' | 'cache'>): Route[] {
  const list = async (id: number, { args: { page, per_page: size }, query }: Call<{ page: number; per_page: number }>) => {
    const purchase = await catalog.purchase(id)
    if (!purchase) throw noProduct()
    const choices = choicesOf(query)
    const fitting = purchase.variations.filter((variation) => fits(variation, choices))
    const pages = Math.ceil(fitting.length / size)
    return {
      body: fitting.slice((page - 1) * size, page * size),
      headers: { 'x-wp-total': String(fitting.length), 'x-wp-totalpages': String(pages) },
      isThere: page <= pages,
    }
  }
  const variations = endpoint({
    methods: ['GET'],
    args: {
      id: text({ description: 'Number of the product.' }),
      page: whole({ minimum: 1, maximum: 10_000, default: 1 }),
      per_page: whole({
        minimum: 1,
        maximum: MAX_PER_PAGE,
        default: MAX_PER_PAGE,
        description: 'Items in one page. Any attribute_pa_… beside it narrows the list by what is chosen.',
      }),
    },
    authorize: anybody,
    answer: async (call) => {
      const id = /^[1-9]\d{0,14}$/.test(call.args.id) ? Number(call.args.id) : undefined
      if (id === undefined) throw noProduct()
      if (!isKept(call)) {
        const { body, headers } = await list(id, call)
        return { body, headers: { ...headers, ...BRIEF } }
      }
      const render = async () => {
        const { body, headers, isThere } = await list(id, call)
        return {
          status: 200,
          html: JSON.stringify(body),
          tags: ['products', `product:${id}`],
          headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
          keep: isThere,
        }
      }
      const key = `variations:${id}?page=${call.args.page}`
      return { body: undefined, send: ({ request, reply }) => cache.answer(request, reply, key, render) }
    },
  })
  return [
    {
      namespace: 'woo-variation-swatches/v1',
      path: '/products/{id}/variations',
      schema: SCHEMA,
      endpoints: [variations],
    },
  ]
}

/** Only the shop's own question is kept: free sizes and choices would let anybody fill the memory with copies. */
const isKept = ({ args, query }: Call<{ per_page: number }>) =>
  args.per_page === MAX_PER_PAGE &&
  Object.keys(choicesOf(query)).length === 0 &&
  !['_fields', '_embed', '_envelope'].some((name) => name in query)

const noProduct = () => new RestProblem(404, 'not_found', 'ID de produto inválido.')
