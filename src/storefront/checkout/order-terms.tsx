import { formatDate } from '#kit/pt-br.ts'
import type { AgreedTerms } from '#shop/orders/agreed-terms.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { PageModel } from '../page-model.ts'

export const termsUrl = ({ id, key }: Pick<Order, 'id' | 'key'>) => `/checkout/order-received/${id}/termos/?key=${key}`

/** What was agreed to with an order, as it stood then: to be read, printed and kept (Decreto 7.962/2013, art. 4, IV). */
export function orderTermsPage(order: Order, { title, text, version, takenAt }: AgreedTerms): PageModel {
  return {
    info: { id: 0, kind: 'private', title: 'Condições da compra', path: '/checkout/', crumbs: [], pageNumber: 1 },
    head: { description: 'As condições com que o pedido foi feito.', canonical: undefined },
    bodyClass: 'woocommerce-page woocommerce-order-terms',
    tags: [],
    styles: ['order-pages'],
    body: {
      node: (
        <article className="order-terms page-width">
          <h1>{title}</h1>
          <p className="order-terms-version">
            Condições aceitas no pedido nº {order.number}, de {formatDate(order.createdAt)}. Versão {version}, guardada em{' '}
            {formatDate(takenAt)}. Imprima ou salve esta página: ela não muda mais.
          </p>
          <div className="order-terms-text">{text}</div>
        </article>
      ),
    },
  }
}
