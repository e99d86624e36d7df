import type { BulkPreviewRow } from '#api/vitrine/bulk-routes.ts'
import { formatMoney } from '#kit/money.ts'
import { count } from '#kit/pt-br.ts'

export type BulkDone = { id: number; products: number; variations: number; uncounted: number }

/** What has become of a change, with what it could not reach. */
export function bulkDoneText({ products, uncounted }: BulkDone): string {
  const changed = products === 0 ? 'Nenhum produto alterado' : count(products, 'produto alterado', 'produtos alterados')
  if (uncounted === 0) return changed
  const left = count(uncounted, 'item ficou', 'itens ficaram')
  return `${changed}. ${left} com o estoque como estava, sem «Contar as unidades» no cadastro.`
}

/** What stands in the form for many products; empty means: as it is. */
export type BulkTyped = {
  priceWay: '' | 'percent' | 'add' | 'set'
  price: string
  /** The centavos that prices end in; empty: as they come out. */
  ending: '' | '90' | '99' | '50' | '0'
  saleWay: '' | 'percent' | 'end'
  saleOff: string
  saleFrom: string
  saleTo: string
  stockWay: '' | 'add' | 'set'
  stock: string
  status: string
  addCategory: string
  removeCategory: string
}
export const NOTHING_TYPED: BulkTyped = {
  priceWay: '',
  price: '',
  ending: '',
  saleWay: '',
  saleOff: '',
  saleFrom: '',
  saleTo: '',
  stockWay: '',
  stock: '',
  status: '',
  addCategory: '',
  removeCategory: '',
}

const WHOLE = /^-?\d{1,6}$/
const AMOUNT = /^-?\d{1,9}([.,]\d{1,2})?$/
const centsOf = (typed: string) => {
  const [whole = '0', rest = ''] = typed.replace('-', '').replace(',', '.').split('.')
  return (typed.trim().startsWith('-') ? -1 : 1) * Number(whole + rest.padEnd(2, '0'))
}

/** Why what was typed can't be asked for. */
export function bulkTrouble({
  priceWay,
  price,
  saleWay,
  saleOff,
  saleFrom,
  saleTo,
  stockWay,
  stock,
}: BulkTyped): string | undefined {
  if (priceWay === 'percent' && !WHOLE.test(price.trim()))
    return 'Escreva a porcentagem como um número inteiro, por exemplo 10 ou -5.'
  if (priceWay !== '' && priceWay !== 'percent' && !AMOUNT.test(price.trim())) return 'Escreva o valor como 5,00.'
  if (priceWay === 'percent' && Number(price) <= -100) return 'Com 100% a menos os produtos sairiam de graça.'
  if (priceWay === 'set' && centsOf(price.trim()) <= 0) return 'O preço precisa ser maior que zero.'
  if (saleWay === 'percent' && !/^[1-9]\d?$/.test(saleOff.trim())) return 'O desconto vai de 1 a 99 por cento.'
  if (saleFrom && saleTo && saleFrom > saleTo) return 'A promoção precisa terminar depois de começar.'
  if (stockWay !== '' && !WHOLE.test(stock.trim())) return 'Escreva o número de unidades.'
  return stockWay === 'set' && stock.trim().startsWith('-') ? 'O estoque não pode ser negativo.' : undefined
}

/** What the shop is asked for. */
export function bulkInput(typed: BulkTyped): Record<string, unknown> {
  const { priceWay, price, ending, saleWay, saleOff, saleFrom, saleTo, stockWay, stock, status, addCategory, removeCategory } =
    typed
  return {
    ...(priceWay && {
      price: {
        way: priceWay,
        value: priceWay === 'percent' ? Number(price) : centsOf(price),
        ...(ending !== '' && { ending: Number(ending) }),
      },
    }),
    ...(saleWay === 'end' && { sale: { percent_off: null } }),
    ...(saleWay === 'percent' && {
      sale: {
        percent_off: Number(saleOff),
        from: saleFrom ? `${saleFrom}T00:00:00` : null,
        to: saleTo ? `${saleTo}T23:59:59` : null,
      },
    }),
    ...(stockWay && { stock: { way: stockWay, units: Number(stock) } }),
    ...(status && { status }),
    ...(addCategory && { add_categories: [Number(addCategory)] }),
    ...(removeCategory && { remove_categories: [Number(removeCategory)] }),
  }
}

/** What people ask for most, at one press. */
export const PRESETS: { label: string; typed: Pick<BulkTyped, 'priceWay' | 'price' | 'ending'> }[] = [
  { label: '+10%', typed: { priceWay: 'percent', price: '10', ending: '' } },
  { label: '−5%', typed: { priceWay: 'percent', price: '-5', ending: '' } },
  { label: 'Arredondar para ,90', typed: { priceWay: 'percent', price: '0', ending: '90' } },
]

const money = (cents: number | null, none: string) => (cents === null ? none : formatMoney(cents))
/** What becomes of one: «preço R$ 49,90 → R$ 54,90». */
export function previewText({ before, after }: Pick<BulkPreviewRow, 'before' | 'after'>): string {
  const parts = [
    before.price !== after.price && `preço ${money(before.price, 'nenhum')} → ${money(after.price, 'nenhum')}`,
    before.sale !== after.sale && `promoção ${money(before.sale, 'nenhuma')} → ${money(after.sale, 'nenhuma')}`,
    before.units !== after.units && `estoque ${before.units ?? 'sem contagem'} → ${after.units ?? 'sem contagem'}`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join('; ') : 'fica como está'
}
