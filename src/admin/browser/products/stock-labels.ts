import { count } from '#kit/pt-br.ts'

export type StockMove = {
  id: number
  variation: string
  units: number
  reason: string
  order_id: number | null
  date_created_gmt: string
}

const REASONS: Record<string, string> = {
  received: 'entrada',
  held: 'reserva de um pedido',
  sold: 'venda',
  released: 'reserva desfeita',
  returned: 'devolução',
  corrected: 'contagem corrigida',
}

/** «+5 unidades (Azul, P): contagem corrigida». */
export const moveText = ({ units, variation, reason }: StockMove) =>
  `${units > 0 ? '+' : '−'}${count(Math.abs(units), 'unidade', 'unidades')}${variation && ` (${variation})`}: ${REASONS[reason] ?? reason}`
