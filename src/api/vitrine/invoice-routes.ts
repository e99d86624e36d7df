import { choice, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { badArguments } from '#http/rest/rest-problem.ts'
import { readAccessKey } from '#kit/brazil/access-key.ts'
import { createInvoices, type Invoice } from '#shop/invoices/service.ts'
import { queueMail } from '#shop/orders/mail-queue.ts'
import { utcDate } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { noOrder } from '../wc/order-problems.ts'
import { actorOf } from '../wc/orders.ts'

const SCHEMA = itemSchema('invoice', {
  order_id: 'whole',
  status: 'text',
  access_key: 'text',
  number: 'text',
  series: 'text',
  pdf_url: 'text',
  message: 'text',
  has_xml: 'flag',
  date_modified_gmt: 'moment',
  order: 'object?',
})
const XML = itemSchema('invoice_xml', { xml: 'text' })
const STATUSES = ['waiting', 'taken', 'authorized', 'rejected', 'cancelled'] as const

/** The hand-off to who issues fiscal invoices: they read what an order is made of, and write back key, XML, paper and state. */
function invoiceRoutes({ db, root, orders }: Pick<ApiServices, 'db' | 'root' | 'orders'>): Route[] {
  const invoices = createInvoices({ db, orders, queueMail })
  const told = async (orderId: number) => {
    const invoice = await invoices.find(orderId)
    if (!invoice) throw noOrder()
    return itemOf(invoice)
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/invoices',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...PAGING, status: maybe(choice(STATUSES)) },
          authorize: wcMay.list,
          answer: async (call) => {
            const { status, per_page: limit } = call.args
            const { invoices: some, total } = await invoices.list({ status, limit, offset: offsetOf(call.args) })
            return pageOf(some.map(itemOf), total, call, root)
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/invoices/{order_id}',
      schema: SCHEMA,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { order_id: whole() },
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: await told(args.order_id) }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: {
            order_id: whole(),
            status: choice(['taken', 'authorized', 'rejected', 'cancelled']),
            access_key: maybe(text({ maxLength: 60, description: 'Forty-four signs; the last is their check digit.' })),
            number: maybe(text({ pattern: '^\\d{0,9}$' })),
            series: maybe(text({ pattern: '^\\d{0,3}$' })),
            xml: maybe(text({ maxLength: 500_000 })),
            pdf_url: maybe(text({ maxLength: 1_000, pattern: '^(https://[^\\s<>"]+)?$' })),
            message: maybe(text({ maxLength: 1_000 })),
          },
          authorize: wcMay.edit,
          answer: async ({ args: { order_id, access_key, pdf_url, ...news }, caller }) => {
            const accessKey = access_key ? readAccessKey(access_key) : access_key
            if (access_key && accessKey === undefined) throw badKey('O dígito verificador não confere.')
            if (news.status === 'authorized' && !accessKey) throw badKey('Uma nota autorizada tem a sua chave.')
            const input = {
              ...news,
              ...(accessKey !== undefined && { accessKey }),
              ...(pdf_url !== undefined && { pdfUrl: pdf_url }),
            }
            if (!(await invoices.tell(order_id, input, actorOf(caller)))) throw noOrder()
            return { body: await told(order_id) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/invoices/{order_id}/xml',
      schema: XML,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { order_id: whole() },
          authorize: wcMay.view,
          answer: async ({ args }) => {
            const xml = await invoices.xmlOf(args.order_id)
            if (xml === undefined) throw noOrder()
            return { body: { xml } }
          },
        }),
      ],
    },
  ]
}
export default invoiceRoutes satisfies ApiRoutes

const badKey = (message: string) => badArguments({ access_key: { code: 'rest_invalid_access_key', message } })

const itemOf = (invoice: Invoice) => ({
  order_id: invoice.orderId,
  status: invoice.status,
  access_key: invoice.accessKey,
  number: invoice.number,
  series: invoice.series,
  pdf_url: invoice.pdfUrl,
  message: invoice.message,
  has_xml: invoice.hasXml,
  date_modified_gmt: utcDate(invoice.modifiedAt),
  order: invoice.payload,
})
