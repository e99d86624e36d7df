import { choice, CONTEXT, flag, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { type Answer, endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { typedLine } from '#kit/typed-text.ts'
import type { AttributeProblem, AttributeSaved, EditedAttribute } from '#shop/catalog/editing/attributes.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../may.ts'
import type { ApiServices } from '../services.ts'
import { askForce, noSuch } from './problems.ts'

const PATH = '/products/attributes'
const ID = { id: whole() }
const NAME = text({ minLength: 1, maxLength: 200 })
const OPTIONAL = {
  slug: maybe(text({ maxLength: 200 })),
  /** How its values are chosen: as colours, as pictures, as words in boxes, or from a list. */
  type: maybe(choice(['color', 'image', 'button', 'select'])),
}

export const ATTRIBUTE_SCHEMA = itemSchema('product_attribute', {
  id: 'whole',
  name: 'text',
  slug: 'text',
  type: 'text',
  order_by: 'text',
  has_archives: 'flag',
})

export const noAttribute = () => noSuch('woocommerce_rest_taxonomy_invalid', 'O recurso não existe.')

/** What products are told apart by. */
export function attributeRoutes({ catalogEditor, root }: Pick<ApiServices, 'catalogEditor' | 'root'>): Route[] {
  const { attributes } = catalogEditor
  const itemOf = ({ id, name, slug, swatch }: EditedAttribute) => ({
    id,
    name,
    slug: `pa_${slug}`,
    type: swatch,
    order_by: 'menu_order',
    has_archives: false,
    _links: { self: [{ href: `${root}/wc/v3${PATH}/${id}` }], collection: [{ href: `${root}/wc/v3${PATH}` }] },
  })
  const read = async (id: number) => {
    const row = await attributes.read(id)
    if (!row) throw noAttribute()
    return itemOf(row)
  }
  const answerOf = async (saved: AttributeSaved, status: number): Promise<Answer> => {
    if (!saved.ok) throw attributeRefusal(saved.problem)
    const headers = status === 201 ? { location: `${root}/wc/v3${PATH}/${saved.id}` } : undefined
    return { status, body: await read(saved.id), headers }
  }

  const list = endpoint({
    methods: ['GET'],
    args: { ...PAGING, ...CONTEXT, per_page: { ...PAGING.per_page, default: 100 } },
    may: wcMay.list,
    answer: async (call) => {
      const all = await attributes.list()
      const start = offsetOf(call.args)
      return pageOf(all.slice(start, start + call.args.per_page).map(itemOf), all.length, call, root)
    },
  })
  const create = endpoint({
    methods: ['POST'],
    args: { name: NAME, ...OPTIONAL },
    may: wcMay.create,
    answer: async ({ args: { name, slug, type } }) =>
      answerOf(await attributes.create({ name: typedLine(name, 200) || 'Atributo', slug, swatch: type ?? 'button' }), 201),
  })
  const show = endpoint({
    methods: ['GET'],
    args: { ...ID, ...CONTEXT },
    may: wcMay.view,
    answer: async ({ args }) => ({ body: await read(args.id) }),
  })
  const update = endpoint({
    methods: ['POST', 'PUT', 'PATCH'],
    args: { ...ID, name: maybe(NAME), ...OPTIONAL },
    may: wcMay.edit,
    answer: async ({ args: { id, name, slug, type } }) =>
      answerOf(await attributes.update(id, { name: (name && typedLine(name, 200)) || undefined, slug, swatch: type }), 200),
  })
  const remove = endpoint({
    methods: ['DELETE'],
    args: { ...ID, force: flag({ default: false }) },
    may: wcMay.delete,
    answer: async ({ args: { id, force } }) => {
      const body = await read(id)
      askForce(force, 'atributos')
      await attributes.remove(id)
      return { body }
    },
  })
  return [
    { namespace: 'wc/v3', path: PATH, endpoints: [list, create], schema: ATTRIBUTE_SCHEMA },
    { namespace: 'wc/v3', path: `${PATH}/{id}`, endpoints: [show, update, remove], schema: ATTRIBUTE_SCHEMA },
  ]
}

export function attributeRefusal(problem: AttributeProblem): RestProblem {
  switch (problem.kind) {
    case 'gone':
      return noAttribute()
    case 'no-picture':
      return new RestProblem(400, 'woocommerce_product_invalid_image_id', 'A imagem não existe na biblioteca de mídia.')
    case 'exists':
      return new RestProblem(400, 'term_exists', 'Já existe um item com este nome ou endereço.', { resource_id: problem.id })
  }
}
