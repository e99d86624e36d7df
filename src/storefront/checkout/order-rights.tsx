import type { Order } from '#shop/orders/contract.ts'
import { termsUrl } from './order-terms.tsx'

/** What somebody who bought can keep, and how they go back on it: by the same way that they came (Decreto 7.962/2013, arts. 4 and 5). */
export function OrderRights({ order }: { order: Order }) {
  return (
    <section className="order-rights">
      <h2>Seus direitos</h2>
      <ul>
        {order.termsVersion !== undefined && (
          <li>
            <a href={termsUrl(order)}>Condições da compra</a>, como estavam quando você aceitou, para guardar ou imprimir.
          </li>
        )}
        <li>
          Mudou de ideia? Você tem sete dias depois de receber para{' '}
          <a href={`/acompanhar-pedido/?orderid=${encodeURIComponent(order.number)}`}>desistir da compra</a>, sem dizer por quê, e
          recebe tudo de volta, com o frete.
        </li>
      </ul>
    </section>
  )
}
