import type { DemoCoupon } from './shapes.ts'

/** A percent coupon's amount is in percent, a fixed one's in centavos. */
export const coupons: DemoCoupon[] = [
  {
    code: 'BEMVINDO10',
    description: '10% de desconto na primeira compra, para quem assina a nossa carta mensal.',
    kind: 'percent',
    amount: 10,
    perPerson: 1,
  },
  {
    code: 'FRETEGRATIS',
    description: 'Frete grátis em compras a partir de R$ 150.',
    kind: 'free_shipping',
    amount: 0,
    minimumCents: 15000,
  },
  {
    code: 'MESA50',
    description: 'R$ 50 de desconto em compras a partir de R$ 400.',
    kind: 'fixed_cart',
    amount: 5000,
    minimumCents: 40000,
  },
  {
    code: 'DEZANOS',
    description: '20% de desconto nos dez anos da Casa Aroeira. Vale uma única vez, para quem usar primeiro.',
    kind: 'percent',
    amount: 20,
    usageLimit: 1,
  },
  {
    code: 'BARRO5',
    description: 'R$ 5 de desconto em cada peça de cerâmica.',
    kind: 'fixed_product',
    amount: 500,
    categories: ['ceramica'],
  },
  {
    code: 'VIZINHANCA15',
    description: '15% para quem mora perto. Não se combina com outros cupons nem vale para produtos em oferta.',
    kind: 'percent',
    amount: 15,
    alone: true,
    excludeSaleItems: true,
  },
  {
    code: 'INVERNO20',
    description: '20% da liquidação de inverno, que já terminou.',
    kind: 'percent',
    amount: 20,
    expiredDaysAgo: 60,
  },
]
