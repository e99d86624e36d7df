import { formatMoney } from '#kit/money.ts'
import { count } from '#kit/pt-br.ts'
import type { MarketingMailRecord } from '#api/vitrine/marketing-routes.ts'

/** «12 enviados · 3 abertos na loja · 1 pedido · R$ 49,90». */
export function figuresText({ sent, clicked, orders, revenue_cents }: MarketingMailRecord): string {
  if (sent === 0) return 'Nenhum enviado ainda.'
  return [
    count(sent, 'enviado', 'enviados'),
    count(clicked, 'com toque', 'com toque'),
    count(orders, 'pedido', 'pedidos'),
    formatMoney(revenue_cents),
  ].join(' · ')
}
