import { Readable } from 'node:stream'
import { fromReplica } from '#db/from-replica.ts'
import { flag } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { downloadHeaders, sent } from '#http/rest/download.ts'
import { formatPhone } from '#kit/brazil/phone.ts'
import { localDay } from '#kit/brazil/local-time.ts'
import { formatCnpj, formatCpf } from '#kit/brazil/documents.ts'
import { decimalMoney } from '#kit/money.ts'
import { fileMoment } from '#kit/pt-br.ts'
import { csvLine } from '#shop/catalog/transfer/csv.ts'
import type { CustomerFilter, ProfileForTable } from '#shop/customers/contract.ts'
import { IMPORT_COLUMNS, TOLD_COLUMNS } from '#shop/customers/import-columns.ts'
import { wcMay } from '../authorize.ts'
import { csvRecords } from '../csv-body.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { actorOf } from '../wc/orders.ts'
import { CUSTOMER_FILTER, filterOf, PROFILE_SCHEMA } from './customer-profile-shape.ts'

const AT_ONCE = 1_000
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
      const some = await fromReplica(() => customerProfiles.forTable(filter, last, AT_ONCE))
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
            const outcome = await importCustomers(csvRecords(body, 'vitrine_customer_import'), {
              isOnlyAsked: args.dry_run,
              actor: actorOf(caller),
            })
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
