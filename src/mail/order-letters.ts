import { formatCep } from '#kit/brazil/cep.ts'
import { formatPhone } from '#kit/brazil/phone.ts'
import { formatMoney } from '#kit/money.ts'
import type { AgreedTerms } from '#shop/orders/agreed-terms.ts'
import type { Order } from '#shop/orders/contract.ts'
import { newestFirst } from '#shop/orders/tracking/step.ts'
import type { Instructions } from '#shop/payments/contract.ts'
import { invoiceParts, INVOICE_WORDS } from './invoice-parts.ts'
import { ORDER_KINDS } from './kinds/order-kinds.ts'
import type { Letter, LetterPart } from './letter.ts'
import { orderParts } from './order-parts.ts'
import { orderValues } from './order-values.ts'
import { howToPay } from './payment-parts.ts'
import { termsParts } from './terms-parts.ts'
import { AT_THE_END, composeLetter, inSection } from './texts/compose-letter.ts'
import type { MailText } from './texts/mail-text.ts'
import type { Values } from './texts/placeholders.ts'
import { trackingParts } from './tracking-parts.ts'

type Around = {
  shopName: string
  shopUrl: string
  instructions: Instructions | undefined
  /** What was agreed to, in the letter that confirms the purchase. */
  terms?: AgreedTerms | undefined
  /** What the merchant wrote in place of the shop's own words. */
  text?: MailText | undefined
}

/** What is written about an order, by the kind of its mail. Undefined for a kind that nobody knows any more. */
export function orderLetter(kind: string, order: Order, around: Around): Letter | undefined {
  const name = orderKindOf(kind)
  const sections = Object.hasOwn(ORDER_KINDS, name) ? SECTIONS[name]?.(order, around) : undefined
  const said = sections && saidIn(kind, order)
  if (!sections || !said) return undefined
  const values = { ...orderValues(name, order, around.shopName), ...said }
  const letter = composeLetter(around.text ?? ORDER_KINDS[name]!.text, values, sections)
  return order.isTest ? { ...letter, subject: `[Teste] ${letter.subject}`, parts: [TEST_ORDER, ...letter.parts] } : letter
}

/** «refunded:12» is the refund with the number 12. */
export const orderKindOf = (kind: string): string => kind.split(':', 1)[0]!

/** Mails of these kinds go to the shop, not to the shopper. */
export const isForMerchant = (kind: string) => /^(new-order|refund-due|refund-failed|dispute-(open|won|lost))(:|$)/.test(kind)

const TEST_ORDER: LetterPart = {
  kind: 'words',
  text: 'Pedido de teste: nenhum dinheiro é cobrado e nada é enviado.',
}

/** What a note says; undefined where a mail is about a note that is gone or was never meant for the buyer. */
function saidIn(kind: string, { notes }: Order): Values | undefined {
  if (orderKindOf(kind) !== 'note') return {}
  const note = notes.find(({ id, toCustomer }) => toCustomer && kind === `note:${id}`)
  const lines = note?.text.split('\n').map((line) => line.trim())
  return lines && { mensagem: lines.filter((line) => line !== '').join('\n\n') }
}

type Sections = (order: Order, around: Around) => LetterPart[]

const seeOrder = ({ id, key }: Order, { shopUrl }: Around, label = 'Ver o pedido'): LetterPart => ({
  kind: 'button',
  label,
  url: `${shopUrl}/checkout/order-received/${id}/?key=${key}`,
  section: 'button',
})
const payment: Sections = (_order, { instructions, shopUrl }) => inSection('payment', howToPay(instructions, shopUrl))
const tracking: Sections = (order) => inSection('tracking', trackingParts(order))
const summary: Sections = (order, around) => [...orderParts(order), seeOrder(order, around)]
/** What the checkout asked besides, as the buyer answered it. */
const answered = ({ answers }: Order): LetterPart[] =>
  answers.length === 0 ? [] : [{ kind: 'facts', facts: answerFacts(answers) }]
const parcel: Sections = (order, around) => [...tracking(order, around), seeOrder(order, around)]
const ofShop: Sections = (order, around) => [{ kind: 'facts', facts: merchantFacts(order) }, openOrder(order, around)]
const openOrder = ({ id }: Order, { shopUrl }: Around): LetterPart => ({
  kind: 'button',
  label: 'Abrir o pedido no painel',
  url: `${shopUrl}/painel/orders/${id}/show`,
})

/** What stands between the opening and the closing text, by the kind of the mail. */
const SECTIONS: Record<string, Sections> = {
  received: (order, around) => [
    ...payment(order, around),
    ...answered(order),
    ...summary(order, around),
    ...inSection(AT_THE_END, termsParts(around.terms)),
  ],
  paid: summary,
  sent: (order, around) => [
    ...tracking(order, around),
    ...inSection('invoice', order.invoice ? [{ kind: 'words', text: INVOICE_WORDS }, ...invoiceParts(order)] : []),
    ...summary(order, around),
  ],
  'out-for-delivery': parcel,
  'failed-attempt': (order, around) => [{ kind: 'facts', facts: failedFacts(order) }, ...parcel(order, around)],
  delivered: parcel,
  invoice: (order, around) => [...invoiceParts(order), seeOrder(order, around)],
  cancelled: (order, around) => [
    ...orderParts(order),
    // Its page puts the same goods into the cart again.
    ...(order.paidCents === 0 ? [seeOrder(order, around, 'Comprar de novo')] : []),
  ],
  refunded: summary,
  details: (order, around) => [...payment(order, around), ...answered(order), ...summary(order, around)],
  note: (order, around) => [seeOrder(order, around)],
  'new-order': (order, around) => [
    { kind: 'facts', facts: merchantFacts(order) },
    ...orderParts(order),
    openOrder(order, around),
  ],
  'refund-due': ofShop,
  'refund-failed': ofShop,
  'dispute-open': ofShop,
  'dispute-won': ofShop,
  'dispute-lost': ofShop,
}

/** Where the carrier went, and what it said of it. */
function failedFacts({ customer: { shipping: to }, trackingEvents = [] }: Order) {
  const said = newestFirst(trackingEvents).find(({ step }) => step === 'failed-attempt')
  const street = [to.street, to.number, to.complement].filter((part) => part !== '').join(', ')
  const town = [to.neighborhood, `${to.city} – ${to.state}`, formatCep(to.postcode)].filter((part) => part !== '').join(', ')
  return [
    { label: 'Endereço de entrega', value: `${street}, ${town}` },
    ...(said ? [{ label: 'A transportadora informou', value: said.text }] : []),
  ]
}

const merchantFacts = ({ customer, paymentMethod, totalCents, note, answers }: Order) => [
  { label: 'Cliente', value: `${customer.billing.firstName} ${customer.billing.lastName}`.trim() },
  { label: 'E-mail', value: customer.email },
  { label: 'Telefone', value: formatPhone(customer.billing.phone || customer.cellphone) },
  { label: 'Pagamento', value: paymentMethod.title },
  { label: 'Total', value: formatMoney(totalCents) },
  ...(note === '' ? [] : [{ label: 'Observações', value: note }]),
  ...answerFacts(answers),
]
const answerFacts = (answers: Order['answers']) => answers.map(({ label, value }) => ({ label, value }))
