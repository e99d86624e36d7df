import { Readable } from 'node:stream'
import { flag } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { downloadHeaders, sent } from '#http/rest/download.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { formatPhone } from '#kit/brazil/phone.ts'
import { localDay } from '#kit/brazil/local-time.ts'
import { formatCnpj, formatCpf } from '#kit/brazil/documents.ts'
import { decimalMoney } from '#kit/money.ts'
import { fileMoment } from '#kit/pt-br.ts'
import { bareCell, createCsvReader, csvLine, CsvTrouble } from '#shop/catalog/transfer/csv.ts'
import { separatorOf } from '#shop/catalog/transfer/read-table.ts'
import type { CustomerFilter, ProfileForTable } from '#shop/customers/contract.ts'
import { IMPORT_COLUMNS, TOLD_COLUMNS } from '#shop/customers/import-columns.ts'
import type { TableRecord } from '#shop/customers/import-rule.ts'
import { wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { actorOf } from '../wc/orders.ts'
import { CUSTOMER_FILTER, filterOf, PROFILE_SCHEMA } from './customer-profile-shape.ts'

const AT_ONCE = 1_000
const MOST_BYTES = 5 * 1024 * 1024
/** So that spreadsheets read the accents. */
const MARK = '\uFEFF'
const IMPORT = itemSchema('customer_import', {
  created: 'whole',
  updated: 'whole',
  problems: 'list',
  ignored_columns: 'list',
  is_done: 'flag',
})

/** Customers into a table and out of one. */
function customerTransferRoutes(services: Pick<ApiServices, 'customerProfiles' | 'importCustomers' | 'clock'>): Route[] {
  const { customerProfiles, importCustomers, clock } = services
  async function* linesOf(filter: CustomerFilter) {
    yield MARK + csvLine([...Object.values(IMPORT_COLUMNS), ...TOLD_COLUMNS], ';')
    for (let last = 0; ;) {
      const some = await customerProfiles.forTable(filter, last, AT_ONCE)
      yield some.map((profile) => csvLine(cellsOf(profile), ';')).join('')
      if (some.length < AT_ONCE) return
      last = some.at(-1)!.id
    }
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/customer-export',
      schema: PROFILE_SCHEMA,
      file: 'text/csv',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: CUSTOMER_FILTER,
          authorize: wcMay.list,
          answer: async ({ args }) => {
            const headers = downloadHeaders(`clientes-${fileMoment(new Date(clock.now()))}.csv`, 'text/csv; charset=utf-8')
            return sent(Readable.from(linesOf(filterOf(args))), headers)
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/customer-import',
      schema: IMPORT,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: { dry_run: flag({ default: true, description: 'Only tells what would happen.' }) },
          authorize: wcMay.create,
          answer: async ({ args, body, caller }) => {
            if (!Buffer.isBuffer(body) || body.length === 0)
              throw new RestProblem(400, 'rest_upload_no_data', 'Envie a planilha (CSV) como application/octet-stream.')
            if (body.length > MOST_BYTES)
              throw new RestProblem(413, 'vitrine_customer_import_size', 'A planilha pode ter até 5 MB.')
            const outcome = await importCustomers(recordsOf(body), { isOnlyAsked: args.dry_run, actor: actorOf(caller) })
            const { ignored, isDone, ...told } = outcome
            return { body: { ...told, ignored_columns: ignored, is_done: isDone } }
          },
        }),
      ],
    },
  ]
}
export default customerTransferRoutes satisfies ApiRoutes

export type CustomerImportRecord = {
  created: number
  updated: number
  problems: { line: number; text: string }[]
  ignored_columns: string[]
  is_done: boolean
}

function cellsOf({ profile, id, address, note }: ProfileForTable): string[] {
  const { document } = profile
  return [
    String(id),
    profile.name,
    profile.email,
    document.length === 14 ? formatCnpj(document) : formatCpf(document),
    formatPhone(profile.phone),
    address?.postcode ?? '',
    address?.street ?? '',
    address?.number ?? '',
    address?.complement ?? '',
    address?.neighborhood ?? '',
    profile.city,
    profile.state,
    profile.tags.map(({ name }) => name).join(', '),
    note,
    profile.userId === null ? 'Não' : 'Sim',
    String(profile.purchases),
    decimalMoney(profile.spentCents).replace('.', ','),
    profile.firstOrderAt === null ? '' : localDay(profile.firstOrderAt),
    profile.lastOrderAt === null ? '' : localDay(profile.lastOrderAt),
  ]
}

/** As it was written: in UTF-8 if it is that, else as spreadsheets of Windows do. */
function recordsOf(bytes: Buffer): TableRecord[] {
  const text = decoded(bytes)
  const reader = createCsvReader(separatorOf(text))
  try {
    return [...reader.push(text), ...reader.end()].map(({ line, cells }) => ({ line, cells: cells.map(bareCell) }))
  } catch (error) {
    if (error instanceof CsvTrouble)
      throw new RestProblem(400, 'vitrine_customer_import_table', `Na linha ${error.line} da planilha ${error.message}`)
    throw error
  }
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
