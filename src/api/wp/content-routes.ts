import type { Static, TObject } from 'typebox'
import { type ContentChange, createContentEditing } from '#content/pages/edit.ts'
import { type ContentKind, type ContentQuery, createContentDesk, type KeptContent } from '#content/pages/read-content.ts'
import { CONTEXT, flag } from '#http/rest/arguments.ts'
import { type Caller, endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { badArguments, mayNot, RestProblem } from '#http/rest/rest-problem.ts'
import { readDate } from '../dates.ts'
import { isMerchant, merchants } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { ID, LIST_ARGS, WRITE_ARGS } from './content-arguments.ts'
import { changeOf, invalidPost, refusalOf } from './content-change.ts'
import { contentItem, contentSchema, LISTS } from './content-item.ts'
import { kitOf, refuseBroken } from './document.ts'
import { revisionRoutes } from './revision-routes.ts'

const WORDS = {
  page: { many: 'páginas', one: 'esta página' },
  post: { many: 'posts', one: 'este post' },
}

/** Pages or posts: read by everybody once they are out, written by those who run the shop. */
export function contentRoutes(type: ContentKind, services: ApiServices): Route[] {
  const { db, root, homeSlug, isOwnPart } = services
  const desk = createContentDesk(db)
  const below = type === 'post' ? '/blog/' : '/'
  const editing = createContentEditing({ db, isReserved: (slug) => isOwnPart(below, slug) })
  const list = LISTS[type]
  const words = WORDS[type]
  const may = {
    create: merchants('rest_cannot_create', `Sem permissão para criar ${words.many} com este usuário.`),
    edit: merchants('rest_cannot_edit', `Sem permissão para editar ${words.one}.`),
    delete: merchants('rest_cannot_delete', `Sem permissão para excluir ${words.one}.`),
    read: readers(words.many),
  }
  const show = async (item: KeptContent, isEditing: boolean) =>
    contentItem(item, isEditing ? { ...services, kit: await kitOf(services.settings) } : services, isEditing)
  const found = async (id: number) => {
    const item = await desk.find(type, id)
    if (!item) throw invalidPost()
    return item
  }
  const saved = async (change: ContentChange, id: number, version: number | undefined) => {
    const outcome = await editing.update(type, id, change, version)
    if (!outcome.ok) throw refusalOf(outcome)
    return await show(await found(id), true)
  }

  const collection: Route = {
    namespace: 'wp/v2',
    path: `/${list}`,
    schema: contentSchema(type),
    batch: true,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: LIST_ARGS,
        authorize: may.read,
        answer: async (call) => {
          const { items, total } = await desk.list(queryOf(type, call.args, isMerchant(call.caller)))
          return pageOf(
            // What a document takes from other sites is looked up for one, not for a list.
            items.map((item) => contentItem(item, services, call.context === 'edit')),
            total,
            call,
            root,
          )
        },
      }),
      endpoint({
        methods: ['POST'],
        args: WRITE_ARGS,
        authorize: may.create,
        answer: async ({ args, caller }) => {
          const { id, displayName: name } = caller.user!
          const change = changeOf(type, args)
          refuseBroken({ status: 'draft', document: [], ...change }, services.widgets)
          const outcome = await editing.create(type, change, { id, name })
          if (!outcome.ok) throw refusalOf(outcome)
          const headers = { location: `${root}/wp/v2/${list}/${outcome.id}` }
          return { status: 201, body: await show(await found(outcome.id), true), headers }
        },
      }),
    ],
  }
  const single: Route = {
    namespace: 'wp/v2',
    path: `/${list}/{id}`,
    schema: contentSchema(type),
    batch: true,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: { ...ID, ...CONTEXT },
        authorize: may.read,
        answer: async ({ args, caller, context }) => {
          const item = await found(args.id)
          if (item.status !== 'publish' && !isMerchant(caller))
            throw mayNot(caller, 'rest_forbidden', 'Sem permissão para fazer isso.')
          return { body: await show(item, context === 'edit') }
        },
      }),
      endpoint({
        methods: ['POST', 'PUT', 'PATCH'],
        args: { ...ID, ...WRITE_ARGS },
        authorize: may.edit,
        answer: async ({ args }) => {
          const before = await found(args.id)
          const change = changeOf(type, args, before)
          if (change.status !== undefined || change.document !== undefined)
            refuseBroken({ ...before, ...change }, services.widgets)
          return { body: await saved(change, args.id, args.version) }
        },
      }),
      endpoint({
        methods: ['DELETE'],
        args: { ...ID, force: flag({ default: false }) },
        authorize: may.delete,
        answer: async ({ args }) => {
          const item = await found(args.id)
          if (item.slug === homeSlug && type === 'page' && item.status !== 'trash')
            throw new RestProblem(409, 'rest_cannot_delete_front_page', 'A página inicial da loja não pode ser excluída.')
          if (args.force) {
            await editing.remove(type, item.id)
            return { body: { deleted: true, previous: await show(item, true) } }
          }
          if (!(await editing.trash(type, item.id)))
            throw new RestProblem(410, 'rest_already_trashed', 'O post já está na lixeira.')
          return { body: await show(await found(item.id), true) }
        },
      }),
    ],
  }
  return [collection, single, ...revisionRoutes(type, services)]
}

const readers =
  (many: string) =>
  (caller: Caller, { context, status = [] }: { context: string; status?: string[] }) => {
    if (isMerchant(caller)) return undefined
    if (context === 'edit') return mayNot(caller, 'rest_forbidden_context', `Sem permissão para editar ${many}.`)
    if (status.every((one) => one === 'publish')) return undefined
    return badArguments({ status: { code: 'rest_forbidden_status', message: 'Status proibido.' } })
  }

function queryOf(type: ContentKind, args: Static<TObject<typeof LIST_ARGS>>, isEditor: boolean): ContentQuery {
  const date = (text: string | undefined) => (text === undefined ? undefined : readDate(text))
  const isAny = args.status.includes('any')
  return {
    type,
    statuses: isAny ? ['publish', 'future', 'draft', 'private'] : args.status.filter((one) => one !== 'any'),
    onlyOut: !isEditor,
    search: args.search,
    slugs: args.slug,
    include: args.include,
    exclude: args.exclude,
    authors: args.author,
    authorsExcluded: args.author_exclude,
    categories: args.categories,
    categoriesExcluded: args.categories_exclude,
    tags: args.tags,
    tagsExcluded: args.tags_exclude,
    parents: args.parent,
    parentsExcluded: args.parent_exclude,
    menuOrder: args.menu_order,
    after: date(args.after),
    before: date(args.before),
    modifiedAfter: date(args.modified_after),
    modifiedBefore: date(args.modified_before),
    orderby: args.orderby,
    order: args.order,
    limit: args.per_page,
    offset: args.offset ?? offsetOf(args),
  }
}
