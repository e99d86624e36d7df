import { count } from '#kit/pt-br.ts'
import type { ProductRecord } from '#api/wc/product-shape.ts'
import type { VariationRecord } from '#api/wc/variation-shape.ts'
import { refuseAmount, refuseWhole, wireAmount, wireWhole } from '../shared/amount.ts'
import { money } from '../shared/words.ts'

export const STATUS_CHOICES = [
  { id: 'publish', name: 'Publicado' },
  { id: 'draft', name: 'Rascunho' },
  { id: 'private', name: 'Particular' },
  { id: 'pending', name: 'À espera de revisão' },
]
const STATUS_NAMES: Record<string, string> = {
  ...Object.fromEntries(STATUS_CHOICES.map(({ id, name }) => [id, name])),
  future: 'Agendado',
  trash: 'Na lixeira',
}
/** What a product may become, and what it is where nobody chooses that: in the bin, or to come out later. */
export const statusChoices = (present: ProductRecord['status'] | undefined) =>
  present === 'trash' || present === 'future'
    ? [...STATUS_CHOICES, { id: present, name: productStatus(present) }]
    : STATUS_CHOICES
/** What only waits to be published. */
export const isHidden = (status: string) => status === 'draft' || status === 'pending'
export const productStatus = (status: ProductRecord['status']) => STATUS_NAMES[status] ?? status

export const STOCK_CHOICES = [
  { id: 'instock', name: 'Em estoque' },
  { id: 'outofstock', name: 'Esgotado' },
  { id: 'onbackorder', name: 'Por encomenda' },
]

type Stocked = Pick<ProductRecord | VariationRecord, 'manage_stock' | 'stock_quantity' | 'stock_status'> & {
  bundle_stock_quantity?: number | null
}
export function stockText({ manage_stock, stock_quantity, stock_status, bundle_stock_quantity: kits }: Stocked): string {
  if (typeof kits === 'number') return count(kits, 'kit', 'kits')
  if (manage_stock) return count(stock_quantity ?? 0, 'unidade', 'unidades')
  return STOCK_CHOICES.find(({ id }) => id === stock_status)?.name ?? ''
}

export function priceText({ type, price, regular_price, sale_price, bundle_pricing: pricing }: ProductRecord): string {
  if (type === 'bundle' && pricing !== 'own') return price ? money(price) : 'Sem preço'
  if (type === 'variable' || type === 'grouped') return price ? `desde ${money(price)}` : 'Sem preço'
  if (!regular_price) return 'Sem preço'
  return sale_price && price === sale_price ? `${money(sale_price)} (de ${money(regular_price)})` : money(regular_price)
}

/** What was typed into a price; without one nothing can be sold. */
export const refusePrice = (typed: string) => (typed.trim() === '' || refuseAmount(wireAmount(typed)) ? 'Como 49,90' : undefined)
export const refuseUnits = (typed: string) => (typed.trim() === '' ? 'Um número inteiro' : refuseWhole(wireWhole(typed)))
/** Where units are counted there is a number of them. */
export const needUnits = (units: unknown) =>
  units === null || units === undefined ? 'Escreva quantas há, ou desligue “Contar as unidades”.' : undefined

/** How keeping a part of the screen went. */
export type Kept = { said: string; problem: string }

type Sold = Pick<ProductRecord, 'type' | 'variations' | 'price' | 'stock_status'> & {
  external_url?: string
}

/** What a product lacks before it has a page in the shop. */
export function missingOffer({
  type,
  variations,
  price,
  external_url: externalUrl,
}: Omit<Sold, 'stock_status'>): string | undefined {
  if (type === 'variable' && variations.length === 0) return 'falta criar uma variação com preço'
  if (type === 'variable' && !price) return 'nenhuma variação tem preço'
  if (type === 'grouped' && !price) return 'falta escolher os produtos do grupo'
  if (type === 'bundle' && !price) return 'falta escolher os produtos do kit, ou o preço'
  if (type === 'external' && !externalUrl) return 'falta o endereço no site parceiro'
  return !price ? 'falta o preço' : undefined
}

/** What was kept, and whether shoppers see it. */
export function keptWords(product: Pick<ProductRecord, 'name' | 'status'> & Sold, deed: 'salvo' | 'criado'): string {
  const { name, status } = product
  const missing = missingOffer(product)
  if (status === 'publish' && missing) return `“${name}” foi ${deed}, mas ainda não aparece na loja: ${missing}.`
  if (status === 'publish' && product.stock_status === 'outofstock')
    return `“${name}” foi ${deed} e aparece na loja como esgotado: não há unidades em estoque.`
  if (status === 'publish') return `“${name}” foi ${deed} e está na loja.`
  if (status === 'future') return `“${name}” foi ${deed} e aparece na loja no dia marcado.`
  return `“${name}” foi ${deed}. Ainda não está na loja: ${productStatus(status).toLowerCase()}.`
}
