import { createSubmissionDesk, type KeptSubmission } from '#content/forms/submission-desk.ts'
import { choice, CONTEXT, flag, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { bothDates } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { merchants } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { ID } from '../wp/content-arguments.ts'

const SCHEMA = itemSchema('form-submission', {
  id: 'whole',
  form: 'text',
  form_name: 'text',
  page: 'whole',
  status: 'text',
  date: 'moment',
  date_gmt: 'moment',
  referrer: 'text',
  fields: 'list',
  files: 'list',
})
const FORM_SCHEMA = itemSchema('form', {
  id: 'text',
  name: 'text',
  total: 'whole',
  unread: 'whole',
  last: 'moment',
  last_gmt: 'moment',
})
const may = {
  view: merchants('rest_cannot_view', 'Sem permissão para ler as respostas de formulários.'),
  edit: merchants('rest_cannot_edit', 'Sem permissão para mudar esta resposta.'),
  delete: merchants('rest_cannot_delete', 'Sem permissão para excluir esta resposta.'),
}

/** What people sent by forms: read, marked as read, thrown away for good. */
function formSubmissionRoutes({ db, root, storage }: ApiServices): Route[] {
  const desk = createSubmissionDesk({ db, uploads: storage.uploads })
  const found = async (id: number) => {
    const submission = await desk.find(id)
    if (!submission) throw noSubmission()
    return submission
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/forms',
      schema: FORM_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...CONTEXT, ...PAGING, per_page: whole({ minimum: 1, maximum: 100, default: 100 }) },
          authorize: may.view,
          answer: async (call) => {
            const all = await desk.forms()
            const from = offsetOf(call.args)
            const told = all.slice(from, from + call.args.per_page).map(formItem)
            return pageOf(told, all.length, call, root)
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/form-submissions',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {
            ...CONTEXT,
            ...PAGING,
            form: maybe(text({ maxLength: 16 })),
            status: maybe(choice(['new', 'read'])),
            search: maybe(text({ maxLength: 200 })),
          },
          authorize: may.view,
          answer: async (call) => {
            const { form, status, search, per_page: limit } = call.args
            const { items, total } = await desk.list({ formId: form, status, search, limit, offset: offsetOf(call.args) })
            return pageOf(items.map(submissionItem), total, call, root)
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/form-submissions/{id}',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...ID, ...CONTEXT },
          authorize: may.view,
          answer: async ({ args }) => ({ body: submissionItem(await found(args.id)) }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: { ...ID, status: choice(['new', 'read']) },
          authorize: may.edit,
          answer: async ({ args }) => {
            if (!(await desk.mark(args.id, args.status))) throw noSubmission()
            return { body: submissionItem(await found(args.id)) }
          },
        }),
        endpoint({
          methods: ['DELETE'],
          args: { ...ID, force: flag({ default: false }) },
          authorize: may.delete,
          answer: async ({ args }) => {
            const previous = submissionItem(await found(args.id))
            if (!args.force)
              throw new RestProblem(
                501,
                'rest_trash_not_supported',
                "Respostas não vão para a lixeira. Envie 'force=true' para excluir.",
              )
            await desk.remove(args.id)
            return { body: { deleted: true, previous } }
          },
        }),
      ],
    },
  ]
}
export default formSubmissionRoutes satisfies ApiRoutes

type KnownForm = Awaited<ReturnType<ReturnType<typeof createSubmissionDesk>['forms']>>[number]
const formItem = ({ formId, name, total, unread, lastAt }: KnownForm) => ({
  id: formId,
  name,
  total,
  unread,
  ...bothDates('last', lastAt),
})
export type FormRecord = ReturnType<typeof formItem>

const submissionItem = ({ id, formId, formName, postId, status, createdAt, referrer, fields, files }: KeptSubmission) => ({
  id,
  form: formId,
  form_name: formName,
  page: postId,
  status,
  ...bothDates('date', createdAt),
  referrer,
  fields: fields.map(({ id: field, type, label, value }) => ({ id: field, type, label, value })),
  files: files.map((file) => ({ ...file, url: `/wp-admin/form-uploads/${file.id}` })),
})

export type SubmissionRecord = ReturnType<typeof submissionItem>

const noSubmission = () => new RestProblem(404, 'rest_submission_invalid_id', 'Esta resposta não existe.')
