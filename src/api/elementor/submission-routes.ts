import { exportSubmissions, listSubmissions } from '#content/forms/submissions.ts'
import { choice, maybe, text, whole } from '#http/rest/arguments.ts'
import { downloadHeaders, sent } from '#http/rest/download.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { itemSchema } from '../item-schema.ts'
import { NO_STORE, staffByCookie } from '../authorize.ts'
import type { ApiServices } from '../services.ts'

const FORM = { form: maybe(text({ maxLength: 100, description: 'Only what was sent by this form.' })) }

/** What was sent by the forms of the shop, newest first, and the same as a file. */
export const submissionRoutes = ({ db, visitors }: Pick<ApiServices, 'db' | 'visitors'>): Route[] => [
  {
    namespace: 'elementor/v1',
    path: '/form-submissions',
    schema: itemSchema('form-submissions', { data: 'list' }),
    response: 'one',
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: {
          ...FORM,
          before: maybe(whole({ description: 'The last number of the page before.' })),
          per_page: whole({ minimum: 1, maximum: 100, default: 20 }),
        },
        authorize: staffByCookie(visitors, '/elementor/v1/form-submissions'),
        answer: async ({ args: { form, before, per_page: limit } }) => ({
          body: { data: await listSubmissions(db, { formId: form || undefined, before, limit }) },
          headers: NO_STORE,
        }),
      }),
    ],
  },
  {
    namespace: 'elementor/v1',
    path: '/form-submissions/export',
    /** A line of the file; the form's own fields follow. */
    schema: itemSchema('form-submissions-export', { Nº: 'text', 'Enviado em': 'text', Página: 'text' }),
    file: 'text/csv',
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: {
          ...FORM,
          status: maybe(choice(['new', 'read'])),
          search: maybe(text({ maxLength: 200, description: 'A word of the answers.' })),
        },
        authorize: staffByCookie(visitors, '/elementor/v1/form-submissions/export'),
        answer: async ({ args: { form = '', status, search } }) => {
          const csv = await exportSubmissions(db, { formId: form, status, search })
          return sent(csv, downloadHeaders('respostas.csv', 'text/csv; charset=utf-8'))
        },
      }),
    ],
  },
]
