import { toCsv } from '#content/forms/csv.ts'
import { anything, choice, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { downloadHeaders, sent } from '#http/rest/download.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { fileMoment, formatMoment } from '#kit/pt-br.ts'
import { recordOf } from '#kit/unknown-json.ts'
import type { ConsentSource } from '#shop/marketing/contract.ts'
import type { Marketing } from '#shop/marketing/service.ts'
import { OPT_OUT_WORDS } from '#shop/marketing/text.ts'
import { wcMay } from '../authorize.ts'
import { describedSetting } from '../described-setting.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { badSetting, stale, VERSION } from '../wc/problems.ts'

const KIND = itemSchema('marketing_mail', {
  id: 'text',
  title: 'text',
  when: 'text',
  is_on: 'flag',
  settings: 'list',
  version: 'whole',
  sent: 'whole',
  clicked: 'whole',
  orders: 'whole',
  revenue_cents: 'whole',
})
const CONSENT = itemSchema('marketing_consent', {
  id: 'whole',
  email: 'text',
  is_given: 'flag',
  source: 'text',
  words: 'text',
  changed_at: 'moment',
})

/** What is counted on the screen. */
const FIGURES_DAYS = 90
const GENERAL = 'general'
/** A table of consents is read in pieces of so many. */
const ROWS_AT_ONCE = 1_000

/** Mails that sell: each kind with its settings and figures, and who agreed to them. */
function marketingRoutes({ marketing, root }: Pick<ApiServices, 'marketing' | 'root'>): Route[] {
  const route = (
    path: string,
    schema: NonNullable<Route['schema']>,
    endpoints: Route['endpoints'],
    more: Partial<Route> = {},
  ): Route => ({
    namespace: 'vitrine/v1',
    path,
    schema,
    endpoints,
    ...more,
  })
  const known = (id: string) => {
    if (id !== GENERAL && !marketing.kinds.has(id))
      throw new RestProblem(404, 'vitrine_marketing_mail_invalid', 'Não há este e-mail automático.')
    return id
  }
  const list = endpoint({
    methods: ['GET'],
    args: {},
    authorize: wcMay.view,
    answer: async () => ({ body: await allKinds(marketing) }),
  })
  const change = endpoint({
    methods: ['POST', 'PUT', 'PATCH'],
    args: { id: text({ maxLength: 40 }), settings: anything(), version: VERSION() },
    authorize: wcMay.edit,
    answer: async ({ args: { id, settings, version } }) => {
      const changed = await marketing.editing.change(known(id), recordOf(settings), version)
      if (changed.ok) return { body: await oneKind(marketing, id) }
      if (changed.problem === 'bad-value') throw badSetting(changed.label, changed.hint)
      throw stale(await oneKind(marketing, id))
    },
  })
  const consents = endpoint({
    methods: ['GET'],
    args: { ...PAGING, search: maybe(text({ maxLength: 254 })), status: maybe(choice(['given', 'withdrawn'])) },
    authorize: wcMay.view,
    answer: async (call) => {
      const { search, status, per_page: limit } = call.args
      const isGiven = status === undefined ? undefined : status === 'given'
      const { items, total } = await marketing.consentList.list({ search, isGiven, limit, offset: offsetOf(call.args) })
      return pageOf(items.map(consentItem), total, call, root)
    },
  })
  const withdraw = endpoint({
    methods: ['POST'],
    args: { id: whole() },
    authorize: wcMay.edit,
    answer: async ({ args: { id } }) => {
      const found = await marketing.consentList.find(id)
      if (!found) throw new RestProblem(404, 'vitrine_marketing_consent_invalid', 'Este consentimento não existe.')
      await marketing.consents.withdraw(found.email, { source: 'merchant', words: OPT_OUT_WORDS })
      return { body: consentItem((await marketing.consentList.find(id))!) }
    },
  })
  const table = endpoint({
    methods: ['GET'],
    args: {},
    authorize: wcMay.edit,
    answer: async () =>
      sent(
        await consentTable(marketing),
        downloadHeaders(`consentimentos-${fileMoment(new Date())}.csv`, 'text/csv; charset=utf-8'),
      ),
  })
  return [
    route('/marketing-mails', KIND, [list]),
    route('/marketing-mails/{id}', KIND, [change]),
    route('/marketing-consents', CONSENT, [consents]),
    route('/marketing-consents/export', CONSENT, [table], { file: 'text/csv' }),
    route('/marketing-consents/{id}/withdraw', CONSENT, [withdraw]),
  ]
}
export default marketingRoutes satisfies ApiRoutes

async function allKinds(marketing: Marketing) {
  const figures = await marketing.figures(FIGURES_DAYS)
  return await Promise.all([GENERAL, ...marketing.kinds.keys()].map((id) => kindItem(marketing, id, figures)))
}
const oneKind = async (marketing: Marketing, id: string) => await kindItem(marketing, id, await marketing.figures(FIGURES_DAYS))

async function kindItem(marketing: Marketing, id: string, figures: Awaited<ReturnType<Marketing['figures']>>) {
  const kind = marketing.kinds.get(id)
  const { fields, version } = (await marketing.editing.describe(id))!
  const { sent: count = 0, clicked = 0, orders = 0, revenueCents = 0 } = figures.get(id) ?? {}
  return {
    id,
    title: kind?.title ?? 'Para todos',
    when: kind?.when ?? 'Nunca entre 21 h e 8 h, pelo horário de Brasília, e só para quem aceitou.',
    is_on: fields.some(({ name, value }) => name === 'isOn' && value === 'yes'),
    settings: fields.map((field) => describedSetting(field, { value: field.value, isSet: true })),
    version,
    sent: count,
    clicked,
    orders,
    revenue_cents: revenueCents,
  }
}
/** A kind of mail as the workbench reads it; `general` is what holds for all of them. */
export type MarketingMailRecord = Awaited<ReturnType<typeof kindItem>>

type Stored = NonNullable<Awaited<ReturnType<Marketing['consentList']['find']>>>
const consentItem = ({ id, email, is_given, source, words, changed_at }: Stored) => ({
  id,
  email,
  is_given,
  source,
  words,
  changed_at: changed_at.toISOString(),
})
export type MarketingConsentRecord = ReturnType<typeof consentItem>

const SOURCES: Record<ConsentSource, string> = {
  checkout: 'finalização da compra',
  account: 'conta',
  form: 'formulário',
  link: 'link do e-mail',
  undo: 'link do e-mail, desfeito',
  merchant: 'loja',
}

async function consentTable({ consentList }: Marketing): Promise<string> {
  const rows = [['e-mail', 'aceita', 'desde', 'de onde veio', 'texto mostrado']]
  for (let after = 0; ;) {
    const some = await consentList.after(after, ROWS_AT_ONCE)
    for (const { email, is_given, changed_at, source, words } of some)
      rows.push([email, is_given ? 'sim' : 'não', formatMoment(changed_at), SOURCES[source], words])
    if (some.length < ROWS_AT_ONCE) return toCsv(rows)
    after = some.at(-1)!.id
  }
}
