import { count } from '#kit/pt-br.ts'

export type Facts = {
  unpaid: number
  held: number
  toSend: number
  failed: number
  reviews: number
  products: number
  soldOut: number
}
export type Step = { text: string; to: string }

const listOf = (resource: string, filter: object) => `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** What a person who runs a shop does next, the most urgent first. */
export function nextSteps({ unpaid, held, toSend, failed, reviews, products, soldOut }: Facts): Step[] {
  const steps: (Step | false)[] = [
    products === 0 && { text: 'Crie o primeiro produto', to: '/products/create' },
    toSend > 0 && {
      text: `Embale e envie ${count(toSend, 'pedido pago', 'pedidos pagos')}`,
      to: listOf('orders', { status: 'processing' }),
    },
    unpaid > 0 && {
      text: `Confira ${count(unpaid, 'pedido que aguarda pagamento', 'pedidos que aguardam pagamento')}`,
      to: listOf('orders', { status: 'pending' }),
    },
    held > 0 && {
      text: `Decida sobre ${count(held, 'pedido em espera', 'pedidos em espera')}`,
      to: listOf('orders', { status: 'on-hold' }),
    },
    failed > 0 && {
      text: `Veja ${count(failed, 'pagamento que não deu certo', 'pagamentos que não deram certo')}`,
      to: listOf('orders', { status: 'failed' }),
    },
    reviews > 0 && {
      text: `Leia ${count(reviews, 'avaliação nova', 'avaliações novas')}`,
      to: listOf('reviews', { status: 'hold' }),
    },
    soldOut > 0 && {
      text: `Reponha ${count(soldOut, 'produto esgotado', 'produtos esgotados')}`,
      to: listOf('products', { stock_status: 'outofstock', status: 'publish' }),
    },
  ]
  return steps.filter((step) => step !== false)
}
