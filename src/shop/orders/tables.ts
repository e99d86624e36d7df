import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Address } from '#shop/checkout/contract.ts'
import type { DeliveryTerms } from '#shop/shipping/contract.ts'
import type { GiftDetails } from '#shop/stored-value/contract.ts'
import type { OrderLinePart, OrderSource, OrderStatus } from './contract.ts'
import type { TrackingStep } from './tracking/step.ts'

export type OrdersTable = {
  id: Generated<number>
  number: string
  key: string
  status: OrderStatus
  session_id: number | null
  user_id: number | null
  email: string
  person_type: 'person' | 'company'
  cpf: string
  cnpj: string
  state_registration: string
  cellphone: string
  billing: JSONColumnType<Address, string, string>
  shipping: JSONColumnType<Address, string, string>
  buyer: GeneratedAlways<string | null>
  subtotal_cents: number
  discount_cents: number
  shipping_cents: number
  fees_cents: Generated<number>
  merchant_discount_cents: Generated<number>
  payment_discount_cents: number
  total_cents: number
  shipping_rate: string | null
  shipping_label: string | null
  delivery_terms: JSONColumnType<DeliveryTerms, string | null, string | null> | null
  payment_method: string
  payment_title: string
  paid_cents: Generated<number>
  /** What gift cards and credit pay of it. */
  stored_value_cents: Generated<number>
  refunded_cents: Generated<number>
  paid_at: Date | null
  sales_counted: Generated<boolean>
  hold_until: Date | null
  tracking_carrier: Generated<string>
  tracking_code: Generated<string>
  tracking_url: Generated<string>
  delivered_at: Date | null
  terms_version_id: number | null
  note: string
  ip: string
  user_agent: string
  created_via: Generated<OrderSource>
  trashed_at: Date | null
  /** Grows with every change, whoever makes it. */
  version: Generated<number>
  created_at: Generated<Date>
  modified_at: Generated<Date>
}

declare module '#db/schema.ts' {
  interface Database {
    orders: OrdersTable
    terms_versions: {
      id: GeneratedAlways<number>
      content_id: number
      content_version: number
      title: string
      text: string
      taken_at: Generated<Date>
    }
    order_keys: {
      key: string
      order_id: Generated<number>
      cart_id: number
      fingerprint: Buffer
      created_at: Generated<Date>
    }
    order_lines: {
      id: GeneratedAlways<number>
      order_id: number
      position: number
      product_id: number | null
      variation_id: number | null
      stock_id: number | null
      name: string
      sku: string
      options: JSONColumnType<{ label: string; name: string }[], string, string>
      quantity: number
      owed_units: Generated<number>
      /** Of a kit: what was in each unit of it. */
      parts: JSONColumnType<OrderLinePart[], string | undefined, string>
      unit_cents: number
      discount_cents: number
      promotion_cents: Generated<number>
      total_cents: number
      refunded_units: Generated<number>
      restocked_units: Generated<number>
      /** It was sold ahead: the buyer was told that it is sent from this day on. */
      presale_until: string | null
      /** Units of it were not there: the buyer was told that they are sent within so many days. */
      backorder_days: number | null
      /** Not null: it sells gift cards. */
      gift: ColumnType<GiftDetails | null, string | null | undefined, string | null>
    }
    order_coupons: {
      order_id: number
      coupon_id: number | null
      code: string
      discount_cents: number
      /** What sending would have cost without it. */
      freight_cents: Generated<number>
      /** The database writes what the coupon asks for at that moment. */
      payment_methods: Generated<string[]>
    }
    order_fees: { order_id: number; position: number; code: string; label: string; cents: number }
    order_answers: { order_id: number; position: number; name: string; label: string; value: string }
    order_meta: { id: GeneratedAlways<number>; order_id: number; key: string; value: string }
    order_notes: {
      id: GeneratedAlways<number>
      order_id: number
      text: string
      to_customer: Generated<boolean>
      author: string
      created_at: Generated<Date>
    }
    order_events: {
      id: GeneratedAlways<number>
      order_id: number
      kind: string
      actor: string
      before: ColumnType<unknown, string | undefined, never>
      after: ColumnType<unknown, string | undefined, never>
      created_at: Generated<Date>
    }
    order_refunds: {
      id: GeneratedAlways<number>
      order_id: number
      key: string
      amount_cents: number
      reason: string
      lines: JSONColumnType<{ lineId: number; units: number; restock: boolean; cents?: number }[], string, string>
      actor: string
      user_id: number | null
      by_hand: Generated<boolean>
      /** Of the amount, what cards and credit had paid. */
      stored_value_cents: Generated<number>
      as_credit: Generated<boolean>
      created_at: Generated<Date>
    }
    tracking_events: {
      id: GeneratedAlways<number>
      order_id: number
      package: string
      source: string
      code: string
      step: TrackingStep
      text: string
      place: string
      happened_at: Date
      recorded_at: Generated<Date>
    }
    tracked_packages: {
      id: GeneratedAlways<number>
      order_id: number
      direction: 'sent' | 'back'
      code: string
      carrier: Generated<string>
      reference: Generated<string>
      state: Generated<'open' | 'done'>
      step: TrackingStep | null
      happened_at: Date | null
      next_ask_at: Generated<Date>
      asked_at: Date | null
      failures: Generated<number>
      problem: Generated<string>
      created_at: Generated<Date>
    }
    order_mails: {
      order_id: number
      kind: string
      mail_id: number | null
      drawn_at: Date | null
      created_at: Generated<Date>
    }
  }
}
