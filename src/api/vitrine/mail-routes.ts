import { choice, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { upkeepMay } from './authorize-upkeep.ts'
import { framedMail } from './framed-mail.ts'

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

const WAITING = itemSchema('waiting_mails', { waiting: 'whole' })

type Listed = { id: number; to_address: string; subject: string; status: string; created_at: Date; sent_at: Date | null }
const listedItem = ({ id, to_address, subject, status, created_at, sent_at }: Listed) => ({
  id,
  to: to_address,
  subject,
  status,
  created_at: created_at.toISOString(),
  sent_at: sent_at?.toISOString() ?? null,
})

/** The outbox. */
function mailRoutes({ outbox, root }: Pick<ApiServices, 'outbox' | 'root'>): Route[] {
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
  const view = endpoint({
    methods: ['GET'],
    args: { id: whole() },
    authorize: upkeepMay,
    answer: async ({ args }) => framedMail((await told(args.id)).html),
  })
  const waiting = endpoint({
    methods: ['GET'],
    args: {},
    authorize: upkeepMay,
    answer: async () => ({ body: { waiting: await outbox.countForgotten() } }),
  })
  const sendAll = endpoint({
    methods: ['POST'],
    args: {},
    authorize: upkeepMay,
    answer: async () => {
      if (!(await outbox.hasServer()))
        throw new RestProblem(409, 'vitrine_mail_off', 'O envio de e-mails está desligado. Configure o servidor antes.')
      await outbox.sendForgotten()
      return { body: { waiting: await outbox.countForgotten() } }
    },
  })
  const route = (path: string, endpoints: Route['endpoints']): Route => ({
    namespace: 'vitrine/v1',
    path,
    schema: SCHEMA,
    endpoints,
  })
  return [
    route('/mails', [list]),
    { ...route('/waiting-mails', [waiting, sendAll]), schema: WAITING, response: 'one' },
    route('/mails/{id}', [one]),
    route('/mails/{id}/send', [again]),
    { ...route('/mails/{id}/view', [view]), file: 'text/html' },
  ]
}
export default mailRoutes satisfies ApiRoutes
