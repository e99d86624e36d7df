import type { Address, Order, OrderLine } from '#shop/orders/contract.ts'

const HOME: Address = {
  firstName: 'Ana',
  lastName: 'Souza',
  company: '',
  postcode: '01310100',
  street: 'Avenida Paulista',
  number: '1000',
  complement: 'ap. 12',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  phone: '(11) 98765-4321',
}

const line = (id: number, over: Pick<OrderLine, 'name' | 'quantity' | 'unitCents' | 'options'>): OrderLine => ({
  id,
  productId: null,
  variationId: null,
  sku: '',
  url: undefined,
  discountCents: 0,
  totalCents: over.unitCents * over.quantity,
  refundedUnits: 0,
  ...over,
})

/** An order that nobody made, to show what mails look like. */
export const exampleOrder = (over: Partial<Order> = {}): Order => ({
  id: 1042,
  number: '1042',
  key: 'wc_order_exemplo',
  status: 'pending',
  createdAt: new Date(),
  paidAt: undefined,
  userId: undefined,
  customer: {
    email: 'ana@exemplo.com.br',
    personType: 'person',
    cpf: '52998224725',
    cnpj: '',
    stateRegistration: '',
    cellphone: '(11) 98765-4321',
    billing: HOME,
    shipping: HOME,
  },
  lines: [
    line(1, { name: 'Caneca de barro', quantity: 2, unitCents: 4_990, options: [{ label: 'Cor', name: 'Azul' }] }),
    line(2, { name: 'Pano de prato bordado', quantity: 1, unitCents: 2_800, options: [] }),
  ],
  coupons: [],
  promotions: [],
  subtotalCents: 12_780,
  discountCents: 0,
  shipping: { id: 'flat_rate:1', label: 'Entrega', cents: 1_500 },
  shippingCents: 1_500,
  fees: [],
  merchantDiscountCents: 0,
  paymentDiscountCents: 0,
  totalCents: 14_280,
  paidCents: 0,
  refundedCents: 0,
  paymentMethod: { id: 'pix', title: 'Pix' },
  holdUntil: new Date(Date.now() + 30 * 60_000),
  tracking: undefined,
  note: '',
  answers: [],
  notes: [],
  attribution: {},
  ...over,
})

export const TRACKING = { carrier: 'Correios', code: 'AB123456789BR', url: 'https://rastreamento.correios.com.br/' }
/** What is true of the example once it is paid. */
export const PAID = { status: 'processing', paidCents: 14_280, paidAt: new Date() } as const
export const GIVEN_BACK = { receipt: 27, reason: 'A cor não combinou com a sala.' }
