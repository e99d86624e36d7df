import { formatCep } from '#kit/brazil/cep.ts'
import { formatPhone } from '#kit/brazil/phone.ts'
import { formatMoney } from '#kit/money.ts'
import { formatDate, formatMoment } from '#kit/pt-br.ts'
import type { AgreedTerms } from '#shop/orders/agreed-terms.ts'
import type { Order } from '#shop/orders/contract.ts'
import { trackingUrl } from '#shop/orders/tracking/links.ts'
import { newestFirst } from '#shop/orders/tracking/step.ts'
import type { Instructions } from '#shop/payments/contract.ts'
import type { Letter, LetterPart } from './letter.ts'
import { orderParts } from './order-parts.ts'
import { invoiceParts } from './invoice-parts.ts'
import { termsParts } from './terms-parts.ts'

type Around = {
  shopName: string
  shopUrl: string
  instructions: Instructions | undefined
  /** What was agreed to, in the letter that confirms the purchase. */
  terms?: AgreedTerms | undefined
}

/** What is written about an order, by the kind of its mail. Undefined for a kind that nobody knows any more. */
export function orderLetter(kind: string, order: Order, around: Around): Letter | undefined {
  const letter = letterOf(kind, order, around)
  return letter && order.isTest
    ? { ...letter, subject: `[Teste] ${letter.subject}`, parts: [TEST_ORDER, ...letter.parts] }
    : letter
}

const TEST_ORDER: LetterPart = {
  kind: 'words',
  text: 'Pedido de teste: nenhum dinheiro é cobrado e nada é enviado.',
}

