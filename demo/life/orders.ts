import type { OrderStatus } from '#shop/orders/contract.ts'
import { type Chance, whole } from './chance.ts'
import { type Course, finishedCourse, openCourse } from './course.ts'
import { dayBefore, hoursBefore, liveliness, shoppingMoment } from './moments.ts'
import type { Person } from './people.ts'
import { type Offer, type Payment, PAYMENTS, type Purchase, purchase } from './purchase.ts'

export const LIFE_DAYS = 90
const ORDERS_A_DAY = 3.4
/** Whoever bought comes back so often. */
const RETURNING = 0.35

export type LifeOrder = Purchase & Course & { at: Date }
type Life = { offers: readonly Offer[]; people: readonly Person[]; now: Date }
type Open = { hoursAgo: number; status: OrderStatus; payment: Payment }

const { pix, card, boleto, bacs, cod } = PAYMENTS
/** What waits for the merchant. Everything older is over. */
const OPEN: Open[] = [
  { hoursAgo: 76, status: 'processing', payment: card },
  { hoursAgo: 41, status: 'processing', payment: pix },
  { hoursAgo: 38, status: 'on-hold', payment: bacs },
  { hoursAgo: 33, status: 'failed', payment: card },
  { hoursAgo: 31, status: 'processing', payment: boleto },
  { hoursAgo: 27, status: 'processing', payment: pix },
  { hoursAgo: 23, status: 'processing', payment: cod },
  { hoursAgo: 20, status: 'on-hold', payment: boleto },
  { hoursAgo: 18, status: 'processing', payment: card },
  { hoursAgo: 11, status: 'processing', payment: pix },
  { hoursAgo: 6.5, status: 'processing', payment: card },
  { hoursAgo: 5, status: 'failed', payment: card },
  { hoursAgo: 3.4, status: 'processing', payment: pix },
  { hoursAgo: 1.5, status: 'processing', payment: pix },
  { hoursAgo: 0.4, status: 'pending', payment: pix },
]
const FINISHED_FROM_DAY = 2

/** Three months of orders, oldest first. */
export function lifeOrders(chance: Chance, { offers, people, now }: Life): LifeOrder[] {
  const bought: Person[] = []
  const buyer = () => {
    const isBack = bought.length > 0 && (chance() < RETURNING || bought.length >= people.length)
    const person = isBack ? bought[whole(chance, 0, bought.length - 1)]! : people[bought.length]!
    if (!isBack) bought.push(person)
    return { person, isFirst: !isBack }
  }
  const finished = finishedMoments(chance, now).map((at) => {
    const made = purchase(chance, { offers, ...buyer() })
    return { ...made, at, ...finishedCourse(chance, { purchase: made, at, now }) }
  })
  const open = OPEN.map(({ hoursAgo, status, payment }) => {
    const at = hoursBefore(now, hoursAgo)
    const made = purchase(chance, { offers, ...buyer(), payment })
    return { ...made, at, ...openCourse({ purchase: made, at, now }, status) }
  })
  return [...finished, ...open].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

function finishedMoments(chance: Chance, now: Date): Date[] {
  return Array.from({ length: LIFE_DAYS - FINISHED_FROM_DAY }, (_, at) => LIFE_DAYS - 1 - at)
    .flatMap((daysAgo) => {
      const day = dayBefore(now, daysAgo)
      const orders = Math.floor(ORDERS_A_DAY * liveliness(daysAgo, day) + chance())
      return Array.from({ length: orders }, () => shoppingMoment(chance, day))
    })
    .toSorted((one, other) => one.getTime() - other.getTime())
}
