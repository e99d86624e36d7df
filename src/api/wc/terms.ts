import type { Static, TObject } from 'typebox'
import { choice, CONTEXT, flag, listOf, maybe, PAGING, shape, text, whole } from '#http/rest/arguments.ts'
import { type Answer, endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { typedLine } from '#kit/typed-text.ts'
import type { AttributeSaved } from '#shop/catalog/editing/attributes.ts'
import { type EditedTerm, TERM_ORDERS, type TermChange } from '#shop/catalog/editing/terms.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { attributeRefusal, noAttribute } from './attributes.ts'
import { LARGEST } from './offer-arguments.ts'
import { askForce, noSuch } from './problems.ts'

const ATTRIBUTE = { attribute_id: whole() }
const ONE = { ...ATTRIBUTE, id: whole() }
const LIST = '/products/attributes/{attribute_id}/terms'
const NAME = text({ minLength: 1, maxLength: 200 })
const OPTIONAL = {
  slug: maybe(text({ maxLength: 200 })),
  description: maybe(text({ maxLength: 2_000 })),
  menu_order: maybe(whole({ minimum: -LARGEST, maximum: LARGEST })),
  woo_variation_swatches: maybe(
    shape({ primary_color: maybe(text({ pattern: '^(#[0-9a-fA-F]{6})?$' })), image_id: maybe(whole()) }),
  ),
}
const INPUT = { name: maybe(NAME), ...OPTIONAL }
const SEARCH = {
  ...PAGING,
  ...CONTEXT,
  search: maybe(text({ maxLength: 200 })),
  slug: maybe(text({ maxLength: 200 })),
  include: maybe(listOf(whole())),
  exclude: maybe(listOf(whole())),
  hide_empty: flag({ default: false }),
  order: choice(['asc', 'desc'], { default: 'asc' }),
  orderby: choice(TERM_ORDERS, { default: 'name' }),
}

const TERM_SCHEMA = itemSchema('product_attribute_term', {
  id: 'whole',
  name: 'text',
  slug: 'text',
  description: 'text',
  menu_order: 'whole',
  count: 'whole',
  woo_variation_swatches: 'object',
})

/** The values of an attribute, with the colours and pictures that their swatches show. */
export function termRoutes({ catalogEditor, root }: Pick<ApiServices, 'catalogEditor' | 'root'>): Route[] {
  const { attributes, terms } = catalogEditor
  const listOfAttribute = (id: number) => `${root}/wc/v3/products/attributes/${id}/terms`
  const read = async (attributeId: number, id: number) => {
    if (!(await attributes.read(attributeId))) throw noAttribute()
    const row = await terms.read({ attributeId, id })
    if (!row) throw noSuch('woocommerce_rest_term_invalid', 'O recurso não existe.')
    return termItem(row, listOfAttribute(attributeId))
  }
  const answerOf = async (attributeId: number, saved: AttributeSaved, status: number): Promise<Answer> => {
    if (!saved.ok) throw attributeRefusal(saved.problem)
    const headers = status === 201 ? { location: `${listOfAttribute(attributeId)}/${saved.id}` } : undefined
    return { status, body: await read(attributeId, saved.id), headers }
  }

  const list = endpoint({
    methods: ['GET'],
    args: { ...ATTRIBUTE, ...SEARCH },
    authorize: wcMay.list,
    answer: async (call) => {
      const { attribute_id: attributeId, search, slug, include, exclude, hide_empty, per_page, orderby, order } = call.args
      if (!(await attributes.read(attributeId))) throw noAttribute()
      const found = await terms.list(
        { attributeId, words: search, slug, include, exclude, hideEmpty: hide_empty },
        { limit: per_page, offset: offsetOf(call.args), orderby, order },
      )
      return pageOf(
        found.terms.map((row) => termItem(row, listOfAttribute(attributeId))),
        found.total,
        call,
        root,
      )
    },
  })
  const create = endpoint({
    methods: ['POST'],
    args: { ...ATTRIBUTE, name: NAME, ...OPTIONAL },
    authorize: wcMay.create,
    answer: async ({ args }) => {
      const input = inputOf(args)
      return answerOf(args.attribute_id, await terms.create(args.attribute_id, { ...input, name: input.name ?? 'Valor' }), 201)
    },
  })
  const show = endpoint({
    methods: ['GET'],
    args: { ...ONE, ...CONTEXT },
    authorize: wcMay.view,
    answer: async ({ args }) => ({ body: await read(args.attribute_id, args.id) }),
  })
  const update = endpoint({
    methods: ['POST', 'PUT', 'PATCH'],
    args: { ...ONE, ...INPUT },
    authorize: wcMay.edit,
    answer: async ({ args }) => {
      const { attribute_id: attributeId, id } = args
      await read(attributeId, id)
      return answerOf(attributeId, await terms.update({ attributeId, id }, inputOf(args)), 200)
    },
  })
  const remove = endpoint({
    methods: ['DELETE'],
    args: { ...ONE, force: flag({ default: false }) },
    authorize: wcMay.delete,
    answer: async ({ args: { attribute_id: attributeId, id, force } }) => {
      const body = await read(attributeId, id)
      askForce(force, 'valores de atributos')
      await terms.remove({ attributeId, id })
      return { body }
    },
  })
  return [
    { namespace: 'wc/v3', path: LIST, endpoints: [list, create], schema: TERM_SCHEMA },
    { namespace: 'wc/v3', path: `${LIST}/{id}`, endpoints: [show, update, remove], schema: TERM_SCHEMA },
  ]
}

function inputOf({
  name,
  slug,
  description,
  menu_order,
  woo_variation_swatches: swatch,
}: Static<TObject<typeof INPUT>>): TermChange {
  return {
    name: (name && typedLine(name, 200)) || undefined,
    slug,
    description,
    position: menu_order,
    color: swatch?.primary_color === '' ? null : swatch?.primary_color,
    pictureId: swatch?.image_id,
  }
}

const termItem = ({ id, name, slug, description, position, count, color, picture_id, swatch }: EditedTerm, list: string) => ({
  id,
  name,
  slug,
  description,
  menu_order: position,
  count,
  woo_variation_swatches: {
    attribute_type: swatch,
    primary_color: color ?? '',
    secondary_color: '',
    is_dual_color: false,
    dual_color_angle: '',
    image_id: picture_id ?? 0,
    image_size: '',
    group: '',
    group_name: '',
    tooltip: '',
    tooltip_text: '',
    tooltip_image_id: 0,
  },
  _links: { self: [{ href: `${list}/${id}` }], collection: [{ href: list }] },
})
