import { Type } from 'typebox'
import { createMenuEditing, type KeptMenu } from '#content/menus/edit.ts'
import { addEntry, changeEntry, type Entry, removeEntry } from '#content/menus/entries.ts'
import { safeHref } from '#kit/url.ts'
import { typedLine } from '#kit/typed-text.ts'
import { CONTEXT, flag, maybe, PAGING, shape, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { badArguments, RestProblem } from '#http/rest/rest-problem.ts'
import type { ApiServices } from '../services.ts'
import { ID, ids, wordsOf } from './content-arguments.ts'
import { embeddable, itemLinks } from './links.ts'
import { escaped } from './markup.ts'
import { menuMay, SEEN, staleMenu } from './menu-routes.ts'
import { MENU_ITEM_SCHEMA } from './schemas.ts'

/** An entry's number belongs to its menu; on the wire both are one number. */
const PER_MENU = 100_000
const wireId = (menu: number, number: number) => (number === 0 ? 0 : menu * PER_MENU + number)
const apart = (id: number) => ({ menu: Math.floor(id / PER_MENU), number: id % PER_MENU })

const TITLE = Type.Union([text({ maxLength: 200 }), shape({ raw: maybe(text({ maxLength: 200 })) })])
const PLACE = { parent: maybe(whole()), menu_order: maybe(whole({ minimum: 1, maximum: 100_000 })) }
const URL_ARG = text({ maxLength: 1_000 })

/** The entries of the shop's menus. */
export function menuItemRoutes({ db, root }: ApiServices): Route[] {
  const menus = createMenuEditing({ db })
  const found = async (id: number) => {
    const { menu: menuId, number } = apart(id)
    const menu = await menus.find(menuId)
    const entry = menu?.entries.find((one) => one.number === number)
    if (!menu || !entry) throw noItem()
    return { menu, entry }
  }
  const shown = async (id: number) => {
    const { menu, entry } = await found(id)
    return itemOf(menu, entry, root)
  }
  return [
    {
      namespace: 'wp/v2',
      path: '/menu-items',
      schema: MENU_ITEM_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...CONTEXT, ...PAGING, per_page: whole({ minimum: 1, maximum: 100, default: 100 }), menus: ids() },
          authorize: menuMay.view,
          answer: async (call) => {
            const wanted = (await menus.list()).filter(({ id }) => call.args.menus === undefined || call.args.menus.includes(id))
            const all = wanted.flatMap((menu) => menu.entries.map((entry) => itemOf(menu, entry, root)))
            const from = offsetOf(call.args)
            return pageOf(all.slice(from, from + call.args.per_page), all.length, call, root)
          },
        }),
        endpoint({
          methods: ['POST'],
          args: {
            title: TITLE,
            url: URL_ARG,
            menus: whole({ minimum: 1, description: 'The menu it stands in.' }),
            ...PLACE,
            ...SEEN,
          },
          authorize: menuMay.create,
          answer: async ({ args }) => {
            const entry = { title: titled(wordsOf(args.title)), url: linked(args.url) }
            const place = placeOf(args, args.menus)
            const outcome = await menus.change(args.menus, (entries) => addEntry(entries, entry, place), args.version)
            if (outcome === 'stale') throw staleMenu()
            if (!outcome) throw new RestProblem(400, 'rest_term_invalid', 'O menu não existe.')
            if (!outcome.ok) throw REFUSALS[outcome.problem]()
            const id = wireId(args.menus, outcome.number)
            return { status: 201, body: await shown(id), headers: { location: `${root}/wp/v2/menu-items/${id}` } }
          },
        }),
      ],
    },
    {
      namespace: 'wp/v2',
      path: '/menu-items/{id}',
      schema: MENU_ITEM_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...ID, ...CONTEXT },
          authorize: menuMay.view,
          answer: async ({ args }) => ({ body: await shown(args.id) }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: { ...ID, title: maybe(TITLE), url: maybe(URL_ARG), ...PLACE, ...SEEN },
          authorize: menuMay.edit,
          answer: async ({ args }) => {
            const { menu, number } = apart(args.id)
            const change = {
              ...(args.title !== undefined && { title: titled(wordsOf(args.title)) }),
              ...(args.url !== undefined && { url: linked(args.url) }),
              ...placeOf(args, menu),
            }
            const outcome = await menus.change(menu, (entries) => changeEntry(entries, number, change), args.version)
            if (outcome === 'stale') throw staleMenu()
            if (!outcome) throw noItem()
            if (!outcome.ok) throw REFUSALS[outcome.problem]()
            return { body: await shown(args.id) }
          },
        }),
        endpoint({
          methods: ['DELETE'],
          args: { ...ID, ...SEEN, force: flag({ default: false }) },
          authorize: menuMay.delete,
          answer: async ({ args }) => {
            const previous = await shown(args.id)
            if (!args.force)
              throw new RestProblem(
                501,
                'rest_trash_not_supported',
                "Itens de menu não podem ir para a lixeira. Envie 'force=true' para excluir.",
              )
            const { menu, number } = apart(args.id)
            const outcome = await menus.change(
              menu,
              (entries) => ({ ok: true as const, entries: removeEntry(entries, number) }),
              args.version,
            )
            if (outcome === 'stale') throw staleMenu()
            return { body: { deleted: true, previous } }
          },
        }),
      ],
    },
  ]
}

function itemOf(menu: KeptMenu, { number, parent, title, url }: Entry, root: string) {
  const id = wireId(menu.id, number)
  return {
    id,
    title: { raw: title, rendered: escaped(title) },
    status: 'publish',
    url,
    attr_title: '',
    description: '',
    type: 'custom',
    type_label: 'Link personalizado',
    object: 'custom',
    object_id: 0,
    parent: wireId(menu.id, parent),
    menu_order: menu.entries.findIndex((one) => one.number === number) + 1,
    target: '',
    classes: [''],
    xfn: [''],
    invalid: false,
    menus: menu.id,
    version: menu.version,
    meta: [],
    _links: {
      ...itemLinks(root, 'menu-items', id),
      'wp:term': [embeddable(`${root}/wp/v2/menus?slug=${menu.slug}`, { taxonomy: 'nav_menu' })],
    },
  }
}

/** A parent of another menu is none. */
function placeOf({ parent, menu_order: order }: { parent?: number; menu_order?: number }, menu: number) {
  if (parent !== undefined && parent !== 0 && apart(parent).menu !== menu) throw REFUSALS.parent()
  return {
    ...(parent !== undefined && { parent: parent === 0 ? 0 : apart(parent).number }),
    ...(order !== undefined && { order }),
  }
}

function titled(raw: string | undefined): string {
  const title = typedLine(raw, 200)
  if (title === '')
    throw new RestProblem(400, 'rest_title_required', 'O título é obrigatório para um item de menu personalizado.')
  return title
}

function linked(raw: string): string {
  const href = safeHref(raw)
  if (href === undefined || href === '')
    throw badArguments({ url: { code: 'rest_invalid_url', message: 'Endereço inválido: comece com / ou https://.' } })
  return href
}

const noItem = () => new RestProblem(404, 'rest_post_invalid_id', 'ID inválido de item de menu.')
const REFUSALS = {
  missing: noItem,
  parent: () =>
    new RestProblem(400, 'invalid_menu_item_parent', 'O item ascendente não serve: ele não existe ou ficaria fundo demais.'),
  full: () => new RestProblem(400, 'rest_menu_full', 'Este menu já tem itens demais.'),
}
