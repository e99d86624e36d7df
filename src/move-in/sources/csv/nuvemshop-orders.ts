import { centsOf, decimalOf, utcOf } from './numbers.ts'
import type { CsvOrder } from './order-things.ts'
import { documentOf, namesOf, nuvemshopStreet } from './people.ts'
import type { CsvLine } from './records.ts'

/** An order of Nuvemshop by all of its lines: one for each product. */
export function nuvemshopOrder(number: string, lines: readonly CsvLine[]): CsvOrder {
  const first = lines[0]!.cell
  const place = {
    ...nuvemshopStreet(first),
    address_2: first('complemento'),
    city: first('cidade'),
    state: first('estado'),
    postcode: first('código postal'),
    country: 'BR',
    company: '',
  }
  return {
    id: `nuvemshop:${first('identificador do pedido') || number}`,
    number,
    status: statusOf(first),
    currency: first('moeda'),
    createdUtc: utcOf(first('data')),
    paidUtc: utcOf(first('data de pagamento')),
    email: first('e-mail').toLowerCase(),
    billing: {
      ...place,
      ...namesOf(told(first('nome do comprador'))),
      phone: first('telefone'),
      ...documentOf(first('cpf / cnpj')),
    },
    shipping: { ...place, ...namesOf(told(first('nome para a entrega'))), phone: first('telefone para a entrega') },
    lines: lines
      .filter(({ cell }) => cell('nome do produto') !== '')
      .map(({ cell }) => ({
        name: cell('nome do produto'),
        sku: cell('sku'),
        quantity: Number(decimalOf(cell('quantidade comprada'))) || 1,
        unitCents: centsOf(cell('valor do produto')),
        discountCents: 0,
      })),
    shippingCents: centsOf(first('valor do frete')),
    shippingTitle: first('forma de entrega'),
    discountCents: centsOf(first('desconto')),
    coupon: first('cupom de desconto'),
    totalCents: centsOf(first('total')),
    refundedCents: /^(reembolsado|devolvido)/i.test(first('status do pagamento')) ? centsOf(first('total')) : 0,
    paymentTitle: first('forma de pagamento', 'meio de pagamento'),
    transactionId: '',
    buyerNote: first('anotações do comprador'),
    tracking: first('código de rastreio do envio'),
  }
}

/** What stands where the buyer said nothing. */
const told = (text: string) => (/^n[ãa]o informado$/i.test(text) ? '' : text)

function statusOf(cell: CsvLine['cell']): string {
  const [order, money, sending] = ['status do pedido', 'status do pagamento', 'status do envio'].map((name) =>
    cell(name).toLowerCase(),
  )
  if (order!.startsWith('cancel')) return 'cancelled'
  if (/^(reembolsado|devolvido)/.test(money!)) return 'refunded'
  if (/^(recusado|abandonado|expirado)/.test(money!)) return 'failed'
  if (!/^(confirmado|pago|recebido)/.test(money!)) return 'on-hold'
  return /^(enviad|entreg)/.test(sending!) || order!.startsWith('arquivad') ? 'completed' : 'processing'
}
