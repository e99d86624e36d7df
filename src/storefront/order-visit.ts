import type { ConsentReader } from '#content/consent/contract.ts'
import type { OrderVisit } from '#shop/channels/contract.ts'
import type { Channels } from '#shop/channels/service.ts'

type Options = { consent: ConsentReader; channels: Pick<Channels, 'visitOf'> }
export type OrderVisitOf = (request: { headers: { cookie?: string | undefined } }) => Promise<OrderVisit | undefined>

/** What a buyer said yes to by the choice that their browser sends along with the order. */
export const createOrderVisits =
  ({ consent, channels }: Options): OrderVisitOf =>
  async ({ headers: { cookie = '' } }) =>
    cookie.includes('vitrine_consent=')
      ? await channels.visitOf(cookie, (await consent.ofPage({ isPrivate: true })).plan)
      : undefined
