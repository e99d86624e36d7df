import { CONTEXT, maybe, text } from '#http/rest/arguments.ts'
import { type Caller, endpoint, type Route } from '#http/rest/contract.ts'
import { mayNot, RestProblem } from '#http/rest/rest-problem.ts'
import { isMerchant } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { KIND_SCHEMAS } from './schemas.ts'

const type = (slug: string, name: string, one: string, more: object = {}) => ({
  slug,
  name,
  labels: { name, singular_name: one },
  description: '',
  hierarchical: false,
  has_archive: false,
  taxonomies: [] as string[],
  rest_base: slug,
  rest_namespace: 'wp/v2',
  icon: null,
  viewable: true,
  supports: { title: true, editor: true, author: true, thumbnail: true, excerpt: true, revisions: true },
  ...more,
})
const TYPES = [
  type('post', 'Posts', 'Post', { rest_base: 'posts', has_archive: 'blog', taxonomies: ['category', 'post_tag'] }),
  type('page', 'Páginas', 'Página', { rest_base: 'pages', hierarchical: true }),
  type('attachment', 'Mídias', 'Mídia', { rest_base: 'media', supports: { title: true, author: true } }),
  type('product', 'Produtos', 'Produto', { rest_base: 'products', rest_namespace: 'wc/v3', has_archive: 'loja' }),
  type('nav_menu_item', 'Itens de menu', 'Item de menu', { rest_base: 'menu-items', viewable: false, supports: { title: true } }),
]

const taxonomy = (slug: string, name: string, one: string, more: object) => ({
  slug,
  name,
  labels: { name, singular_name: one },
  description: '',
  types: ['post'],
  hierarchical: false,
  show_cloud: true,
  rest_base: slug,
  rest_namespace: 'wp/v2',
  ...more,
})
const TAXONOMIES = [
  taxonomy('category', 'Categorias', 'Categoria', { hierarchical: true, rest_base: 'categories' }),
  taxonomy('post_tag', 'Tags', 'Tag', { rest_base: 'tags' }),
  taxonomy('nav_menu', 'Menus de navegação', 'Menu de navegação', {
    types: ['nav_menu_item'],
    show_cloud: false,
    rest_base: 'menus',
  }),
]

const status = (slug: string, name: string, isPublic: boolean) => ({
  slug,
  name,
  public: isPublic,
  private: slug === 'private',
  protected: ['future', 'draft'].includes(slug),
  queryable: isPublic,
  show_in_list: slug !== 'trash',
  date_floating: slug === 'draft',
})
const STATUSES = [
  status('publish', 'Publicado', true),
  status('future', 'Agendado', false),
  status('draft', 'Rascunho', false),
  status('private', 'Privado', false),
  status('trash', 'Lixeira', false),
]

type Kind = { slug: string; rest_namespace?: string; rest_base?: string }

/** What kinds of things there are, by name; the same for every shop. */
export function kindRoutes({ root }: ApiServices): Route[] {
  const linked = (kind: Kind, list: string) => ({
    ...kind,
    _links: {
      collection: [{ href: `${root}/wp/v2/${list}` }],
      ...(kind.rest_base && { 'wp:items': [{ href: `${root}/${kind.rest_namespace}/${kind.rest_base}` }] }),
    },
  })
  const kinds = (
    list: keyof typeof KIND_SCHEMAS,
    name: string,
    all: Kind[],
    isSeen: (kind: Kind, caller: Caller) => boolean,
  ): Route[] => [
    {
      namespace: 'wp/v2',
      path: `/${list}`,
      schema: KIND_SCHEMAS[list],
      response: 'by-name',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...CONTEXT, ...(list === 'taxonomies' && { type: maybe(text({ maxLength: 100 })) }) },
          authorize: editors,
          answer: async ({ caller, args }) => {
            const ofType = (args as { type?: string }).type
            const shown = all.filter(
              (kind) =>
                isSeen(kind, caller) && (ofType === undefined || ((kind as { types?: string[] }).types ?? []).includes(ofType)),
            )
            return { body: Object.fromEntries(shown.map((kind) => [kind.slug, linked(kind, list)])) }
          },
        }),
      ],
    },
    {
      namespace: 'wp/v2',
      path: `/${list}/{${name}}`,
      schema: KIND_SCHEMAS[list],
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...CONTEXT, [name]: text({ maxLength: 100 }) },
          authorize: editors,
          answer: async ({ args, caller }) => {
            const kind = all.find(({ slug }) => slug === (args as Record<string, unknown>)[name])
            if (!kind) throw new RestProblem(404, `rest_${name}_invalid`, INVALID[name]!)
            if (!isSeen(kind, caller)) throw mayNot(caller, 'rest_cannot_read_status', 'Sem permissão para ver status.')
            return { body: linked(kind, list) }
          },
        }),
      ],
    },
  ]
  const everybody = () => true
  return [
    ...kinds('types', 'type', TYPES, everybody),
    ...kinds('taxonomies', 'taxonomy', TAXONOMIES, everybody),
    ...kinds('statuses', 'status', STATUSES, ({ slug }, caller) => slug === 'publish' || isMerchant(caller)),
  ]
}

const INVALID: Record<string, string> = {
  type: 'Tipo de post inválido.',
  taxonomy: 'Taxonomia inválida.',
  status: 'Status inválido.',
}

const editors = (caller: Caller, { context }: { context: string }) =>
  context === 'edit' && !isMerchant(caller)
    ? mayNot(caller, 'rest_cannot_view', 'Sem permissão para editar posts deste tipo.')
    : undefined
