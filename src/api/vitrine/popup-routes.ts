import { createContentEditing } from '#content/pages/edit.ts'
import { createPopupDesk } from '#content/popups/desk.ts'
import { readPopupSettings } from '#content/popups/settings.ts'
import { choice } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { merchants } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { ID } from '../wp/content-arguments.ts'
import { refusalOf } from '../wp/content-change.ts'
import { kitOf, refuseBroken } from '../wp/document.ts'
import { authorOf, documentRoutes, FIND_ARGS, FIND_STATUS, made } from './document-resource.ts'
import { popupChange, refuseEmpty, WRITE_ARGS } from './popup-change.ts'
import { POPUP_SCHEMA, popupItem } from './popup-item.ts'

const PATH = '/popups'
const authorize = {
  view: merchants('rest_cannot_view', 'Sem permissão para ver popups.'),
  create: merchants('rest_cannot_create', 'Sem permissão para criar popups.'),
  edit: merchants('rest_cannot_edit', 'Sem permissão para editar este popup.'),
  delete: merchants('rest_cannot_delete', 'Sem permissão para excluir este popup.'),
}

/** Popups, for those who run the shop: what stands in them, when and where they come, how often they were shown. */
function popupRoutes({ db, root, widgets, settings: shopSettings }: ApiServices): Route[] {
  const desk = createPopupDesk(db)
  const editing = createContentEditing({ db })
  const found = async (id: number) => {
    const popup = await desk.find(id)
    if (!popup) throw noPopup()
    return popup
  }
  const shown = async (id: number) => popupItem(await found(id), widgets, { isWhole: true, kit: await kitOf(shopSettings) })
  const list = endpoint({
    methods: ['GET'],
    args: {
      ...FIND_ARGS,
      ...FIND_STATUS,
      orderby: choice(['id', 'title', 'modified', 'shown'], { default: 'id' }),
      order: choice(['asc', 'desc'], { default: 'desc' }),
    },
    authorize: authorize.view,
    answer: async (call) => {
      const { status, per_page: limit, search, include, orderby, order } = call.args
      const statuses = status === 'any' ? ['publish', 'draft', 'future', 'private'] : [status]
      const { items, total } = await desk.list({ statuses, search, include, orderby, order, limit, offset: offsetOf(call.args) })
      const told = items.map((popup) => popupItem(popup, widgets, { isWhole: false }))
      return pageOf(told, total, call, root)
    },
  })
  const create = endpoint({
    methods: ['POST'],
    args: WRITE_ARGS,
    authorize: authorize.create,
    answer: async ({ args, caller }) => {
      const input = popupChange(args)
      refuseEmpty({ status: 'draft', document: [], ...input })
      refuseBroken({ status: 'draft', document: [], ...input }, widgets)
      const outcome = await editing.create('popup', input, authorOf(caller))
      if (!outcome.ok) throw refusalOf(outcome)
      return made(root, PATH, await shown(outcome.id))
    },
  })
  const update = endpoint({
    methods: ['POST', 'PUT', 'PATCH'],
    args: { ...ID, ...WRITE_ARGS },
    authorize: authorize.edit,
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
  })
  const trash = async (id: number) => {
    if (!(await editing.trash('popup', id))) throw new RestProblem(410, 'rest_already_trashed', 'O popup já está na lixeira.')
  }
  const remove = (id: number) => editing.remove('popup', id)
  const acts = { shown, list, create, update, trash, remove }
  return documentRoutes({ db, root, path: PATH, noun: 'popup', schema: POPUP_SCHEMA, authorize, ...acts })
}
export default popupRoutes satisfies ApiRoutes

const noPopup = () => new RestProblem(404, 'rest_popup_invalid_id', 'Este popup não existe.')
