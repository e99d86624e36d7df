import { Readable } from 'node:stream'
import type { Redirect } from '#content/redirects/contract.ts'
import { createRedirectEditor, type RedirectFilter } from '#content/redirects/edit.ts'
import { createRedirectImport, type ImportOutcome } from '#content/redirects/import.ts'
import { readRedirectTable } from '#content/redirects/import-table.ts'
import { suggestAddresses, type Suggestion } from '#content/redirects/suggest.ts'
import { flag, text } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { downloadHeaders, sent } from '#http/rest/download.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { fileMoment } from '#kit/pt-br.ts'
import { csvLine } from '#shop/catalog/transfer/csv.ts'
import { csvRecords } from '../csv-body.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { mayRedirect, REDIRECT_FILTER, redirectFilter } from './redirect-routes.ts'

const MOST_LINES = 20_000
const AT_ONCE = 1_000
/** So that spreadsheets read the accents. */
const MARK = '\uFEFF'
const KINDS = { exact: 'exata', pattern: 'padrão' }

/** What an address answers; `target_code` is what a target in the shop answers then. */
export type RedirectTest = { url: string; code: number; to: string; target_code: number; suggestions: Suggestion[] }
export type RedirectImportRecord = ImportOutcome & { is_done: boolean }

type Services = Pick<ApiServices, 'db' | 'redirects' | 'clock' | 'shopUrl' | 'answersAt'>

/** Redirects as a table, into one and out of one; and where an address leads. */
function redirectToolRoutes({ db, redirects, clock, shopUrl, answersAt }: Services): Route[] {
  const editor = createRedirectEditor({ db })
  const importTable = createRedirectImport({ db })
  async function* linesOf(filter: RedirectFilter) {
    yield MARK + csvLine(['De', 'Para', 'Código', 'Comparação'], ';')
    for (let offset = 0; ; offset += AT_ONCE) {
      const some = await editor.page(filter, { offset, limit: AT_ONCE })
      yield some.map((one) => csvLine(cellsOf(one), ';')).join('')
      if (some.length < AT_ONCE) return
    }
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/redirect-test',
      schema: itemSchema('redirect_test', { url: 'text', code: 'whole', to: 'text', target_code: 'whole', suggestions: 'list' }),
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { url: text({ minLength: 1, maxLength: 2_000, description: 'Address that somebody asks the shop for.' }) },
          authorize: mayRedirect,
          answer: async ({ args, front }) => {
            const url = pathIn(args.url)
            const { cookie } = front.request.headers
            // A change of a moment ago counts, although nobody has told this process yet.
            redirects.forget()
            const { status: code, location: to } = await answersAt(url, cookie)
            const body: RedirectTest = {
              url,
              code,
              to,
              target_code: to.startsWith('/') ? (await answersAt(to, cookie)).status : 0,
              suggestions: code === 404 ? await suggestAddresses(db, url.split('?', 1)[0]!) : [],
            }
            return { body }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/redirect-export',
      schema: itemSchema('redirect_export', { from: 'text', to: 'text', code: 'whole', kind: 'text' }),
      file: 'text/csv',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: REDIRECT_FILTER,
          authorize: mayRedirect,
          answer: async ({ args }) =>
            sent(
              Readable.from(linesOf(redirectFilter(args))),
              downloadHeaders(`redirecionamentos-${fileMoment(new Date(clock.now()))}.csv`, 'text/csv; charset=utf-8'),
            ),
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/redirect-import',
      schema: itemSchema('redirect_import', {
        created: 'whole',
        updated: 'whole',
        same: 'whole',
        problems: 'list',
        notes: 'list',
        is_done: 'flag',
      }),
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: { dry_run: flag({ default: true, description: 'Only tells what would happen.' }) },
          authorize: mayRedirect,
          answer: async ({ args, body }) => {
            const records = csvRecords(body, 'vitrine_redirect_import')
            if (records.length > MOST_LINES)
              throw new RestProblem(
                400,
                'vitrine_redirect_import_size',
                'A planilha pode ter até 20.000 linhas. Divida-a em partes.',
              )
            const lines = readRedirectTable(records, shopUrl)
            if (!lines)
              throw new RestProblem(
                400,
                'vitrine_redirect_import_columns',
                'Não reconhecemos as colunas. A primeira linha deve ser «De;Para;Código», ou a planilha deve vir de Redirection, Yoast, Rank Math ou Shopify.',
              )
            const outcome = await importTable(lines, { isOnlyAsked: args.dry_run })
            const answer: RedirectImportRecord = { ...outcome, is_done: !args.dry_run }
            return { body: answer }
          },
        }),
      ],
    },
  ]
}
export default redirectToolRoutes satisfies ApiRoutes

/** The path and query of an address, however it was typed. */
function pathIn(raw: string): string {
  const typed = raw.trim()
  const relative = /^https?:\/\//i.test(typed) || typed.startsWith('/') ? typed : `/${typed}`
  if (!URL.canParse(relative, 'https://x')) throw new RestProblem(400, 'vitrine_redirect_test_url', 'Isto não é um endereço.')
  const { pathname, search } = new URL(relative.replace(/^\/{2,}/, '/'), 'https://x')
  return pathname + search
}

const cellsOf = ({ from, to, code, kind }: Redirect) => [from, to, String(code), KINDS[kind]]
