import { MOST_META, LONGEST_META_BYTES, type MetaChange } from '#kit/meta-data.ts'
import { typedLine } from '#kit/typed-text.ts'
import { recordOf, textOf } from '#kit/unknown-json.ts'
import type { OfferInput } from '#shop/catalog/editing/contract.ts'
import type { Measures } from '#shop/catalog/product-fields.ts'
import type { OldShop } from '../kind.ts'
import { centsOf, flagOf, metasOf, momentOf, wholeOf, type Wire } from '../wire.ts'
import { slugFrom } from './term.ts'

/** What products and variations have in common: code, price, stock, measures. `notes` hears of what had to be changed. */
export function offerOf(data: Wire, notes: string[]): OfferInput {
  const regularCents = regularOf(data) ?? null
  for (const name of ['regular_price', 'sale_price']) {
    const typed = textOf(data[name]).trim()
    if (typed !== '' && centsOf(typed) === undefined)
      notes.push(`O preço «${typed.slice(0, 40)}» não é um número e ficou de fora.`)
  }
  const sku = typedLine(data['sku'], 100)
  const gtin = textOf(data['global_unique_id']).trim()
  const isGtin = /^[0-9-]{0,30}$/.test(gtin)
  if (!isGtin) notes.push(`O código de barras «${gtin.slice(0, 40)}» não é um número e ficou de fora.`)
  if (textOf(data['sku']).trim().length > 100) notes.push('O SKU tinha mais de 100 letras e foi cortado.')
  return {
    sku,
    gtin: isGtin ? gtin : '',
    regularCents,
    ...saleOf(data, regularCents, notes),
    ...stockOf(data, notes),
    shippingClass: slugFrom(textOf(data['shipping_class'])),
    meta: keptMetas(data, notes),
  }
}

/** Old shops and importers fill only the price that is paid; of a product with variations it is the lowest of theirs. */
function regularOf(data: Wire): number | undefined {
  const isSoldItself = data['type'] !== 'variable' && data['type'] !== 'grouped'
  return centsOf(data['regular_price']) ?? (isSoldItself ? centsOf(data['price']) : undefined)
}

function saleOf(data: Wire, regularCents: number | null, notes: string[]): OfferInput {
  const none = { saleCents: null, saleFrom: null, saleTo: null }
  const saleCents = centsOf(data['sale_price'])
  if (saleCents === undefined || regularCents === null) return none
  if (saleCents >= regularCents) {
    notes.push('O preço promocional não era menor que o preço normal e ficou de fora.')
    return none
  }
  const saleFrom = momentOf(data, 'date_on_sale_from') ?? null
  const saleTo = momentOf(data, 'date_on_sale_to') ?? null
  if (saleFrom && saleTo && saleFrom >= saleTo) return { saleCents, saleFrom: null, saleTo }
  return { saleCents, saleFrom, saleTo }
}

function stockOf(data: Wire, notes: string[]): OfferInput {
  const status = data['stock_status']
  const stockStatus = status === 'outofstock' || status === 'onbackorder' ? status : 'instock'
  const backorders = data['backorders'] === 'yes' || data['backorders'] === 'notify' ? data['backorders'] : 'no'
  if (data['manage_stock'] === 'parent') {
    notes.push('O estoque era contado junto com o das outras variações: aqui cada variação tem o seu, e esta ficou sem contagem.')
    return { manageStock: false, stockStatus }
  }
  if (!flagOf(data['manage_stock'])) return { manageStock: false, stockStatus }
  const units = wholeOf(data['stock_quantity']) ?? 0
  if (units < 0) notes.push(`O estoque era negativo (${units}) e ficou em zero.`)
  return { manageStock: true, units: Math.max(0, units), backorders }
}

export function measuresOf(data: Wire, { gramsPerUnit, millimetresPerUnit }: OldShop): Measures {
  const { length, width, height } = recordOf(data['dimensions'])
  const scaled = (value: unknown, by: number) => {
    const number = Number(String(value ?? '').replace(',', '.'))
    return Number.isFinite(number) && number > 0 ? Math.min(Math.round(number * by), 2_000_000_000) : 0
  }
  return {
    weight_grams: scaled(data['weight'], gramsPerUnit),
    length_mm: scaled(length, millimetresPerUnit),
    width_mm: scaled(width, millimetresPerUnit),
    height_mm: scaled(height, millimetresPerUnit),
  }
}

/** Of the old builder, which draws nothing here, and of the old editor. */
const DROPPED = /^_elementor_|^_edit_(lock|last)$|^_wp_old_/

function keptMetas(data: Wire, notes: string[]): MetaChange[] {
  const kept: MetaChange[] = []
  let bytes = 0
  let left = 0
  for (const { key, value } of metasOf(data)) {
    if (DROPPED.test(key) || value === null || value === undefined || value === '') continue
    const size = Buffer.byteLength(JSON.stringify(value)) + key.length + 40
    if (key.length > 255 || kept.length >= MOST_META || bytes + size > LONGEST_META_BYTES) {
      left++
      continue
    }
    bytes += size
    kept.push({ key, value })
  }
  if (left > 0) notes.push(`${left} dados de plug-ins passaram do limite e ficaram de fora.`)
  return kept
}
