import { type Chance, whole } from './chance.ts'
import { hoursAfter, hoursBefore } from './moments.ts'
import type { NumberedOrder } from './order-rows.ts'
import { askedOfProducts, saidOfProducts } from './words.ts'

const CONSENT = 'Concordo que meu nome e minha pergunta apareçam na página do produto.'

/** What buyers said of what arrived: those that wait for the merchant are of the last to arrive. */
export function reviewRows(chance: Chance, numbered: readonly NumberedOrder[], now: Date) {
  const arrived = numbered
    .filter(({ order }) => order.status === 'completed' && order.parcel?.deliveredAt)
    .toSorted((one, other) => one.order.parcel!.deliveredAt!.getTime() - other.order.parcel!.deliveredAt!.getTime())
  const step = Math.floor(arrived.length / saidOfProducts.length)
  const seen = new Set<string>()
  return saidOfProducts.flatMap(({ rating, text, answer, status = 'approved' }, at) => {
    const { order, userId } = arrived[at * step + whole(chance, 0, step - 1)]!
    const { person, lines, parcel } = order
    const { offer } = lines[0]!
    const key = `${person.email} ${offer.productId}`
    if (seen.has(key)) return []
    seen.add(key)
    const planned = hoursAfter(parcel!.deliveredAt!, whole(chance, 20, 120))
    const writtenAt = planned < now ? planned : hoursBefore(now, 2 + at)
    const answered = answer === undefined ? null : hoursAfter(writtenAt, 21)
    return {
      product_id: offer.productId,
      user_id: userId,
      author_name: `${person.firstName} ${person.lastName.charAt(0)}.`,
      author_email: person.email,
      rating,
      text,
      status,
      verified: true,
      helpful: status === 'approved' ? whole(chance, 0, 6) : 0,
      answer: answer ?? null,
      answered_at: answered,
      answer_told_at: answered,
      created_at: writtenAt,
    }
  })
}

type Asked = { numbered: readonly NumberedOrder[]; now: Date; productId: (slug: string) => number }

export function questionRows(chance: Chance, { numbered, now, productId }: Asked) {
  return askedOfProducts.map(({ product, daysAgo, text, answer }) => {
    const { person } = numbered[whole(chance, 0, numbered.length - 1)]!.order
    const at = hoursBefore(now, daysAgo * 24)
    const answered = answer === undefined ? null : hoursAfter(at, 5)
    return {
      product_id: productId(product),
      author_name: person.firstName,
      author_email: person.email,
      text,
      consent_text: CONSENT,
      status: answer === undefined ? 'waiting' : 'published',
      answer: answer ?? null,
      answered_at: answered,
      answer_told_at: answered,
      created_at: at,
    }
  })
}
