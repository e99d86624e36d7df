import { expect, test, vi } from 'vitest'
import { offerCheckoutStore } from './data-store.ts'

type Data = {
  select: (store: string) => Record<string, () => unknown> | undefined
  dispatch: (store: string) => { setExtensionData: (...what: unknown[]) => void; placeOrder: (order: object) => Promise<unknown> }
  subscribe: (told: () => void) => () => void
}
const STORE = 'wc/store/checkout'
function aPage(over: object = {}, send: (order: object) => Promise<unknown> = () => Promise.resolve({ order_id: 1 })) {
  const page: Record<string, unknown> = { ...over }
  offerCheckoutStore(page, send)
  const { data } = page.wp as { data: Data }
  return { page, data, extensions: () => data.select(STORE)!.getExtensionData!(), act: data.dispatch(STORE) }
}

test('[REST-7] extension data is added to, or replaced, and everybody who listens is told', () => {
  const { data, act, extensions } = aPage()
  const told = vi.fn<() => void>()
  const stop = data.subscribe(told)
  act.setExtensionData('uma/extensao', { a: 1 })
  act.setExtensionData('uma/extensao', { b: 2 })
  expect(extensions()).toEqual({ 'uma/extensao': { a: 1, b: 2 } })
  act.setExtensionData('uma/extensao', { c: 3 }, true)
  expect(extensions()).toEqual({ 'uma/extensao': { c: 3 } })
  stop()
  act.setExtensionData('outra', {})
  expect(told).toHaveBeenCalledTimes(3)
  expect(data.select('wc/store/cart')).toBeUndefined()
})

test('[ATTR-5] attribution that was ready before the store is in it from the start', () => {
  const { extensions } = aPage({ wc_order_attribution: { getAttributionData: () => ({ utm_source: 'news' }) } })
  expect(extensions()).toEqual({ 'woocommerce/order-attribution': { utm_source: 'news' } })
})

test('[REST-7] an order takes the extension data along, and the store says how far it is', async () => {
  const sent = vi.fn<(order: object) => Promise<unknown>>().mockResolvedValueOnce({ order_id: 7 }).mockRejectedValueOnce('não')
  const { data, act } = aPage({}, sent)
  const is = (name: string) => data.select(STORE)![name]!()
  act.setExtensionData('uma', { a: 1 })
  const placing = act.placeOrder({ payment_method: 'cod' })
  expect(is('isProcessing')).toBe(true)
  expect(await placing).toEqual({ order_id: 7 })
  expect(sent).toHaveBeenCalledWith({ payment_method: 'cod', extensions: { uma: { a: 1 } } })
  expect(is('isComplete')).toBe(true)
  await expect(act.placeOrder({})).rejects.toBe('não')
  expect([is('isIdle'), is('hasError')]).toEqual([true, true])
})

test('[REST-7] a page with a store of its own keeps it', () => {
  const own = { mine: true }
  const page = { wp: { data: own } }
  offerCheckoutStore(page, () => Promise.resolve())
  expect(page).toEqual({ wp: { data: own } })
})
