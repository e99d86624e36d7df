import { createContentEditing } from '#content/pages/edit.ts'
import { createPopupDesk } from '#content/popups/desk.ts'
import { readPopupSettings } from '#content/popups/settings.ts'
import { choice, CONTEXT, flag, maybe, PAGING, text } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { merchants } from '../may.ts'
import type { ApiServices } from '../services.ts'
import { ID, ids } from '../wp/content-arguments.ts'
import { refusalOf } from '../wp/content-change.ts'
import { refuseBroken } from '../wp/document.ts'
import { documentRevisions } from './document-revisions.ts'
import { popupChange, refuseEmpty, STATUSES, WRITE_ARGS } from './popup-change.ts'
import { POPUP_SCHEMA, popupItem } from './popup-item.ts'

const may = {
  view: merchants('rest_cannot_view', 'Sem permissão para ver popups.'),
  create: merchants('rest_cannot_create', 'Sem permissão para criar popups.'),
  edit: merchants('rest_cannot_edit', 'Sem permissão para editar este popup.'),
  delete: merchants('rest_cannot_delete', 'Sem permissão para excluir este popup.'),
}

/** Popups, for those who run the shop: what stands in them, when and where they come, how often they were shown. */
export function popupRoutes({ db, root, widgets }: ApiServices): Route[] {
  const desk = createPopupDesk(db)
  const editing = createContentEditing({ db })
  const found = async (id: number) => {
    const popup = await desk.find(id)
    if (!popup) throw noPopup()
    return popup
  }
  const shown = async (id: number) => popupItem(await found(id), widgets, { isWhole: true })
  return [
    {
      namespace: 'vitrine/v1',
      path: '/popups',
      schema: POPUP_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {
            ...CONTEXT,
            ...PAGING,
            include: ids(),
            search: maybe(text({ maxLength: 200 })),
            status: choice([...STATUSES, 'trash', 'any'], { default: 'any' }),
            orderby: choice(['id', 'title', 'modified', 'shown'], { default: 'id' }),
            order: choice(['asc', 'desc'], { default: 'desc' }),
          },
          may: may.view,
          answer: async (call) => {
            const { args } = call
            const { items, total } = await desk.list({
              statuses: args.status === 'any' ? ['publish', 'draft', 'future', 'private'] : [args.status],
              search: args.search,
              include: args.include,
              orderby: args.orderby,
              order: args.order,
              limit: args.per_page,
              offset: offsetOf(args),
            })
            return pageOf(
              items.map((popup) => popupItem(popup, widgets, { isWhole: false })),
              total,
              call,
              root,
            )
          },
        }),
        endpoint({
          methods: ['POST'],
          args: WRITE_ARGS,
          may: may.create,
          answer: async ({ args, caller }) => {
            const { id: authorId, displayName: name } = caller.user!
            const wish = popupChange(args)
            refuseEmpty({ status: 'draft', document: [], ...wish })
            refuseBroken({ status: 'draft', document: [], ...wish }, widgets)
            const outcome = await editing.create('popup', wish, { id: authorId, name })
            if (!outcome.ok) throw refusalOf(outcome)
            const headers = { location: `${root}/vitrine/v1/popups/${outcome.id}` }
            return { status: 201, body: await shown(outcome.id), headers }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/popups/{id}',
      schema: POPUP_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...ID, ...CONTEXT },
          may: may.view,
          answer: async ({ args }) => ({ body: await shown(args.id) }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: { ...ID, ...WRITE_ARGS },
          may: may.edit,
          answer: async ({ args }) => {
            // What was kept is read first: an old setting that nothing understands is healed, not held against the caller.
            const kept = await found(args.id)
            const { settings, conditions } = readPopupSettings(kept.settings)
            const change = popupChange(args, { ...settings, conditions })
            if (change.status !== undefined || change.document !== undefined) {
              refuseEmpty({ ...kept, ...change })
              refuseBroken({ ...kept, ...change }, widgets)
            }
            const outcome = await editing.update('popup', args.id, change, args.version)
            if (!outcome.ok) throw refusalOf(outcome)
            return { body: await shown(args.id) }
          },
        }),
        endpoint({
          methods: ['DELETE'],
          args: { ...ID, force: flag({ default: false }) },
          may: may.delete,
          answer: async ({ args }) => {
            const previous = await shown(args.id)
            if (args.force) {
              await editing.remove('popup', args.id)
              return { body: { deleted: true, previous } }
            }
            if (!(await editing.trash('popup', args.id)))
              throw new RestProblem(410, 'rest_already_trashed', 'O popup já está na lixeira.')
            return { body: await shown(args.id) }
          },
        }),
      ],
    },
    documentRevisions(
      { db, root },
      { path: '/popups', noun: 'popup', id: ID.id, may: may.view, contentId: async (id) => (await found(Number(id))).id },
    ),
  ]
}

const noPopup = () => new RestProblem(404, 'rest_popup_invalid_id', 'Este popup não existe.')
