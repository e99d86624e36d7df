import type { ShopInfo } from '#content/settings/contract.ts'
import type { Mail } from '#shop/accounts/contract.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { PaymentMethod } from '#shop/payments/contract.ts'
import { createAccountMails } from './account-mails.ts'
import { createReturnMails } from './account-return-mails.ts'
import { alarmMail } from './alarm-mail.ts'
import { exampleOrder } from './example-order.ts'
import { drawLetter, senderOf } from './draw-letter.tsx'
import type { Letter } from './letter.ts'
import { createOrderMails } from './order-mails.ts'

type Options = {
  settings: { shop: () => Promise<ShopInfo> }
  payments: { find: (id: string) => Promise<PaymentMethod | undefined> }
  shopUrl: string
  /** Those of the extensions that are switched on. */
  more?: () => ExtensionMailExample[]
}
/** A letter of an extension, about somebody who does not exist. */
export type ExtensionMailExample = { id: string; title: string; draw: (shopName: string) => Letter }
type Example = {
  title: string
  to: 'customer' | 'shop'
  draw: () => Promise<Pick<Mail, 'subject' | 'text' | 'html'> | undefined>
}

/** Every mail that the shop writes, drawn as it would be sent, about somebody who does not exist. */
export function createMailExamples({ settings, payments, shopUrl, more = () => [] }: Options) {
  // A shop without an address of its own could not be shown the mails that it would get.
  const known = {
    shop: async () => ({ ...(await settings.shop()), email: (await settings.shop()).email || 'loja@exemplo.com.br' }),
  }
  const ofOrder = createOrderMails({
    settings: known,
    // Nobody is asked for money: what a method itself says is enough.
    instructionsFor: async (order) => (await payments.find(order.paymentMethod.id))?.instructions(order),
    shopUrl,
  })
  const ofAccount = createAccountMails({ settings: known, shopUrl })
  const ofReturn = createReturnMails({ settings: known, shopUrl })
  const about = (kind: string, over: Partial<Order>, title: string, to: Example['to'] = 'customer'): [string, Example] => [
    kind,
    { title, to, draw: () => ofOrder(kind === 'note' ? 'note:1' : kind, exampleOrder(over)) },
  ]
  const person = { email: 'ana@exemplo.com.br', displayName: 'Ana' } as Parameters<typeof ofAccount.newAccount>[0] // what the letters read of somebody
  const paid = { status: 'processing', paidCents: 14_280, paidAt: new Date() } as const
  const tracking = { carrier: 'Correios', code: 'AB123456789BR', url: 'https://rastreamento.correios.com.br/' }
  const notes = [
    {
      id: 1,
      text: 'A caneca azul chega na quinta. Podemos enviar tudo junto?',
      toCustomer: true,
      author: '',
      createdAt: new Date(),
    },
  ]
  const examples = new Map<string, Example>([
    about('received', {}, 'Pedido recebido'),
    about('paid', paid, 'Pagamento confirmado'),
    about('sent', { ...paid, status: 'completed', tracking }, 'Pedido enviado'),
    about('out-for-delivery', { ...paid, status: 'completed', tracking }, 'Saiu para entrega'),
    about('delivered', { ...paid, status: 'completed', tracking }, 'Pedido entregue'),
    about('invoice', { ...paid, invoice: INVOICE }, 'Nota fiscal'),
    about('cancelled', { status: 'cancelled' }, 'Pedido cancelado'),
    about('refunded', { ...paid, status: 'refunded', refundedCents: 14_280 }, 'Reembolso'),
    about('details', {}, 'Detalhes do pedido'),
    about('note', { notes }, 'Mensagem da loja sobre o pedido'),
    about('new-order', {}, 'Novo pedido', 'shop'),
    about('refund-failed', paid, 'Devolução que não foi feita', 'shop'),
    about('dispute-open', paid, 'Pagamento contestado', 'shop'),
    about('dispute-lost', paid, 'Contestação perdida', 'shop'),
    about('refund-due', { ...paid, status: 'cancelled' }, 'Pagamento a devolver', 'shop'),
    ['new-account', { title: 'Conta criada', to: 'customer', draw: () => ofAccount.newAccount(person) }],
    ['already-here', { title: 'Já existe uma conta', to: 'customer', draw: () => ofAccount.alreadyHere(person) }],
    ['password-reset', { title: 'Nova senha', to: 'customer', draw: () => ofAccount.passwordReset(person, 'exemplo') }],
    [
      'password-changed',
      { title: 'Senha da conta mudou', to: 'customer', draw: () => ofAccount.passwordChanged(person, ['Planilha de estoque']) },
    ],
    [
      'email-changed',
      { title: 'E-mail da conta mudou', to: 'customer', draw: () => ofAccount.emailChanged(person, 'ana.nova@exemplo.com.br') },
    ],
    ['guessing', { title: 'Muitas senhas erradas', to: 'shop', draw: () => alarmMail({ settings: known, shopUrl }) }],
    [
      'return',
      { title: 'Devolução: recibo', to: 'customer', draw: async () => (await ofReturn(exampleOrder(paid), GIVEN_BACK))[0] },
    ],
    [
      'return-told',
      { title: 'Devolução solicitada', to: 'shop', draw: async () => (await ofReturn(exampleOrder(paid), GIVEN_BACK))[1] },
    ],
  ])
  const ofExtension = ({ id, title, draw }: ExtensionMailExample): [string, Example] => [
    id,
    {
      title,
      to: 'customer',
      draw: async () => {
        const shop = await known.shop()
        return drawLetter(draw(shop.name), senderOf(shop, shopUrl))
      },
    },
  ]
  const all = () => new Map([...examples, ...more().map(ofExtension)])
  return {
    list: () => [...all()].map(([id, { title, to }]) => ({ id, title, to })),
    draw: async (id: string) => {
      const example = all().get(id)
      const drawn = await example?.draw()
      return (
        example &&
        drawn && { id, title: example.title, to: example.to, subject: drawn.subject, text: drawn.text, html: drawn.html }
      )
    },
  }
}
export type MailExamples = ReturnType<typeof createMailExamples>

const INVOICE = { accessKey: '35080599999090910270550010000000015180051273', pdfUrl: 'https://notas.exemplo.com.br/danfe.pdf' }
const GIVEN_BACK = { receipt: 27, reason: 'A cor não combinou com a sala.' }
