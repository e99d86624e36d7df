import type { OfferInput } from '#shop/catalog/editing/contract.ts'
import type { Trx } from '../kind.ts'

type Offer = { row: { input: Pick<OfferInput, 'shippingClass'> } }

/** Which class of freight an offer has here, by its address part; freight would be computed wrongly without a word where it is missing. */
export async function shippingClassesFor(trx: Trx, offers: readonly Offer[]) {
  const slugs = [...new Set(offers.flatMap(({ row }) => row.input.shippingClass || []))]
  const rows =
    slugs.length === 0 ? [] : await trx.selectFrom('shipping_classes').select(['id', 'slug']).where('slug', 'in', slugs).execute()
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  return ({ row: { input } }: Offer, notes: string[]): number | null => {
    if (!input.shippingClass) return null
    const id = ids.get(input.shippingClass)
    if (id === undefined) notes.push(`A classe de entrega «${input.shippingClass}» não veio e ficou de fora.`)
    return id ?? null
  }
}
