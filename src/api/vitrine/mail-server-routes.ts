import { anything, email, maybe } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { recordOf } from '#kit/unknown-json.ts'
import { MAIL_PRESETS } from '#mail/server/presets.ts'
import { wcMay } from '../authorize.ts'
import { describedSetting } from '../described-setting.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { badSetting, stale, VERSION } from '../wc/problems.ts'
import { upkeepMay } from './authorize-upkeep.ts'

const SERVER = itemSchema('mail_server', {
  source: 'text',
  environment_host: 'text',
  settings: 'list',
  presets: 'list',
  version: 'whole',
})
const TESTED = itemSchema('mail_server_test', { ok: 'flag', to: 'text', problem: 'text', message: 'text' })
const DOMAIN = itemSchema('mail_domain', { domain: 'text', is_own: 'flag', records: 'list' })
const STATE = itemSchema('mail_status', { state: 'text', since: 'moment', message: 'text' })

type Services = Pick<ApiServices, 'mailServer' | 'mailServerEditing'>

/** The server that mails are sent by: how it is set, whether it works, and one mail to try it with. */
function mailServerRoutes({ mailServer, mailServerEditing }: Services): Route[] {
  const route = (path: string, schema: Route['schema'], endpoints: Route['endpoints']): Route => ({
    namespace: 'vitrine/v1',
    path,
    response: 'one',
    ...(schema && { schema }),
    endpoints,
  })
  const told = () => toldOf({ mailServer, mailServerEditing })
  const read = endpoint({ methods: ['GET'], args: {}, authorize: upkeepMay, answer: async () => ({ body: await told() }) })
  const change = endpoint({
    methods: ['POST', 'PUT', 'PATCH'],
    args: { settings: anything(), version: VERSION() },
    authorize: upkeepMay,
    // Whoever may say where mails go reads the links by which passwords are set anew.
    requiresReauth: true,
    answer: async ({ args: { settings, version } }) => {
      const changed = await mailServerEditing.change(recordOf(settings), version)
      if (changed.ok) return { body: await told() }
      if (changed.problem === 'bad-value') throw badSetting(changed.label, changed.hint)
      if (changed.problem === 'stale') throw stale(await told())
      throw new RestProblem(409, 'vitrine_mail_server_fixed', 'O servidor de e-mail vem da variável SMTP_URL e não muda aqui.')
    },
  })
  const test = endpoint({
    methods: ['POST'],
    args: { to: maybe(email()) },
    authorize: upkeepMay,
    answer: async ({ args, caller }) => {
      const to = args.to ?? caller.user?.email
      if (!to) throw new RestProblem(400, 'rest_missing_callback_param', 'Diga para qual e-mail enviar.')
      const tested = await mailServer.test(to)
      const { problem, message } = tested.ok
        ? { problem: '', message: `Enviado para ${to}. Confira também a caixa de spam.` }
        : tested
      return { body: { ok: tested.ok, to, problem, message } }
    },
  })
  const domain = endpoint({
    methods: ['GET'],
    args: {},
    authorize: upkeepMay,
    answer: async () => ({ body: await domainOf(mailServer) }),
  })
  const state = endpoint({
    methods: ['GET'],
    args: {},
    authorize: wcMay.view,
    answer: async () => {
      const now = await mailServer.state()
      const failing = now.state === 'failing' ? { since: now.since.toISOString(), message: now.message } : undefined
      return { body: { state: now.state, since: failing?.since ?? null, message: failing?.message ?? '' } }
    },
  })
  return [
    route('/mail-server', SERVER, [read, change]),
    route('/mail-server/test', TESTED, [test]),
    route('/mail-server/domain', DOMAIN, [domain]),
    route('/mail-status', STATE, [state]),
  ]
}
export default mailServerRoutes satisfies ApiRoutes

async function toldOf({ mailServer, mailServerEditing }: Services) {
  const { environmentHost } = mailServer
  const { fields, version } = await mailServerEditing.describe()
  return {
    source: environmentHost !== undefined ? 'environment' : (await mailServer.isOn()) ? 'workbench' : 'none',
    environment_host: environmentHost ?? '',
    settings: fields.map((field) => describedSetting(field, field)),
    presets: MAIL_PRESETS.map(({ id, name, host, port, encryption, userHelp, passwordHelp, dkimSelectors }) => ({
      id,
      name,
      host,
      port,
      encryption,
      user_help: userHelp,
      password_help: passwordHelp,
      asks_selector: dkimSelectors.length === 0,
    })),
    version,
  }
}
/** The mail server as the workbench reads it. */
export type MailServerRecord = Awaited<ReturnType<typeof toldOf>>

async function domainOf(mailServer: Services['mailServer']) {
  const { domain, isOwn, records } = await mailServer.domain()
  return { domain, is_own: isOwn, records }
}
/** What the sender's domain says of its mails, as the workbench reads it. */
export type MailDomainRecord = Awaited<ReturnType<typeof domainOf>>
