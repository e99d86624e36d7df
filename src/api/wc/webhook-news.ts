import type { Caller, Dispatch, Front } from '#http/rest/contract.ts'
import type { ReadNews, Resource } from '#shop/webhooks/contract.ts'

const PATHS: Record<Resource, string> = { order: 'orders', product: 'products', customer: 'customers', coupon: 'coupons' }

// No visitor asks while a job runs; these routes never look for one.
const NOBODY_THERE = {} as Front

/** What a webhook tells of a thing: exactly what its owner would be answered who asks for it. */
export const newsFrom =
  (ask: Dispatch): ReadNews =>
  async (resource, id, user, event) => {
    const caller: Caller = { user, by: 'api-key', reads: true, writes: false }
    const path = event === 'paid' ? `/vitrine/v1/invoices/${id}` : `/wc/v3/${PATHS[resource]}/${id}`
    const { status, body } = await ask({
      method: 'GET',
      path,
      query: {},
      body: undefined,
      headers: {},
      caller,
      front: NOBODY_THERE,
    })
    if (status >= 500) throw new Error(`The API answered ${status} for ${path}, so nothing was told.`)
    return status === 200 ? JSON.stringify(body) : undefined
  }
