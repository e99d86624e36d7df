import { toCsv } from '#content/forms/csv.ts'
import { choice, maybe, moment, PAGING, text } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { downloadHeaders, sent } from '#http/rest/download.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { fileMoment, formatMoment } from '#kit/pt-br.ts'
import { CONSENT_KINDS, createConsentLog, type LoggedConsent } from '#shop/privacy/consent-log.ts'
import { wcMay } from '../authorize.ts'
import { readDate } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

const SCHEMA = itemSchema('logged_consent', {
  id: 'text',
  kind: 'text',
  at: 'text',
  who: 'text',
  receipt: 'text',
  is_given: 'flag',
  about: 'text',
  source: 'text',
  version: 'text',
})
const NARROWING = {
  kind: maybe(choice(CONSENT_KINDS)),
  search: maybe(text({ maxLength: 254, description: 'Part of an address, or the whole receipt of a visitor.' })),
  after: maybe(moment()),
  before: maybe(moment()),
}
/** A spreadsheet opens so many; of more, the newest. */
const MOST_EXPORTED = 50_000

type Asked = { kind?: LoggedConsent['kind']; search?: string; after?: string; before?: string }
const narrowingOf = ({ kind, search, after, before }: Asked) => ({
  kind,
  search,
  after: after === undefined ? undefined : readDate(after),
  before: before === undefined ? undefined : readDate(before),
})

/** Everything that was agreed to or refused: cookies and mails that sell. */
function consentLogRoutes({ db, root, clock }: Pick<ApiServices, 'db' | 'root' | 'clock'>): Route[] {
  const log = createConsentLog({ db })
  const list = endpoint({
    methods: ['GET'],
    args: { ...PAGING, ...NARROWING },
    authorize: wcMay.list,
    answer: async (call) => {
      const asked = { ...narrowingOf(call.args), limit: call.args.per_page, offset: offsetOf(call.args) }
      const { entries, total } = await log.list(asked)
      return pageOf(entries.map(itemOf), total, call, root)
    },
  })
  const table = endpoint({
    methods: ['GET'],
    args: NARROWING,
    authorize: wcMay.edit,
    answer: async ({ args }) => {
      const { entries } = await log.list({ ...narrowingOf(args), limit: MOST_EXPORTED, offset: 0 })
      const rows = entries.map((one) => [
        formatMoment(one.at),
        one.kind === 'cookies' ? 'cookies' : 'e-mails de marketing',
        one.isGiven ? 'sim' : 'não',
        one.who,
        one.receipt,
        one.about,
        SOURCES[one.source] ?? one.source,
        one.version,
      ])
      const csv = toCsv([['quando', 'o quê', 'aceitou', 'quem', 'recibo', 'detalhe', 'onde', 'versão do texto'], ...rows])
      const name = `registro-de-consentimentos-${fileMoment(new Date(clock.now()))}.csv`
      return sent(csv, downloadHeaders(name, 'text/csv; charset=utf-8'))
    },
  })
  const route = (path: string, endpoints: Route['endpoints'], more: Partial<Route> = {}): Route => ({
    namespace: 'vitrine/v1',
    path,
    schema: SCHEMA,
    endpoints,
    ...more,
  })
  return [route('/consent-log', [list]), route('/consent-log/export', [table], { file: 'text/csv' })]
}
export default consentLogRoutes satisfies ApiRoutes

/** Where somebody answered, in the merchant's words. */
const SOURCES: Readonly<Record<string, string>> = {
  banner: 'aviso de cookies',
  preferences: 'preferências de cookies',
  script: 'ferramenta de consentimento',
  checkout: 'finalização da compra',
  account: 'conta',
  form: 'formulário',
  link: 'link do e-mail',
  undo: 'link do e-mail, desfeito',
  merchant: 'loja',
}

const itemOf = ({ isGiven, at, source, ...one }: LoggedConsent) => ({
  ...one,
  at: at.toISOString(),
  is_given: isGiven,
  source: SOURCES[source] ?? source,
})
export type ConsentLogRecord = ReturnType<typeof itemOf>
