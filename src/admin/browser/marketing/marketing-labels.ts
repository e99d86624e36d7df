import { formatMoney } from '#kit/money.ts'
import { count } from '#kit/pt-br.ts'
import type { MarketingConsentRecord, MarketingMailRecord } from '#api/vitrine/marketing-routes.ts'

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

const SOURCES: Record<MarketingConsentRecord['source'], string> = {
  checkout: 'na finalização da compra',
  account: 'na conta',
  form: 'em um formulário',
  link: 'pelo link do e-mail',
  undo: 'pelo link do e-mail',
  merchant: 'pela loja',
}

/** «Aceitou na conta», «Saiu pelo link do e-mail». */
export const consentText = ({ is_given, source }: Pick<MarketingConsentRecord, 'is_given' | 'source'>) =>
  `${is_given ? 'Aceitou' : 'Saiu'} ${SOURCES[source]}`
