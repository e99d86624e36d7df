import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import { BUNDLE_PRICINGS, type BundlePricing, MOST_BUNDLE_ITEMS, MOST_OF_ONE_PART } from '#shop/catalog/product-kind.ts'
import { centsOf, flagOf, oldIdOf, wholeOf, type Wire } from '../../wire.ts'

/** A part by its old numbers; `variation` is empty for a simple product. */
export type OldKitPart = { product: string; variation: string; quantity: number }
type Kit = { parts: OldKitPart[]; bundlePricing: BundlePricing; bundleDiscount: number; notes: string[] }

/** A kit in the words of WooCommerce Product Bundles, which this shop speaks too; undefined where nothing tells what is in it. */
export function readKit(data: Wire): Kit | undefined {
  const items = listOf(data['bundled_items']).map(recordOf)
  const parts = items.slice(0, MOST_BUNDLE_ITEMS).flatMap((item): OldKitPart[] => {
    const product = oldIdOf(item['product_id'])
    const [only, ...others] = listOf(item['allowed_variations'])
    const variation = oldIdOf(item['variation_id']) ?? (others.length === 0 ? oldIdOf(only) : undefined) ?? ''
    const quantity = wholeOf(item['quantity_default']) || wholeOf(item['quantity_min']) || 1
    return product ? [{ product, variation, quantity: Math.min(Math.max(quantity, 1), MOST_OF_ONE_PART) }] : []
  })
  if (parts.length === 0) return undefined
  const notes: string[] = []
  if (items.length > parts.length) notes.push(`O kit tinha ${items.length} itens e veio com ${parts.length}.`)
  if (items.some((item) => flagOf(item['optional']))) notes.push('Itens opcionais do kit vieram como obrigatórios.')
  const pricing = BUNDLE_PRICINGS.find((one) => one === data['bundle_pricing'])
  if (pricing) return { parts, bundlePricing: pricing, bundleDiscount: centsOf(data['bundle_discount']) ?? 0, notes }
  const priced = items.filter((item) => flagOf(item['priced_individually']))
  if (priced.length === 0) return { parts, bundlePricing: 'own', bundleDiscount: 0, notes }
  // There each part has a discount of its own, and the box perhaps a price beside.
  const discounts = new Set(items.map((item) => Math.round(Number(textOf(item['discount']) || item['discount'] || 0) * 100)))
  const [discount = 0] = discounts
  const isPlain = discounts.size === 1 && priced.length === items.length && !(Number(data['regular_price']) > 0)
  if (!isPlain) notes.push('O preço do kit era calculado item por item: confira o desconto.')
  const isPercent = discounts.size === 1 && discount >= 0 && discount <= 10_000
  return { parts, bundlePricing: 'percent', bundleDiscount: isPercent ? discount : 0, notes }
}
