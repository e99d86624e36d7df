import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { OfferInput } from './contract.ts'
import type { OfferColumns } from './offer-rule.ts'

/** Which class of freight an offer has after a wish. One that the shop does not know is none, as programs of the ecosystem expect. */
export async function shippingClassOf(
  trx: Transaction<Database>,
  { shippingClass }: OfferInput,
  { shipping_class_id }: Pick<OfferColumns, 'shipping_class_id'>,
): Promise<number | null> {
  if (shippingClass === undefined) return shipping_class_id
  if (shippingClass === '') return null
  const row = await trx.selectFrom('shipping_classes').select('id').where('slug', '=', shippingClass).executeTakeFirst()
  return row?.id ?? null
}