function letterOf(kind: string, order: Order, around: Around): Letter | undefined {
  const { shopName } = around
  const hello: LetterPart = { kind: 'words', text: `Olá, ${order.customer.billing.firstName || 'tudo bem'}!` }
  const seeOrder: LetterPart = { kind: 'button', label: 'Ver o pedido', url: orderUrl(order, around.shopUrl) }
  const openOrder: LetterPart = {
    kind: 'button',
    label: 'Abrir o pedido no painel',
    url: `${around.shopUrl}/painel/orders/${order.id}/show`,
  }
  // «refunded:12» is the refund with the number 12.
  switch (kind.split(':', 1)[0]) {
    case 'received':
      return {
        subject: `Recebemos seu pedido #${order.number}`,
        title: `Pedido #${order.number} recebido`,
        parts: [
          hello,
          { kind: 'words', text: receivedText(order) },
          ...howToPay(around.instructions, around.shopUrl),
          ...orderParts(order),
          seeOrder,
          ...termsParts(around.terms),
        ],
      }
    case 'paid':
      return {
        subject: `Pagamento do pedido #${order.number} confirmado`,
        title: 'Pagamento confirmado',
        parts: [
          hello,
          {
            kind: 'words',
            text: `Confirmamos o pagamento de ${formatMoney(order.paidCents)}. ${order.shipping ? 'Já estamos preparando o seu pedido.' : WHERE_FILES_ARE}`,
          },
          ...orderParts(order),
          seeOrder,
        ],
      }
    case 'sent':
      return {
        subject: `Seu pedido #${order.number} foi ${order.tracking ? 'enviado' : 'concluído'}`,
        title: order.tracking ? 'Seu pedido está a caminho' : 'Seu pedido está concluído',
        parts: [hello, ...sentParts(order), ...invoiceParts(order), ...orderParts(order), seeOrder],
      }
    case 'out-for-delivery':
      return {
        subject: `Seu pedido #${order.number} saiu para entrega`,
        title: 'Seu pedido saiu para entrega',
        parts: [
          hello,
          { kind: 'words', text: 'A transportadora saiu com o seu pedido. Deixe alguém para receber.' },
          ...trackingParts(order),
          seeOrder,
        ],
      }
    case 'failed-attempt':
      return {
        subject: `A entrega do seu pedido #${order.number} não deu certo hoje`,
        title: 'Tentativa de entrega sem sucesso',
        parts: [
          hello,
          { kind: 'words', text: 'A transportadora foi até o seu endereço, mas não conseguiu entregar o pedido.' },
          { kind: 'facts', facts: failedFacts(order) },
          {
            kind: 'words',
            text: `O que fazer: confira o endereço e deixe alguém para receber na próxima tentativa, em geral no dia útil seguinte. Se algo estiver errado, responda a este e-mail e a ${shopName} ajuda.`,
          },
          ...trackingParts(order),
          seeOrder,
        ],
      }
    case 'delivered':
      return {
        subject: `Seu pedido #${order.number} foi entregue`,
        title: 'Seu pedido foi entregue',
        parts: [
          hello,
          { kind: 'words', text: 'A transportadora avisou que entregou o seu pedido. Esperamos que você goste!' },
          {
            kind: 'words',
            text: `Não recebeu, ou algo chegou errado? Responda a este e-mail e a ${shopName} ajuda.`,
          },
          ...trackingParts(order),
          seeOrder,
        ],
      }
    case 'invoice':
      return {
        subject: `Nota fiscal do pedido #${order.number}`,
        title: 'A nota fiscal do seu pedido',
        parts: [hello, ...invoiceParts(order), seeOrder],
      }
    case 'cancelled':
      return {
        subject: `Pedido #${order.number} cancelado`,
        title: `Pedido #${order.number} cancelado`,
        parts: [
          hello,
          { kind: 'words', text: cancelledText(order, shopName) },
          ...orderParts(order),
          // Its page puts the same goods into the cart again.
          ...(order.paidCents === 0 ? [{ ...seeOrder, label: 'Comprar de novo' }] : []),
        ],
      }
    case 'refunded':
      return {
        subject: `Reembolso do pedido #${order.number}`,
        title: 'Reembolso do seu pedido',
        parts: [
          hello,
          { kind: 'words', text: `Devolvemos até agora ${formatMoney(order.refundedCents)} do pedido #${order.number}.` },
          { kind: 'words', text: 'O prazo para o valor aparecer na sua conta ou fatura depende do banco.' },
          ...orderParts(order),
          seeOrder,
        ],
      }
    case 'details':
      return {
        subject: `Detalhes do seu pedido #${order.number}`,
        title: `Pedido #${order.number}`,
        parts: [
          hello,
          { kind: 'words', text: 'Estes são os detalhes do seu pedido.' },
          ...howToPay(around.instructions, around.shopUrl),
          ...orderParts(order),
          seeOrder,
        ],
      }
    case 'note': {
      const note = order.notes.find(({ id, toCustomer }) => toCustomer && kind === `note:${id}`)
      return (
        note && {
          subject: `Uma mensagem sobre o seu pedido #${order.number}`,
          title: 'Uma mensagem da loja',
          parts: [
            hello,
            { kind: 'words', text: `A ${shopName} escreveu sobre o seu pedido:` },
            ...note.text
              .split('\n')
              .flatMap((line): LetterPart[] => (line.trim() === '' ? [] : [{ kind: 'words', text: line.trim() }])),
            seeOrder,
          ],
        }
      )
    }
    case 'new-order':
      return {
        subject: `[${shopName}] Novo pedido #${order.number}`,
        title: `Novo pedido #${order.number}`,
        parts: [{ kind: 'facts', facts: merchantFacts(order) }, ...orderParts(order), openOrder],
      }
    case 'refund-due':
      return {
        subject: `[${shopName}] Devolva o dinheiro do pedido #${order.number}`,
        title: 'Pagamento de um pedido cancelado',
        parts: [
          {
            kind: 'words',
            text: `O pagamento do pedido #${order.number} chegou depois que as unidades foram vendidas a outra pessoa. Devolva ${formatMoney(order.paidCents - order.refundedCents)} ao cliente.`,
          },
          { kind: 'facts', facts: merchantFacts(order) },
          openOrder,
        ],
      }
    case 'refund-failed':
      return {
        subject: `[${shopName}] A devolução do pedido #${order.number} não foi feita`,
        title: 'Uma devolução não foi feita',
        parts: [
          {
            kind: 'words',
            text: `O serviço de pagamento não devolveu o dinheiro do pedido #${order.number}. Ele continua na sua conta: confira o saldo e reembolse de novo, ou devolva por fora.`,
          },
          { kind: 'facts', facts: merchantFacts(order) },
          openOrder,
        ],
      }
    case 'dispute-open':
      return {
        subject: `[${shopName}] Pagamento contestado: pedido #${order.number}`,
        title: 'Um cliente contestou o pagamento',
        parts: [
          {
            kind: 'words',
            text: `O pagamento do pedido #${order.number} foi contestado no banco do cartão ou no serviço de pagamento. Não envie o pedido antes do resultado. Responda no painel do serviço, com nota fiscal, rastreio e conversas: depois do prazo a contestação é perdida.`,
          },
          { kind: 'facts', facts: merchantFacts(order) },
          openOrder,
        ],
      }
    case 'dispute-won':
    case 'dispute-lost': {
      const isWon = kind.startsWith('dispute-won')
      const side = isWon ? 'da loja' : 'do cliente'
      const then = isWon
        ? 'O dinheiro continua seu, e o pedido pode seguir.'
        : 'O valor sai da sua conta no serviço de pagamento.'
      return {
        subject: `[${shopName}] Contestação do pedido #${order.number}: a favor ${side}`,
        title: `A contestação terminou a favor ${side}`,
        parts: [
          { kind: 'words', text: `A contestação do pagamento do pedido #${order.number} terminou a favor ${side}. ${then}` },
          { kind: 'facts', facts: merchantFacts(order) },
          openOrder,
        ],
      }
    }
    default:
      return undefined
  }
}

/** Mails of these kinds go to the shop, not to the shopper. */
export const isForMerchant = (kind: string) => /^(new-order|refund-due|refund-failed|dispute-(open|won|lost))(:|$)/.test(kind)

const WHERE_FILES_ARE = 'Se você comprou arquivos, eles estão na página do pedido.'

const orderUrl = ({ id, key }: Order, shopUrl: string) => `${shopUrl}/checkout/order-received/${id}/?key=${key}`

