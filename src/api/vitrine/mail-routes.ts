import { choice, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { type Answer, endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { sent } from '#http/rest/download.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { upkeepMay } from './authorize-upkeep.ts'

const LISTED = { id: 'whole', to: 'text', subject: 'text', status: 'text', created_at: 'moment', sent_at: 'moment' } as const
const SCHEMA = itemSchema('mail', {
  ...LISTED,
  reply_to: 'any',
  text: 'text',
  html: 'text',
  attempts: 'whole',
  error: 'text',
  has_server: 'flag',
})
const EXAMPLE = itemSchema('mail_template', {
  id: 'text',
  title: 'text',
  when: 'text',
  to: 'text',
  subject: 'text',
  text: 'text',
  html: 'text',
})

type Listed = { id: number; to_address: string; subject: string; status: string; created_at: Date; sent_at: Date | null }
const listedItem = ({ id, to_address, subject, status, created_at, sent_at }: Listed) => ({
  id,
  to: to_address,
  subject,
  status,
  created_at: created_at.toISOString(),
  sent_at: sent_at?.toISOString() ?? null,
})

/** The outbox, and what each mail looks like. */
function mailRoutes({ outbox, mailExamples, root }: Pick<ApiServices, 'outbox' | 'mailExamples' | 'root'>): Route[] {
  const told = async (id: number) => {
    const mail = await outbox.find(id)
    if (!mail) throw new RestProblem(404, 'vitrine_mail_invalid', 'Este e-mail não existe.')
    const { reply_to, text: words, html, attempts, last_error } = mail
    return {
      ...listedItem(mail),
      reply_to,
      text: words,
      html,
      attempts: attempts ?? 0,
      error: (last_error ?? '').replace(/^MailTrouble: /, ''),
      has_server: await outbox.hasServer(),
    }
  }
  const list = endpoint({
    methods: ['GET'],
    args: { ...PAGING, status: maybe(choice(['waiting', 'sent', 'failed'])), search: maybe(text({ maxLength: 254 })) },
    authorize: upkeepMay,
    answer: async (call) => {
      const { status, search, per_page: limit } = call.args
      const { items, total } = await outbox.list({
        status,
        search: search?.trim() || undefined,
        limit,
        offset: offsetOf(call.args),
      })
      return pageOf(items.map(listedItem), total, call, root)
    },
  })
  const again = endpoint({
    methods: ['POST'],
    args: { id: whole() },
    authorize: upkeepMay,
    answer: async ({ args }) => {
      const mail = await told(args.id)
      if (mail.status === 'sent') throw new RestProblem(409, 'vitrine_mail_sent', 'Este e-mail já foi enviado.')
      await outbox.sendAgain(args.id)
      return { body: await told(args.id) }
    },
  })
  const one = endpoint({
    methods: ['GET'],
    args: { id: whole() },
    authorize: upkeepMay,
    answer: async ({ args }) => ({ body: await told(args.id) }),
  })
  const examples = endpoint({
    methods: ['GET'],
    args: {},
    authorize: upkeepMay,
    answer: async () => ({ body: mailExamples.list() }),
  })
  const example = endpoint({
    methods: ['GET'],
    args: { id: text({ maxLength: 40 }) },
    authorize: upkeepMay,
    answer: async ({ args }) => {
      const drawn = await mailExamples.draw(args.id)
      if (!drawn) throw new RestProblem(404, 'vitrine_mail_template_invalid', 'Não há este modelo de e-mail.')
      return { body: drawn }
    },
  })
  const viewOf = (path: string, find: (id: string) => Promise<{ html: string } | undefined>): Route => ({
    ...route(path, [
      endpoint({
        methods: ['GET'],
        args: { id: text({ maxLength: 40 }) },
        authorize: upkeepMay,
        answer: async ({ args }) => {
          const found = await find(args.id)
          if (!found) throw new RestProblem(404, 'vitrine_mail_invalid', 'Este e-mail não existe.')
          return framed(found.html)
        },
      }),
    ]),
    file: 'text/html',
  })
  const route = (path: string, endpoints: Route['endpoints'], schema = SCHEMA): Route => ({
    namespace: 'vitrine/v1',
    path,
    schema,
    endpoints,
  })
  return [
    route('/mails', [list]),
    route('/mails/{id}', [one]),
    route('/mails/{id}/send', [again]),
    viewOf('/mails/{id}/view', async (id) => (/^\d{1,15}$/.test(id) ? await outbox.find(Number(id)) : undefined)),
    route('/mail-templates', [examples], EXAMPLE),
    route('/mail-templates/{id}', [example], EXAMPLE),
    viewOf('/mail-templates/{id}/view', (id) => mailExamples.draw(id)),
  ]
}
export default mailRoutes satisfies ApiRoutes

/** A mail in a frame of the workbench: it shows itself and does nothing. */
const framed = (html: string): Answer =>
  sent(html, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
  })
