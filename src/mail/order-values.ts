import { formatMoney } from '#kit/money.ts'
import { formatDate, formatMoment } from '#kit/pt-br.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { PaidWith } from '#shop/stored-value/contract.ts'
import { valueLabel } from '#shop/stored-value/text.ts'
import { INVOICE_WORDS } from './invoice-parts.ts'
import type { Values } from './texts/placeholders.ts'

/** What the placeholders of a mail about an order say. `kind`: the sentence on how things stand is another in each. */
export function orderValues(kind: string, order: Order, shopName: string): Values {
  const { number, customer, createdAt, totalCents, refundedCents, paymentMethod, shipping, tracking } = order
  const paidCents = order.paidCents + (order.storedValueCents ?? 0)
  const { firstName, lastName } = customer.billing
  return {
    loja: shopName,
    nome: firstName || 'tudo bem',
    nome_completo: `${firstName} ${lastName}`.trim(),
    email: customer.email,
    pedido: number,
    data: formatDate(createdAt),
    total: formatMoney(totalCents),
    forma_de_pagamento: paymentMethod.title,
    forma_de_entrega: shipping?.label ?? '',
    situacao: SITUATIONS[kind]?.(order, shopName) ?? '',
    valor_pago: formatMoney(paidCents),
    valor_devolvido: formatMoney(refundedCents),
    valor_a_devolver: formatMoney(paidCents - refundedCents),
    codigo_rastreio: tracking?.code ?? '',
    transportadora: tracking?.carrier ?? '',
    enviado_ou_concluido: tracking ? 'enviado' : 'concluído',
    a_caminho_ou_concluido: tracking ? 'a caminho' : 'concluído',
  }
}

const WHERE_FILES_ARE = 'Se você comprou arquivos, eles estão na página do pedido.'

const SITUATIONS: Record<string, (order: Order, shopName: string) => string> = {
  received: ({ status, holdUntil, createdAt, shipping }) => {
    const date = formatDate(createdAt)
    if (status === 'completed' && !shipping) return `Recebemos o seu pedido em ${date}. ${WHERE_FILES_ARE}`
    if (status === 'processing' || status === 'completed') return `Recebemos o seu pedido em ${date} e já vamos prepará-lo.`
    const until = holdUntil ? ` Guardamos os produtos para você até ${formatMoment(holdUntil)}.` : ''
    return `Recebemos o seu pedido em ${date}. Ele será preparado assim que o pagamento for confirmado.${until}`
  },
  paid: ({ shipping }) => (shipping ? 'Já estamos preparando o seu pedido.' : WHERE_FILES_ARE),
  sent: ({ tracking, shipping }) => {
    if (tracking) return 'O seu pedido foi enviado. Acompanhe pelo código de rastreio:'
    const done = 'O seu pedido foi concluído. Obrigado por comprar com a gente!'
    return shipping ? done : `${done}\n\n${WHERE_FILES_ARE}`
  },
  invoice: ({ invoice }) => (invoice ? INVOICE_WORDS : ''),
  cancelled: ({ number, paidCents, refundedCents, releasedTo = [] }, shopName) => {
    const due = paidCents - refundedCents
    const isFree = paidCents === 0 && releasedTo.length === 0
    const back = isFree ? ' Nada foi cobrado.' : paidCents > 0 ? ' O valor pago já foi devolvido.' : ''
    const money = due > 0 ? ` O valor pago, ${formatMoney(due)}, será devolvido.` : back
    return `O pedido #${number} foi cancelado.${money}${backWithValues(releasedTo)} Se foi um engano, faça um novo pedido ou fale com a ${shopName}.`
  },
}

/** What of gift cards and credit can be spent again. */
const backWithValues = (releasedTo: readonly PaidWith[]) =>
  releasedTo
    .map(
      (part) =>
        ` ${formatMoney(part.cents)} ${part.kind === 'credit' ? 'voltaram ao seu crédito na loja' : `voltaram ao saldo do ${valueLabel(part).replace('C', 'c')}`}.`,
    )
    .join('')
