import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { Orders } from '#shop/orders/service.ts'
import { readFiscal } from './fiscal.ts'
import { handOff } from './hand-off.ts'
import type { InvoiceStatus } from './tables.ts'

export type Invoice = {
  orderId: number
  status: InvoiceStatus
  payload: unknown
  accessKey: string
  number: string
  series: string
  pdfUrl: string
  message: string
  hasXml: boolean
  modifiedAt: Date
}
/** What the emitter answers. */
export type InvoiceNews = {
  status: Exclude<InvoiceStatus, 'waiting'>
  accessKey?: string
  number?: string
  series?: string
  xml?: string
  pdfUrl?: string
  message?: string
}

type QueueMail = (trx: Transaction<Database>, orderId: number, kind: string) => Promise<unknown>
type Options = { db: Kysely<Database>; orders: Pick<Orders, 'findById'>; queueMail: QueueMail }

const COLUMNS = ['order_id', 'status', 'payload', 'access_key', 'number', 'series', 'pdf_url', 'message', 'modified_at'] as const
const HAS_XML = sql<boolean>`xml <> ''`.as('has_xml')
const NOTES: Partial<Record<InvoiceStatus, string>> = {
  authorized: 'Nota fiscal autorizada.',
  rejected: 'A nota fiscal foi rejeitada. Corrija os dados e emita de novo antes de enviar.',
  cancelled: 'A nota fiscal foi cancelada. Confira se há dinheiro a devolver.',
}

/** Fiscal invoices: the shop hands over what they are made of, an emitter signs them and answers. */
export function createInvoices({ db, orders, queueMail }: Options) {
  /** Written down when it is first asked for: who asks again reads the same. */
  const payloadOf = async (order: Order) => {
    const fiscal = await readFiscal(db, order.lines)
    const payload = JSON.stringify(handOff(order, (line) => fiscal.get(line.id)!))
    await sql`update order_invoices set payload = coalesce(payload, ${payload}::jsonb) where order_id = ${order.id}`.execute(db)
  }
  const read = async (orderId: number) =>
    await db
      .selectFrom('order_invoices')
      .select([...COLUMNS, HAS_XML])
      .where('order_id', '=', orderId)
      .executeTakeFirst()
  const find = async (orderId: number): Promise<Invoice | undefined> => {
    const row = await read(orderId)
    if (!row || row.payload !== null) return row && invoiceOf(row)
    const order = await orders.findById(orderId)
    if (order) await payloadOf(order)
    const written = await read(orderId)
    return written && invoiceOf(written)
  }
  return {
    find,
    xmlOf: async (orderId: number): Promise<string | undefined> =>
      (await db.selectFrom('order_invoices').select('xml').where('order_id', '=', orderId).executeTakeFirst())?.xml || undefined,

    /** The oldest first: an emitter that was away goes on where it stopped. */
    list: async ({ status, limit, offset }: { status: InvoiceStatus | undefined; limit: number; offset: number }) => {
      let query = db
        .selectFrom('order_invoices')
        .select([...COLUMNS, HAS_XML, sql<number>`count(*) over ()`.as('total')])
        .orderBy('created_at')
        .orderBy('order_id')
        .limit(limit)
        .offset(offset)
      if (status !== undefined) query = query.where('status', '=', status)
      const rows = await query.execute()
      // Each is written down once; a list that was read before is one statement.
      const told = await Promise.all(rows.map(async (row) => (row.payload === null ? await find(row.order_id) : invoiceOf(row))))
      return { invoices: told.filter((invoice) => invoice !== undefined), total: rows[0]?.total ?? 0 }
    },

    /** Told twice it is as told once: the note is written and the buyer told when the state changes, not again. */
    tell: async (orderId: number, news: InvoiceNews, actor: string): Promise<boolean> =>
      await inTransaction(db, async (trx) => {
        const before = await trx
          .selectFrom('order_invoices')
          .select('status')
          .where('order_id', '=', orderId)
          .forUpdate()
          .executeTakeFirst()
        if (!before) return false
        await trx
          .updateTable('order_invoices')
          .set({ ...columnsOf(news), modified_at: sql<Date>`now()` })
          .where('order_id', '=', orderId)
          .execute()
        const note = before.status === news.status ? undefined : NOTES[news.status]
        if (note) {
          const text = [note, news.accessKey && `Chave ${news.accessKey}.`, news.message].filter(Boolean).join(' ')
          await trx.insertInto('order_notes').values({ order_id: orderId, text, author: actor }).execute()
        }
        if (note && news.status === 'authorized') await queueMail(trx, orderId, 'invoice')
        return true
      }),
  }
}

const columnsOf = ({ status, accessKey, number, series, xml, pdfUrl, message }: InvoiceNews) => ({
  status,
  ...(accessKey !== undefined && { access_key: accessKey }),
  ...(number !== undefined && { number }),
  ...(series !== undefined && { series }),
  ...(xml !== undefined && { xml }),
  ...(pdfUrl !== undefined && { pdf_url: pdfUrl }),
  ...(message !== undefined && { message }),
})

type Row = {
  order_id: number
  status: InvoiceStatus
  payload: unknown
  access_key: string
  number: string
  series: string
  pdf_url: string
  message: string
  modified_at: Date
  has_xml: boolean
}

const invoiceOf = (row: Row): Invoice => ({
  orderId: row.order_id,
  status: row.status,
  payload: row.payload,
  accessKey: row.access_key,
  number: row.number,
  series: row.series,
  pdfUrl: row.pdf_url,
  message: row.message,
  hasXml: row.has_xml,
  modifiedAt: row.modified_at,
})
