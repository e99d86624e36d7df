import type { Cents } from '#kit/money.ts'
import type { OrderStatus } from '#shop/orders/contract.ts'
import { type Chance, oneOf, whole } from './chance.ts'
import { hoursAfter } from './moments.ts'
import type { Purchase } from './purchase.ts'
import { parcelOf, type Parcel } from './parcel.ts'

export type Refund = { at: Date; cents: Cents; reason: string; lines: { position: number; units: number; cents: Cents }[] }
/** What became of an order. */
export type Course = {
  status: OrderStatus
  states: { status: OrderStatus; at: Date }[]
  paidAt: Date | undefined
  parcel: Parcel | undefined
  refund: Refund | undefined
}
type Asked = { purchase: Purchase; at: Date; now: Date }

const REASONS = [
  'Chegou danificado do transporte.',
  'O cliente desistiu da compra.',
  'A cor não era a que a pessoa esperava.',
  'Veio uma peça a menos.',
]
/** Seven days to change one's mind, and some more until the parcel is back. */
const REFUND_AFTER_HOURS = 9 * 24

/** An order that still waits for somebody. */
export function openCourse({ purchase, at }: Asked, status: OrderStatus): Course {
  const first = firstOf(purchase)
  const paidAt = status === 'processing' && first !== 'processing' ? hoursAfter(at, 0.05) : undefined
  const states = [{ status: first, at }, ...(status === first ? [] : [{ status, at: paidAt ?? hoursAfter(at, 0.05) }])]
  return { status, states, paidAt, parcel: undefined, refund: undefined }
}

/** One that is over: most arrived, some were never paid, a few came back. */
export function finishedCourse(chance: Chance, asked: Asked): Course {
  const { purchase, at, now } = asked
  const first = firstOf(purchase)
  const luck = chance()
  if (luck < 0.05 && first !== 'processing') {
    const states = [
      { status: first, at },
      { status: 'cancelled' as const, at: hoursAfter(at, first === 'pending' ? 1 : 30) },
    ]
    return { status: 'cancelled', states, paidAt: undefined, parcel: undefined, refund: undefined }
  }
  const isPaidAhead = first !== 'processing'
  const paidAt = isPaidAhead ? hoursAfter(at, first === 'pending' ? 0.05 + chance() / 4 : whole(chance, 5, 20)) : undefined
  const sentAt = earlier(hoursAfter(paidAt ?? at, whole(chance, 6, 22)), hoursAfter(now, -2))
  const states = [
    { status: first, at },
    ...(paidAt ? [{ status: 'processing' as const, at: paidAt }] : []),
    { status: 'completed' as const, at: sentAt },
  ]
  const parcel = parcelOf(chance, { purchase, sentAt, now })
  const course: Course = { status: 'completed', states, paidAt, parcel, refund: undefined }
  const backAt = hoursAfter(at, REFUND_AFTER_HOURS + whole(chance, 0, 60))
  if (!isPaidAhead || backAt > now || luck > 0.11) return course
  if (luck > 0.075) return { ...course, refund: oneUnitBack(chance, purchase, backAt) }
  return {
    ...course,
    status: 'refunded',
    states: [...states, { status: 'refunded', at: backAt }],
    refund: {
      at: backAt,
      cents: purchase.totalCents,
      reason: oneOf(chance, REASONS),
      lines: purchase.lines.map(({ quantity, totalCents }, position) => ({ position, units: quantity, cents: totalCents })),
    },
  }
}

function oneUnitBack(chance: Chance, { lines }: Purchase, at: Date): Refund {
  const { quantity, totalCents } = lines[0]!
  const cents = Math.floor((totalCents * 0.95) / quantity)
  return { at, cents, reason: oneOf(chance, REASONS), lines: [{ position: 0, units: 1, cents }] }
}

const earlier = (one: Date, other: Date) => (one < other ? one : other)

const firstOf = ({ payment }: Purchase): OrderStatus => {
  if (payment.method === 'cod') return 'processing'
  return payment.method === 'bacs' || payment.method === 'exemplo_boleto' ? 'on-hold' : 'pending'
}
