import { choice, flag, listOf, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Call, type Endpoint, type ItemSchema, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { cleanHtml } from '#kit/safe-html.ts'
import { listAttributes, type ListedTerm, listTerms, type TermKind } from '#shop/catalog/list-terms.ts'
import type { Static, TObject } from 'typebox'
import { anybody } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { MAX_ID } from './cart-routes.ts'
import { imageOf } from './images.ts'
import { ATTRIBUTE_SCHEMA, TERM_SCHEMA } from './schemas.ts'

type Options = Pick<ApiServices, 'db' | 'media' | 'shopUrl' | 'root'>

const id = whole({ maximum: MAX_ID })
const TERM_ARGS = {
  ...PAGING,
  // Menus and filters want them all at once.
  per_page: whole({ minimum: 1, maximum: 100, default: 100 }),
  include: maybe(listOf(whole({ minimum: 1, maximum: MAX_ID }))),
  search: maybe(text({ maxLength: 200 })),
  parent: maybe(id),
  hide_empty: flag({ default: true }),
  order: choice(['asc', 'desc'], { default: 'asc' }),
  orderby: choice(['name', 'slug', 'count'], { default: 'name' }),
}
const READS = { methods: ['GET'], authorize: anybody } as const
type TermCall = Call<Static<TObject<typeof TERM_ARGS>>>

/** What products stand under: categories, tags, attributes and their values. Brands are no terms here: their lists are empty. */
export function termRoutes(namespace: string, { db, media, shopUrl, root }: Options): Route[] {
  const missing = (code: string, message = 'ID inválido.') => new RestProblem(404, code, message)
  const list = async (call: TermCall, of: TermKind, told: (terms: ListedTerm[]) => Promise<object[]> | object[]) => {
    const { include, search, parent, hide_empty: hideEmpty, order, orderby, per_page: limit } = call.args
    const { terms, total } = await listTerms(db, of, {
      ...(include && include.length > 0 && { ids: include }),
      ...(search && { search }),
      ...(parent !== undefined && { parent }),
      hideEmpty,
      orderby,
      descending: order === 'desc',
      limit,
      offset: offsetOf(call.args),
    })
    return pageOf(await told(terms), total, call, root)
  }
  const one = async (of: TermKind, wanted: number, told: (terms: ListedTerm[]) => Promise<object[]> | object[], code: string) => {
    const { terms } = await listTerms(db, of, { ids: [wanted], orderby: 'name', descending: false, limit: 1, offset: 0 })
    if (terms.length === 0) throw missing(code)
    return { body: (await told(terms))[0] }
  }
  const categoriesJson = async (terms: ListedTerm[]) => {
    const pictures = await media.pictures(terms.map(({ pictureId }) => pictureId ?? 0))
    return terms.map((term) => {
      const picture = pictures.get(term.pictureId ?? 0)
      return {
        ...termJson(term),
        image: picture ? imageOf(picture, shopUrl) : null,
        review_count: term.reviews,
        permalink: `${shopUrl}/categoria-produto/${term.slug}/`,
      }
    })
  }
  const plain = (terms: ListedTerm[]) => terms.map(termJson)
  const attributeJson = ({ id: attribute, name, slug, terms }: Awaited<ReturnType<typeof listAttributes>>[number]) => ({
    id: attribute,
    name,
    taxonomy: `pa_${slug}`,
    type: 'select',
    order: 'menu_order',
    has_archives: false,
    count: terms ?? 0,
  })
  const attributeOf = async (wanted: number) => {
    const found = (await listAttributes(db)).find((attribute) => attribute.id === wanted)
    if (!found) throw missing('woocommerce_rest_taxonomy_invalid', 'ID de atributo inválido.')
    return found
  }
  const read = (path: string, schema: ItemSchema, answers: Endpoint): Route => ({
    namespace,
    path: `/products/${path}`,
    schema,
    endpoints: [answers],
  })

  return [
    read(
      'attributes',
      ATTRIBUTE_SCHEMA,
      endpoint({ ...READS, args: {}, answer: async () => ({ body: (await listAttributes(db)).map(attributeJson) }) }),
    ),
    read(
      'attributes/{id}',
      ATTRIBUTE_SCHEMA,
      endpoint({ ...READS, args: { id }, answer: async ({ args }) => ({ body: attributeJson(await attributeOf(args.id)) }) }),
    ),
    read(
      'attributes/{id}/terms',
      TERM_SCHEMA,
      endpoint({
        ...READS,
        args: { id, ...TERM_ARGS },
        answer: async (call) => {
          const attribute = await attributeOf(call.args.id)
          return await list(call, { kind: 'attribute', attributeId: attribute.id }, plain)
        },
      }),
    ),
    read(
      'categories',
      TERM_SCHEMA,
      endpoint({ ...READS, args: TERM_ARGS, answer: (call) => list(call, { kind: 'category' }, categoriesJson) }),
    ),
    read(
      'categories/{id}',
      TERM_SCHEMA,
      endpoint({
        ...READS,
        args: { id },
        answer: ({ args }) => one({ kind: 'category' }, args.id, categoriesJson, 'woocommerce_rest_category_invalid_id'),
      }),
    ),
    read('tags', TERM_SCHEMA, endpoint({ ...READS, args: TERM_ARGS, answer: (call) => list(call, { kind: 'tag' }, plain) })),
    read('brands', TERM_SCHEMA, endpoint({ ...READS, args: TERM_ARGS, answer: async (call) => pageOf([], 0, call, root) })),
    read(
      'brands/{identifier}',
      TERM_SCHEMA,
      endpoint({
        ...READS,
        args: { identifier: text({ maxLength: 200 }) },
        answer: async () => {
          throw missing('woocommerce_rest_brand_invalid_id')
        },
      }),
    ),
  ]
}

const termJson = ({ id: term, name, slug, description, parent, products }: ListedTerm) => ({
  id: term,
  name,
  slug,
  description: cleanHtml(description),
  parent,
  count: products,
})
