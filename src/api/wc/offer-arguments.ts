import type { Static, TObject } from 'typebox'
import { anything, choice, flag, listOf, maybe, moment, orNull, shape, text, whole } from '#http/rest/arguments.ts'
import type { OfferInput } from '#shop/catalog/editing/contract.ts'
import { readDate } from '../dates.ts'
import { amount, centsOf } from './amounts.ts'

/** The largest number that a column of the database holds. */
export const LARGEST = 2_147_483_647
export const META_DATA = {
  meta_data: maybe(
    listOf(shape({ id: maybe(whole()), key: maybe(text({ maxLength: 255, minLength: 1 })), value: maybe(anything()) })),
  ),
}

/** What products and variations are both priced and counted by. */
export const OFFER = {
  sku: maybe(text({ maxLength: 100 })),
  global_unique_id: maybe(text({ pattern: '^[0-9-]{0,30}$' })),
  regular_price: maybe(amount()),
  sale_price: maybe(amount()),
  date_on_sale_from: maybe(orNull(moment())),
  date_on_sale_from_gmt: maybe(orNull(moment())),
  date_on_sale_to: maybe(orNull(moment())),
  date_on_sale_to_gmt: maybe(orNull(moment())),
  manage_stock: maybe(flag()),
  stock_quantity: maybe(orNull(whole({ maximum: LARGEST }))),
  stock_quantity_seen: maybe(
    whole({ maximum: LARGEST, description: 'The units that were shown; if there are others by now, nothing is changed (409).' }),
  ),
  stock_status: maybe(choice(['instock', 'outofstock', 'onbackorder'])),
  backorders: maybe(choice(['no', 'notify', 'yes'])),
  shipping_class: maybe(text({ maxLength: 200 })),
  ...META_DATA,
}
export type OfferArguments = Static<TObject<typeof OFFER>>

export function offerInput(args: OfferArguments): OfferInput {
  return {
    sku: args.sku,
    gtin: args.global_unique_id,
    regularCents: args.regular_price === undefined ? undefined : centsOf(args.regular_price),
    saleCents: args.sale_price === undefined ? undefined : centsOf(args.sale_price),
    saleFrom: eitherDate(args.date_on_sale_from, args.date_on_sale_from_gmt),
    saleTo: eitherDate(args.date_on_sale_to, args.date_on_sale_to_gmt),
    manageStock: args.manage_stock,
    units: args.stock_quantity ?? undefined,
    unitsSeen: args.stock_quantity_seen,
    stockStatus: args.stock_status,
    backorders: args.backorders,
    shippingClass: args.shipping_class,
    typedPrices: {
      ...(args.regular_price !== undefined && { regular: args.regular_price }),
      ...(args.sale_price !== undefined && { sale: args.sale_price }),
    },
    meta: args.meta_data,
  }
}

type Written = string | null | undefined
/** A date that may come in the shop's time or in UTC; null takes it away. */
export function eitherDate(local: Written, utc: Written): Date | null | undefined {
  if (local) return readDate(local)
  if (utc) return readDate(utc, 'utc')
  return local === null || utc === null ? null : undefined
}