function receivedText({ status, holdUntil, createdAt, shipping }: Order) {
  const date = formatDate(createdAt)
  if (status === 'completed' && !shipping) return `Recebemos o seu pedido em ${date}. ${WHERE_FILES_ARE}`
  if (status === 'processing' || status === 'completed') return `Recebemos o seu pedido em ${date} e já vamos prepará-lo.`
  const until = holdUntil ? ` Guardamos os produtos para você até ${formatMoment(holdUntil)}.` : ''
  return `Recebemos o seu pedido em ${date}. Ele será preparado assim que o pagamento for confirmado.${until}`
}

function cancelledText({ number, paidCents, refundedCents }: Order, shopName: string) {
  const due = paidCents - refundedCents
  const back = paidCents > 0 ? ' O valor pago já foi devolvido.' : ' Nada foi cobrado.'
  const money = due > 0 ? ` O valor pago, ${formatMoney(due)}, será devolvido.` : back
  return `O pedido #${number} foi cancelado.${money} Se foi um engano, faça um novo pedido ou fale com a ${shopName}.`
}

function sentParts(order: Order): LetterPart[] {
  if (!order.tracking)
    return [
      { kind: 'words', text: 'O seu pedido foi concluído. Obrigado por comprar com a gente!' },
      ...(order.shipping ? [] : [{ kind: 'words' as const, text: WHERE_FILES_ARE }]),
    ]
  return [{ kind: 'words', text: 'O seu pedido foi enviado. Acompanhe pelo código de rastreio:' }, ...trackingParts(order)]
}

function trackingParts({ tracking }: Order): LetterPart[] {
  if (!tracking) return []
  const { carrier, code } = tracking
  const url = trackingUrl(tracking)
  return [
    {
      kind: 'facts',
      facts: [
        ...(carrier === '' ? [] : [{ label: 'Transportadora', value: carrier }]),
        { label: 'Código de rastreio', value: code },
      ],
    },
    ...(url === undefined ? [] : [{ kind: 'button' as const, label: 'Acompanhar a entrega', url }]),
  ]
}

/** Where it was tried, and what the carrier said of it. */
function failedFacts({ customer: { shipping: to }, trackingEvents = [] }: Order) {
  const said = newestFirst(trackingEvents).find(({ step }) => step === 'failed-attempt')
  const street = [to.street, to.number, to.complement].filter((part) => part !== '').join(', ')
  const town = [to.neighborhood, `${to.city} – ${to.state}`, formatCep(to.postcode)].filter((part) => part !== '').join(', ')
  return [
    { label: 'Endereço de entrega', value: `${street}, ${town}` },
    ...(said ? [{ label: 'A transportadora informou', value: said.text }] : []),
  ]
}

function howToPay(instructions: Instructions | undefined, shopUrl: string): LetterPart[] {
  if (!instructions) return []
  const heading: LetterPart = { kind: 'heading', text: 'Como pagar' }
  switch (instructions.kind) {
    case 'pix':
      return [
        heading,
        {
          kind: 'words',
          text: `Copie o código Pix abaixo e pague ${formatMoney(instructions.amountCents)} no aplicativo do seu banco (Pix copia e cola):`,
        },
        { kind: 'code', text: instructions.copyPaste },
      ]
    case 'boleto':
      return [
        heading,
        {
          kind: 'words',
          text: `Pague o boleto de ${formatMoney(instructions.amountCents)} até ${formatDate(instructions.dueAt)}.`,
        },
        ...(instructions.line === '' ? [] : [{ kind: 'code' as const, text: instructions.line }]),
        ...(instructions.pdfUrl === '' ? [] : [{ kind: 'button' as const, label: 'Abrir o boleto', url: instructions.pdfUrl }]),
      ]
    case 'waiting':
      return [heading, { kind: 'words', text: 'O código para pagar está na página do pedido.' }]
    case 'card':
      return [heading, { kind: 'button', label: 'Pagar com cartão', url: new URL(instructions.payUrl, shopUrl).href }]
    case 'review':
      return [heading, { kind: 'words', text: instructions.text }]
    case 'challenge':
      return [heading, { kind: 'words', text: 'O seu banco pede uma confirmação, que está na página do pedido.' }]
    case 'words':
      return [heading, ...instructions.lines.map((text) => ({ kind: 'words' as const, text }))]
    case 'link':
      return [heading, { kind: 'button', label: instructions.label, url: new URL(instructions.url, shopUrl).href }]
  }
}

const merchantFacts = ({ customer, paymentMethod, totalCents, note, answers }: Order) => [
  { label: 'Cliente', value: `${customer.billing.firstName} ${customer.billing.lastName}`.trim() },
  { label: 'E-mail', value: customer.email },
  { label: 'Telefone', value: formatPhone(customer.billing.phone || customer.cellphone) },
  { label: 'Pagamento', value: paymentMethod.title },
  { label: 'Total', value: formatMoney(totalCents) },
  ...(note === '' ? [] : [{ label: 'Observações', value: note }]),
  ...answers.map(({ label, value }) => ({ label, value })),
]
