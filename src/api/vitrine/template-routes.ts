import { createTemplateDesk } from '#content/pages/template-desk.ts'
import { createTemplateEditing, type TemplateOutcome } from '#content/pages/template-editing.ts'
import { LIST_WIDGET, TEMPLATE_PARTS } from '#content/pages/template-rules.ts'
import { defaultTemplate } from '#content/pages/template-defaults.ts'
import { CONDITIONS_PROBLEMS, NEEDED, noListText } from '#content/pages/template-text.ts'
import { choice, maybe } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { badArguments, RestProblem } from '#http/rest/rest-problem.ts'
import { merchants } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { ID } from '../wp/content-arguments.ts'
import { refusalOf } from '../wp/content-change.ts'
import { kitOf, refuseBroken } from '../wp/document.ts'
import { authorOf, documentRoutes, FIND_ARGS, FIND_STATUS, made, STATUSES } from './document-resource.ts'
import { TEMPLATE_SCHEMA, templateChange, templateItem, WRITE_ARGS } from './template-item.ts'

const PATH = '/templates'
const authorize = {
  view: merchants('rest_cannot_view', 'Sem permissão para ver os modelos do site.'),
  create: merchants('rest_cannot_create', 'Sem permissão para criar modelos do site.'),
  edit: merchants('rest_cannot_edit', 'Sem permissão para editar este modelo.'),
  delete: merchants('rest_cannot_delete', 'Sem permissão para excluir este modelo.'),
}
const PART = { description: 'What of the site it draws.' }

/** Header, footer and what surrounds products, lists, posts and lost pages, for those who run the shop. */
function templateRoutes({ db, root, widgets, settings, content }: ApiServices): Route[] {
  const desk = createTemplateDesk(db)
  const editing = createTemplateEditing({ db })
  const shown = async (id: number) => {
    const template = await desk.find(id)
    if (!template) throw noTemplate()
    return templateItem(template, widgets, { isWhole: true, kit: await kitOf(settings) })
  }
  const listTitle = widgets.get(LIST_WIDGET)?.definition.title ?? LIST_WIDGET
  const done = async (work: Promise<TemplateOutcome>) => {
    const outcome = await work
    if (!outcome.ok) throw refused(outcome, listTitle)
    return outcome.id
  }
  const list = endpoint({
    methods: ['GET'],
    args: {
      ...FIND_ARGS,
      part: maybe(choice(TEMPLATE_PARTS, PART)),
      ...FIND_STATUS,
      orderby: choice(['id', 'title', 'modified', 'part'], { default: 'part' }),
      order: choice(['asc', 'desc'], { default: 'asc' }),
    },
    authorize: authorize.view,
    answer: async (call) => {
      const { status, per_page: limit, search, part, include, orderby, order } = call.args
      const statuses = status === 'any' ? [...STATUSES] : [status]
      const asked = { statuses, search, part, include, orderby, order, limit, offset: offsetOf(call.args) }
      const { items, total } = await desk.list(asked)
      const told = items.map((template) => templateItem(template, widgets, { isWhole: false }))
      return pageOf(told, total, call, root)
    },
  })
  const create = endpoint({
    methods: ['POST'],
    args: { ...WRITE_ARGS, part: choice(TEMPLATE_PARTS, PART) },
    authorize: authorize.create,
    answer: async ({ args, caller }) => {
      const change = { document: await defaultTemplate(args.part, content), ...templateChange(args) }
      refuseBroken({ status: 'draft', ...change }, widgets)
      return made(root, PATH, await shown(await done(editing.create(args.part, change, authorOf(caller)))))
    },
  })
  const update = endpoint({
    methods: ['POST', 'PUT', 'PATCH'],
    args: { ...ID, ...WRITE_ARGS },
    authorize: authorize.edit,
    answer: async ({ args }) => {
      const change = templateChange(args)
      const before = await shown(args.id)
      if (change.status !== undefined || change.document !== undefined)
        refuseBroken({ status: change.status ?? before.status, document: change.document ?? before.document }, widgets)
      return { body: await shown(await done(editing.update(args.id, change, args.version))) }
    },
  })
  const trash = (id: number) => done(editing.trash(id))
  const remove = (id: number) => done(editing.remove(id))
  const acts = { shown, list, create, update, trash, remove }
  return documentRoutes({ db, root, path: PATH, noun: 'template', schema: TEMPLATE_SCHEMA, authorize, ...acts })
}
export default templateRoutes satisfies ApiRoutes

const noTemplate = () => new RestProblem(404, 'rest_template_invalid_id', 'Este modelo não existe.')

function refused(outcome: Exclude<TemplateOutcome, { ok: true }>, listTitle: string): RestProblem {
  switch (outcome.problem) {
    case 'missing':
      return noTemplate()
    case 'conditions':
      return badArguments({ conditions: { code: 'rest_invalid_conditions', message: CONDITIONS_PROBLEMS[outcome.why] } })
    case 'needed':
      return new RestProblem(400, 'rest_template_needed', NEEDED[outcome.part] ?? '')
    case 'no-list':
      return new RestProblem(400, 'rest_template_incomplete', noListText(listTitle))
    case 'in-the-bin':
      return new RestProblem(410, 'rest_already_trashed', 'O modelo já está na lixeira.')
    default:
      return refusalOf(outcome)
  }
}
