import { type Ask, placeOrder, textOf } from '../visits.ts'
import type { EdgeClient } from './edge-client.ts'

export type SaleOutcome = {
  /** Who came; the others stayed away because their time was over. */
  came: number
  bought: number
  soldOut: number
  /** From the first click to the last order. */
  secondsToSell: number
  orders: number[]
}
type Sale = {
  client: Pick<EdgeClient, 'person'>
  product: { id: string; path: string }
  buyers: number
  inFlight: number
  mayBegin: () => boolean
  onProblem: (problem: string) => void
}

/** Buyers who all want one unit of the same product; each is sold one, or learns that there is none left. */
export async function sellOut({ client, product, buyers, inFlight, mayBegin, onProblem }: Sale): Promise<SaleOutcome> {
  const startedMs = performance.now()
  const outcome: SaleOutcome = { came: 0, bought: 0, soldOut: 0, secondsToSell: 0, orders: [] }
  const keepBuying = async () => {
    while (outcome.came < buyers && mayBegin()) {
      outcome.came++
      try {
        const order = await buyOne(client.person, product)
        if (order === undefined) outcome.soldOut++
        else {
          outcome.bought++
          outcome.orders.push(order)
          outcome.secondsToSell = (performance.now() - startedMs) / 1000
        }
      } catch (error) {
        onProblem(String(error))
      }
    }
  }
  await Promise.all(Array.from({ length: inFlight }, keepBuying))
  return outcome
}

const NONE_LEFT = /em falta|esgotad|fora de estoque|sem estoque/i

/** The number of the order, or undefined for whoever came too late. */
async function buyOne(ask: Ask, { id, path }: { id: string; path: string }): Promise<number | undefined> {
  const page = textOf(await ask(path))
  if (!page.includes('single_add_to_cart_button')) return tooLate('page of the product', page)
  const added = await ask('/?wc-ajax=add_to_cart', { form: { product_id: id, quantity: '1' } })
  const cookie = added.cookies.join('; ')
  const told = textOf(added)
  if (!told.includes('"cart_hash":"')) return await refusedToAdd(ask, { path, cookie, told })
  const checkout = await ask('/checkout/', { cookie })
  // The last unit went meanwhile: the buyer is led back to the cart, which says so.
  if (checkout.status !== 200) return tooLate('cart', textOf(await ask('/cart/', { cookie })))
  const form = textOf(checkout)
  if (!form.includes('place_order')) return tooLate('checkout', form)
  const placed = await placeOrder(ask, cookie, form)
  const { result, order_id: order } = JSON.parse(placed) as { result?: string; order_id?: number }
  return result === 'success' && order !== undefined ? order : tooLate('answer to the order', placed)
}

/** Scripts are told to open the product's page, where the reason stands. */
async function refusedToAdd(ask: Ask, { path, cookie, told }: { path: string; cookie: string; told: string }) {
  if (!told.includes('"error":true')) throw new Error(`Nothing was added, and no reason given: ${told.slice(0, 300)}`)
  return tooLate('page with the notice', textOf(await ask(path, { cookie })))
}

/** Nobody may be sent away without being told why. */
function tooLate(where: string, text: string): undefined {
  if (!NONE_LEFT.test(text)) throw new Error(`The ${where} does not say that nothing is left: ${text.slice(0, 300)}`)
}
