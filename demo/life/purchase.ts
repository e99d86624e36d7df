import type { Cents } from '#kit/money.ts'
import { type Chance, weighted, whole } from './chance.ts'
import type { Person } from './people.ts'

/** What can be bought, as the catalog has it. */
export type Offer = {
  productId: number
  variationId: number | null
  stockId: number | null
  name: string
  sku: string
  options: { label: string; name: string }[]
  cents: Cents
  weight: number
}
export type Payment = { method: string; title: string; weight: number }
export type Line = { offer: Offer; quantity: number; discountCents: Cents; totalCents: Cents }
export type Purchase = {
  person: Person
  lines: Line[]
  payment: Payment
  coupon: string | undefined
  freight: { title: string; cents: Cents }
  subtotalCents: Cents
  discountCents: Cents
  paymentDiscountCents: Cents
  totalCents: Cents
}

export const COUPON = { code: 'bemvindo10', percent: 10 }
const PIX_PERCENT = 5
const FREE_FROM_CENTS = 29_900
const NEAR = new Set(['SP', 'RJ', 'ES', 'MG', 'PR', 'SC', 'RS'])
const TOWN = 'São João del-Rei'

export const PAYMENTS = {
  pix: { method: 'pix', title: 'Pix', weight: 46 },
  card: { method: 'exemplo_cartao', title: 'Cartão de crédito', weight: 38 },
  boleto: { method: 'exemplo_boleto', title: 'Boleto', weight: 7 },
  bacs: { method: 'bacs', title: 'Transferência bancária', weight: 5 },
  cod: { method: 'cod', title: 'Pagamento na entrega', weight: 4 },
} satisfies Record<string, Payment>

type Asked = { offers: readonly Offer[]; person: Person; isFirst: boolean; payment?: Payment }

/** One visit to the checkout, with its sums as the shop would make them. */
export function purchase(
  chance: Chance,
  { offers, person, isFirst, payment = weighted(chance, Object.values(PAYMENTS)) }: Asked,
): Purchase {
  const coupon = isFirst && chance() < 0.22 ? COUPON.code : undefined
  const lines = chosen(chance, offers).map(({ offer, quantity }) => {
    const wholeCents = offer.cents * quantity
    const discountCents = coupon ? Math.round((wholeCents * COUPON.percent) / 100) : 0
    return { offer, quantity, discountCents, totalCents: wholeCents - discountCents }
  })
  const discountCents = sum(lines.map((line) => line.discountCents))
  const goodsCents = sum(lines.map((line) => line.totalCents))
  const freight = freightOf(chance, person, goodsCents)
  const paymentDiscountCents = payment.method === 'pix' ? Math.round((goodsCents * PIX_PERCENT) / 100) : 0
  return {
    person,
    lines,
    payment,
    coupon,
    freight,
    subtotalCents: goodsCents + discountCents,
    discountCents,
    paymentDiscountCents,
    totalCents: goodsCents + freight.cents - paymentDiscountCents,
  }
}

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)

function chosen(chance: Chance, offers: readonly Offer[]) {
  const wanted = new Set(Array.from({ length: chance() < 0.5 ? 1 : whole(chance, 2, 3) }, () => weighted(chance, offers)))
  return [...wanted].map((offer) => ({ offer, quantity: offer.cents < 9_000 && chance() < 0.45 ? whole(chance, 2, 4) : 1 }))
}

function freightOf(chance: Chance, { address }: Person, goodsCents: Cents): Purchase['freight'] {
  if (address.city === TOWN && chance() < 0.5) return { title: 'Retirada na loja, em Tiradentes', cents: 0 }
  if (goodsCents >= FREE_FROM_CENTS) return { title: 'Frete grátis', cents: 0 }
  if (address.city === TOWN) return { title: 'Entrega de bicicleta', cents: 990 }
  const isFast = chance() < 0.3
  if (NEAR.has(address.state)) return isFast ? { title: 'Expressa', cents: 3_990 } : { title: 'Econômica', cents: 2_490 }
  return isFast ? { title: 'Expressa', cents: 5_420 } : { title: 'Econômica', cents: 3_190 }
}
