import { count } from '#kit/pt-br.ts'
import type { ProductRecord, VariationRecord } from '../records.ts'
import { money, ungrouped } from '../shared/words.ts'

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
export const productStatus = (status: ProductRecord['status']) => STATUS_NAMES[status] ?? status

export const STOCK_CHOICES = [
  { id: 'instock', name: 'Em estoque' },
  { id: 'outofstock', name: 'Esgotado' },
  { id: 'onbackorder', name: 'Por encomenda' },
]

type Stocked = Pick<ProductRecord | VariationRecord, 'manage_stock' | 'stock_quantity' | 'stock_status'>
export function stockText({ manage_stock, stock_quantity, stock_status }: Stocked): string {
  if (manage_stock) return count(stock_quantity ?? 0, 'unidade', 'unidades')
  return STOCK_CHOICES.find(({ id }) => id === stock_status)?.name ?? ''
}

export function priceText({ type, price, regular_price, sale_price }: ProductRecord): string {
  if (type === 'variable') return price ? `desde ${money(price)}` : 'Sem preço'
  if (!regular_price) return 'Sem preço'
  return sale_price && price === sale_price ? `${money(sale_price)} (de ${money(regular_price)})` : money(regular_price)
}

const AMOUNT = /^\d{1,9}([.,]\d{1,2})?$/
/** What was typed into a price; without one nothing can be sold. */
export const refusePrice = (typed: string) => (AMOUNT.test(ungrouped(typed)) ? undefined : 'Como 49,90')
export const refuseUnits = (typed: string) => (/^\d{1,9}$/.test(typed.trim()) ? undefined : 'Um número inteiro')
export const wirePrice = (typed: string) => ungrouped(typed).replace(',', '.')

/** What was kept, and whether shoppers see it. */
export function keptWords({ name, status }: Pick<ProductRecord, 'name' | 'status'>, deed: 'salvo' | 'criado'): string {
  if (status === 'publish') return `“${name}” foi ${deed} e está na loja.`
  if (status === 'future') return `“${name}” foi ${deed} e aparece na loja no dia marcado.`
  return `“${name}” foi ${deed}. Ainda não está na loja: ${productStatus(status).toLowerCase()}.`
}
