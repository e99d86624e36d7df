import { createMenuEditing, type KeptMenu } from '#content/menus/edit.ts'
import { slugOf } from '#kit/pt-br.ts'
import { typedLine } from '#kit/typed-text.ts'
import { CONTEXT, flag, listOf, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { merchants } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { ID } from './content-arguments.ts'
import { itemLinks } from './links.ts'
import { MENU_SCHEMA } from './schemas.ts'

const NAME = text({ minLength: 1, maxLength: 200 })
/** The menu as it was seen: sent along, a change of another that came between is not undone. */
export const SEEN = { version: maybe(whole({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })) }
export const staleMenu = () =>
  new RestProblem(409, 'rest_version_conflict', 'Alguém mudou este menu enquanto você editava. Recarregue e faça de novo.')
export const menuMay = {
  view: merchants('rest_cannot_view', 'Sem permissão para ver menus.'),
  create: merchants('rest_cannot_create', 'Sem permissão para criar menus.'),
  edit: merchants('rest_cannot_update', 'Sem permissão para editar este menu.'),
  delete: merchants('rest_cannot_delete', 'Sem permissão para excluir este menu.'),
}

/** The shop's menus, for those who run it. */
export function menuRoutes({ db, root }: ApiServices): Route[] {
  const menus = createMenuEditing({ db })
  const show = ({ id, name, slug, version }: KeptMenu) => ({
    id,
    description: '',
    name,
    slug,
    meta: [],
    locations: [],
    auto_add: false,
    version,
    _links: { ...itemLinks(root, 'menus', id), 'wp:post_type': [{ href: `${root}/wp/v2/menu-items?menus=${id}` }] },
  })
  const found = async (id: number) => {
    const menu = await menus.find(id)
    if (!menu) throw new RestProblem(404, 'rest_term_invalid', 'O menu não existe.')
    return menu
  }
  return [
    {
      namespace: 'wp/v2',
      path: '/menus',
      schema: MENU_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...CONTEXT, ...PAGING, slug: maybe(listOf(text({ maxLength: 200 }))) },
          authorize: menuMay.view,
          answer: async (call) => {
            const { slug, per_page: size } = call.args
            const all = (await menus.list()).filter((menu) => slug === undefined || slug.includes(menu.slug))
            const from = offsetOf(call.args)
            return pageOf(all.slice(from, from + size).map(show), all.length, call, root)
          },
        }),
        endpoint({
          methods: ['POST'],
          args: { name: NAME, slug: maybe(text({ maxLength: 200 })) },
          authorize: menuMay.create,
          answer: async ({ args }) => {
            const name = named(args.name)
            const made = await menus.create({ name, slug: plainSlug(args.slug ?? name) })
            if (made === 'taken') throw taken()
            if (made === 'full')
              throw new RestProblem(400, 'rest_menus_full', 'Já há menus demais: exclua um antes de criar outro.')
            return { status: 201, body: show(await found(made)), headers: { location: `${root}/wp/v2/menus/${made}` } }
          },
        }),
      ],
    },
    {
      namespace: 'wp/v2',
      path: '/menus/{id}',
      schema: MENU_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...ID, ...CONTEXT },
          authorize: menuMay.view,
          answer: async ({ args }) => ({ body: show(await found(args.id)) }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: { ...ID, ...SEEN, name: maybe(NAME), slug: maybe(text({ maxLength: 200 })) },
          authorize: menuMay.edit,
          answer: async ({ args }) => {
            const { id } = await found(args.id)
            const change = {
              ...(args.name !== undefined && { name: named(args.name) }),
              ...(args.slug !== undefined && { slug: plainSlug(args.slug) }),
            }
            const outcome = await menus.rename(id, change, args.version)
            if (outcome === 'taken') throw taken()
            if (outcome === 'stale') throw staleMenu()
            return { body: show(await found(id)) }
          },
        }),
        endpoint({
          methods: ['DELETE'],
          args: { ...ID, ...SEEN, force: flag({ default: false }) },
          authorize: menuMay.delete,
          answer: async ({ args }) => {
            const menu = await found(args.id)
            if (!args.force)
              throw new RestProblem(
                501,
                'rest_trash_not_supported',
                "Menus não podem ir para a lixeira. Envie 'force=true' para excluir.",
              )
            if ((await menus.remove(menu.id, args.version)) === 'stale') throw staleMenu()
            return { body: { deleted: true, previous: show(menu) } }
          },
        }),
      ],
    },
  ]
}

function named(raw: string): string {
  const name = typedLine(raw, 200)
  if (name === '') throw new RestProblem(400, 'rest_invalid_param', 'Parâmetro(s) inválido(s): name')
  return name
}
const plainSlug = (raw: string) => slugOf(raw).replace(/-+$/, '') || 'menu'
const taken = () => new RestProblem(400, 'menu_exists', 'Já existe um menu com este nome.')
