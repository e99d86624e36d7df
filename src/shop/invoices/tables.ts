import type { ColumnType, Generated } from 'kysely'

export type InvoiceStatus = 'waiting' | 'taken' | 'authorized' | 'rejected' | 'cancelled'

declare module '#db/schema.ts' {
  interface Database {
    product_fiscal: {
      product_id: number
      ncm: Generated<string>
      cest: Generated<string>
      cfop: Generated<string>
      origin: Generated<number>
      unit: Generated<string>
      cst_ibs_cbs: Generated<string>
      class_trib: Generated<string>
      version: Generated<number>
    }
    order_invoices: {
      order_id: number
      status: Generated<InvoiceStatus>
      payload: ColumnType<unknown, string | null, string | null>
      access_key: Generated<string>
      number: Generated<string>
      series: Generated<string>
      xml: Generated<string>
      pdf_url: Generated<string>
      message: Generated<string>
      created_at: Generated<Date>
      modified_at: Generated<Date>
    }
  }
}
