import { choice, CONTEXT, flag, maybe, PAGING, text } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { typedLine } from '#kit/typed-text.ts'
import type { AttributeProblem, EditedAttribute } from '#shop/catalog/editing/attributes.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { noSuch } from './problems.ts'
import { ID, resourceRoutes } from './resource.ts'

const PATH = '/products/attributes'
const NAME = text({ minLength: 1, maxLength: 200 })
const OPTIONAL = {
  slug: maybe(text({ maxLength: 200 })),
  /** How its values are chosen: as colours, as pictures, as words in boxes, or from a list. */
  type: maybe(choice(['color', 'image', 'button', 'select'])),
  order_by: maybe(choice(['menu_order', 'name', 'name_num', 'id'])),
  has_archives: maybe(flag()),
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
  const itemOf = ({ id, name, slug, swatch, order_by, has_archives }: EditedAttribute) => ({
    id,
    name,
    slug: `pa_${slug}`,
    type: swatch,
    order_by,
    has_archives,
    _links: { self: [{ href: `${root}/wc/v3${PATH}/${id}` }], collection: [{ href: `${root}/wc/v3${PATH}` }] },
  })
  const read = async (id: number) => {
    const row = await attributes.read(id)
    if (!row) throw noAttribute()
    return itemOf(row)
  }
  const list = endpoint({
    methods: ['GET'],
    args: { ...PAGING, ...CONTEXT, per_page: { ...PAGING.per_page, default: 100 } },
    authorize: wcMay.list,
    answer: async (call) => {
      const all = await attributes.list()
      const start = offsetOf(call.args)
      return pageOf(all.slice(start, start + call.args.per_page).map(itemOf), all.length, call, root)
    },
  })
  return resourceRoutes({
    root,
    path: PATH,
    schema: ATTRIBUTE_SCHEMA,
    what: 'atributos',
    list,
    create: {
      args: { name: NAME, ...OPTIONAL },
      save: ({ name, slug, type, order_by, has_archives }) =>
        attributes.create({
          name: typedLine(name, 200) || 'Atributo',
          slug,
          swatch: type ?? 'button',
          orderBy: order_by,
          hasArchives: has_archives,
        }),
    },
    update: {
      args: { ...ID, name: maybe(NAME), ...OPTIONAL },
      save: ({ id, name, slug, type, order_by, has_archives }) =>
        attributes.update(id, {
          name: (name && typedLine(name, 200)) || undefined,
          slug,
          swatch: type,
          orderBy: order_by,
          hasArchives: has_archives,
        }),
    },
    read,
    remove: attributes.remove,
    refusalOf: attributeRefusal,
  })
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
