/** As the ecosystem's webhooks know them: told with each change of a row. */
type Topics<Noun extends string, Data> = { [Name in `${Noun}.${'created' | 'updated' | 'deleted' | 'restored'}`]: Data }

/** What happens in the shop, and what is told of it: ids alone, since a listener reads what is true when it runs. */
export type ShopEvents = Topics<'order', { orderId: number }> &
  Topics<'product', { productId: number }> &
  Topics<'coupon', { couponId: number }> &
  Topics<'customer', { userId: number }> & {
    'order.placed': { orderId: number }
    'order.paid': { orderId: number }
    /** It has a tracking code, or it was completed without one. Told once. */
    'order.sent': { orderId: number }
    'order.cancelled': { orderId: number }
    'order.refunded': { orderId: number; refundId: number; cents: number }
    'product.saved': { productId: number }
    /** The units have fallen to the bound. */
    'stock.low': { productId: number; variationId: number | null; onHand: number }
    'customer.registered': { userId: number }
    'form.submitted': { submissionId: number; formId: string }
  }
export type EventName = keyof ShopEvents

/**
 * Called at least once for each event, one after the other for the same order, product or customer. Throwing asks for another attempt,
 * with longer and longer pauses; after the last one the event waits for a person among the failed jobs.
 */
export type Listener = {
  [Name in EventName]?: (data: ShopEvents[Name], help: { signal: AbortSignal; isRepeat: boolean }) => Promise<void>
}
/** Each by the name of the module or extension that listens. */
export type Listeners = Record<string, Listener>
