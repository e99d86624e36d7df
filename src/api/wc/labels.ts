import type { Static, TObject } from 'typebox'
import { choice, CONTEXT, flag, listOf, maybe, orNull, PAGING, shape, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type ItemSchema, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { LONGEST_SEO } from '#kit/seo-words.ts'
import { typedLine } from '#kit/typed-text.ts'
import type { LabelProblem, LabelTable, LabelInput } from '#shop/catalog/editing/labels.ts'
import { type EditedLabel, LABEL_ORDERS } from '#shop/catalog/editing/read-labels.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { withBatch } from './batch.ts'
import { LARGEST, META_DATA } from './offer-arguments.ts'
import { pictureIdOf } from './pictures.ts'
import { badFields, noSuch, tooMuchMeta } from './problems.ts'
import { PICTURE } from './product-arguments.ts'
import { pictureItem } from './product-shape.ts'
import { ID, resourceRoutes } from './resource.ts'

const COMMON = { slug: maybe(text({ maxLength: 200 })), description: maybe(text({ maxLength: 2_000 })) }
const NAME = text({ minLength: 1, maxLength: 200 })
const OF_CATEGORIES = {
  parent: maybe(whole()),
  image: maybe(orNull(shape(PICTURE))),
  menu_order: maybe(whole({ minimum: -LARGEST, maximum: LARGEST })),
  seo_title: maybe(text({ maxLength: LONGEST_SEO.title })),
  seo_description: maybe(text({ maxLength: LONGEST_SEO.description })),
  ...META_DATA,
}
const SEARCH = {
  ...PAGING,
  ...CONTEXT,
  search: maybe(text({ maxLength: 200 })),
  slug: maybe(text({ maxLength: 200 })),
  include: maybe(listOf(whole())),
  exclude: maybe(listOf(whole())),
  parent: maybe(whole()),
  product: maybe(whole()),
  hide_empty: flag({ default: false }),
  order: choice(['asc', 'desc'], { default: 'asc' }),
  orderby: choice(LABEL_ORDERS, { default: 'name' }),
}

type Kind = { table: LabelTable; path: string; what: string; schema: ItemSchema }
const CATEGORIES: Kind = {
  table: 'categories',
  path: '/products/categories',
  what: 'categorias',
  schema: itemSchema('product_cat', {
    id: 'whole',
    name: 'text',
    slug: 'text',
    parent: 'whole',
    description: 'text',
    display: 'text',
    image: 'object?',
    menu_order: 'whole',
    count: 'whole',
    seo_title: 'text',
    seo_description: 'text',
    meta_data: 'list',
  }),
}
const TAGS: Kind = {
  table: 'product_tags',
  path: '/products/tags',
  what: 'etiquetas',
  schema: itemSchema('product_tag', { id: 'whole', name: 'text', slug: 'text', description: 'text', count: 'whole' }),
}

/** Freight follows from weight, size and area; these are for programs that sort products by them. */
const SHIPPING_CLASSES: Kind = {
  table: 'shipping_classes',
  path: '/products/shipping_classes',
  what: 'classes de entrega',
  schema: itemSchema('product_shipping_class', { id: 'whole', name: 'text', slug: 'text', description: 'text', count: 'whole' }),
}

type Services = Pick<ApiServices, 'catalogEditor' | 'root' | 'shopUrl' | 'dispatch'>

/** The categories, the tags and the classes of freight of products. */
export const labelRoutes = (services: Services): Route[] =>
  [CATEGORIES, TAGS, SHIPPING_CLASSES].flatMap((kind) => withBatch(services, routesOf(kind, services)))

function routesOf({ table, path, what, schema }: Kind, { catalogEditor, root, shopUrl }: Services): Route[] {
  const { labels } = catalogEditor
  const own = table === 'categories' ? OF_CATEGORIES : {}
  const itemOf = (row: EditedLabel) => labelItem(row, { isTree: table === 'categories', list: `${root}/wc/v3${path}`, shopUrl })
  const read = async (id: number) => {
    const row = await labels.read(table, id)
    if (!row) throw noSuch('woocommerce_rest_term_invalid', 'O recurso não existe.')
    return itemOf(row)
  }
  const finding = { shopUrl, picturesOfFiles: catalogEditor.picturesOfFiles }
  const inputOf = async (args: InputArguments): Promise<LabelInput> => ({
    name: args.name === undefined ? undefined : typedLine(args.name, 200) || undefined,
    slug: args.slug,
    description: args.description,
    parentId: args.parent,
    position: args.menu_order,
    seoTitle: args.seo_title === undefined ? undefined : typedLine(args.seo_title, LONGEST_SEO.title),
    seoDescription: args.seo_description === undefined ? undefined : typedLine(args.seo_description, LONGEST_SEO.description),
    meta: args.meta_data,
    ...(args.image !== undefined && { pictureId: await pictureIdOf(args.image, finding) }),
  })
  const list = endpoint({
    methods: ['GET'],
    args: SEARCH,
    authorize: wcMay.list,
    answer: async (call) => {
      const { per_page: limit, orderby, order, search: words, slug, include, exclude, parent, product, hide_empty } = call.args
      const search = { words, slug, include, exclude, parentId: parent, productId: product, hideEmpty: hide_empty }
      const found = await labels.list(table, search, { limit, offset: offsetOf(call.args), orderby, order })
      return pageOf(found.labels.map(itemOf), found.total, call, root)
    },
  })
  return resourceRoutes({
    root,
    path,
    schema,
    what,
    list,
    create: {
      args: { name: NAME, ...COMMON, ...own },
      save: async (args) => {
        const input = await inputOf(args)
        return labels.create(table, { ...input, name: input.name ?? 'Sem nome' })
      },
    },
    update: {
      args: { ...ID, name: maybe(NAME), ...COMMON, ...own },
      save: async (args) => labels.update(table, args.id, await inputOf(args)),
    },
    read,
    remove: (id) => labels.remove(table, id),
    refusalOf,
  })
}

type InputArguments = { name?: string; slug?: string; description?: string } & Partial<Static<TObject<typeof OF_CATEGORIES>>>

type Around = { isTree: boolean; list: string; shopUrl: string }
function labelItem(
  { id, name, slug, description, parent_id, picture, position, count, seo_title, seo_description, meta }: EditedLabel,
  { isTree, list, shopUrl }: Around,
) {
  return {
    id,
    name,
    slug,
    ...(isTree && { parent: parent_id ?? 0 }),
    description,
    ...(isTree && { display: 'default', image: picture ? pictureItem(picture, shopUrl) : null, menu_order: position }),
    count,
    ...(isTree && { seo_title, seo_description, meta_data: meta }),
    _links: {
      self: [{ href: `${list}/${id}` }],
      collection: [{ href: list }],
      ...(parent_id && { up: [{ href: `${list}/${parent_id}` }] }),
    },
  }
}

function refusalOf(problem: LabelProblem): RestProblem {
  switch (problem.kind) {
    case 'gone':
      return noSuch('woocommerce_rest_term_invalid', 'O recurso não existe.')
    case 'no-parent':
      return new RestProblem(400, 'woocommerce_rest_term_invalid', 'A categoria superior não existe.')
    case 'in-itself':
      return new RestProblem(400, 'woocommerce_rest_term_invalid_parent', 'Uma categoria não pode ficar dentro de si mesma.')
    case 'no-picture':
      return new RestProblem(400, 'woocommerce_product_invalid_image_id', 'A imagem não existe na biblioteca de mídia.')
    case 'too-much-meta':
      return tooMuchMeta()
    case 'bad-fields':
      return badFields(problem.text)
    case 'exists':
      return new RestProblem(400, 'term_exists', 'Já existe um item com este nome ou endereço.', { resource_id: problem.id })
  }
}
