import { decimalMoney } from '#kit/money.ts'
import { type BundlePricing, MOST_BUNDLE_ITEMS, MOST_OF_ONE_PART, type ProductKind } from '../product-kind.ts'
import { decimalOf } from './cell-values.ts'

type Part = { productId: number | null; variationId: number | null; sku: string | null; quantity: number }
type Pricing = { type: ProductKind; bundle_pricing: BundlePricing; bundle_discount: number }
type Read<T> = { ok: true; value: T } | { ok: false; text: string }

/** Signs that part the cell; who has them in a SKU is named by number. */
const isPlainSku = (sku: string | null): sku is string => sku !== null && !/[;=]/.test(sku)

/** «VASO-1=1; COL-2=2»: what is in a kit, each by its SKU or number and how many of it. */
export const kitCell = (parts: readonly Part[]): string =>
  parts
    .flatMap(({ productId, variationId, sku, quantity }) =>
      productId === null ? [] : [`${isPlainSku(sku) ? sku : `id:${variationId ?? productId}`}=${quantity}`],
    )
    .join('; ')

/** The parts that a cell names, as «2=VASO-1», or what is wrong with it. */
export function readKitCell(cell: string): Read<string[]> {
  const parts: string[] = []
  for (const typed of cell.split(';').map((text) => text.trim())) {
    if (typed === '') continue
    const [, ref = '', units = '1'] = /^([^=]{1,110}?)\s*(?:=\s*(\d{1,3}))?$/.exec(typed) ?? []
    if (ref === '' || Number(units) < 1 || Number(units) > MOST_OF_ONE_PART)
      return { ok: false, text: `“${typed.slice(0, 60)}” não é um item de kit. Escreva SKU=quantidade, como VASO-1=2; COL-3=1.` }
    parts.push(`${Number(units)}=${ref}`)
  }
  if (parts.length > MOST_BUNDLE_ITEMS) return { ok: false, text: `um kit tem até ${MOST_BUNDLE_ITEMS} itens.` }
  return { ok: true, value: parts }
}

/** What `readKitCell` made of a part. */
export function kitPart(text: string): { quantity: number; ref: string } {
  const at = text.indexOf('=')
  return { quantity: Number(text.slice(0, at)), ref: text.slice(at + 1) }
}

/** «10%» or «5.00» off the sum of the parts; empty: a price of its own. */
export function kitDiscountCell({ type, bundle_pricing, bundle_discount }: Pricing): string {
  if (type !== 'bundle' || bundle_pricing === 'own') return ''
  return `${decimalMoney(bundle_discount)}${bundle_pricing === 'percent' ? '%' : ''}`
}

export function readKitDiscount(cell: string): Read<{ bundlePricing: BundlePricing; bundleDiscount: number }> {
  const typed = cell.trim()
  if (typed === '') return { ok: true, value: { bundlePricing: 'own', bundleDiscount: 0 } }
  const isPercent = typed.endsWith('%')
  const hundredths = decimalOf(isPercent ? typed.slice(0, -1).trim() : typed, 2)
  if (hundredths === undefined || hundredths < 0)
    return { ok: false, text: `“${typed.slice(0, 60)}” não é um desconto. Escreva 10% ou 5,00.` }
  return { ok: true, value: { bundlePricing: isPercent ? 'percent' : 'amount', bundleDiscount: hundredths } }
}
