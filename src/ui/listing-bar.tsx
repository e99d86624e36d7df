import { formatNumber } from '#kit/pt-br.ts'

/** Four rows of three on a desk, six of two on a phone. */
export const PRODUCTS_PER_PAGE = 12

const ORDERS = {
  menu_order: 'Ordenação padrão',
  popularity: 'Ordenar por popularidade',
  rating: 'Ordenar por média de classificação',
  date: 'Ordenar por mais recente',
  price: 'Ordenar por preço: menor para maior',
  'price-desc': 'Ordenar por preço: maior para menor',
}
export type ListOrder = keyof typeof ORDERS
export const isOrder = (value: unknown): value is ListOrder => typeof value === 'string' && Object.hasOwn(ORDERS, value)

type Props = {
  list: { shown: number; total: number; page: number; isLeast?: boolean; perPage?: number }
  orderby: ListOrder
  /** What the first order is called here. */
  firstOrder?: string
  action: string
  /** The rest of the address, which a new order keeps. */
  kept: [name: string, value: string][]
  /** Said again by screen readers, since it is not the list that they know. */
  isChanged: boolean
  showCount?: boolean
  showOrders?: boolean
}

/** How many there are, and in which order. */
export function ListingBar({ list, isChanged, showCount = true, showOrders = true, ...order }: Props) {
  return (
    <div className="listing-bar">
      {showCount && (
        <p
          className="woocommerce-result-count"
          role="status"
          aria-relevant="all"
          data-is-sorted-by={isChanged ? 'true' : undefined}
        >
          {resultCount(list)}
        </p>
      )}
      {showOrders && <OrderForm {...order} />}
    </div>
  )
}

type OrderProps = Pick<Props, 'orderby' | 'firstOrder' | 'action' | 'kept'>

function OrderForm({ orderby, firstOrder = ORDERS.menu_order, action, kept }: OrderProps) {
  return (
    // Its order is the list's: after «back» the browser must not put in what was chosen on the way out.
    <form className="woocommerce-ordering" method="get" action={action} autoComplete="off">
      <select name="orderby" className="orderby input" aria-label="Ordem da loja" defaultValue={orderby}>
        {Object.entries({ ...ORDERS, menu_order: firstOrder }).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {/* Another order begins at its first page. */}
      <input type="hidden" name="paged" value="1" />
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button" data-look="outline">
        Ordenar
      </button>
    </form>
  )
}

/** «Exibindo 1–12 de 40 resultados», in the words that shoppers know. */
export function resultCount({ shown, total, page, isLeast = false, perPage = PRODUCTS_PER_PAGE }: Props['list']): string {
  if (total === 0) return 'Nenhum resultado'
  if (total === 1) return 'Exibindo um único resultado'
  if (shown === total) return `Mostrando todos os ${formatNumber(total)} resultados`
  const first = (page - 1) * perPage + 1
  const all = (isLeast ? 'mais de ' : '') + formatNumber(total)
  return `Exibindo ${formatNumber(first)}–${formatNumber(first + shown - 1)} de ${all} resultados`
}
