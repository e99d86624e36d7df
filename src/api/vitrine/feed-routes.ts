import { MEDIA_URL } from '#content/media/service.ts'
import { maybe, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { checkFeed } from '#shop/channels/check-feed.ts'
import { FEEDS, feedOf } from '#shop/channels/feed-rules.ts'
import { wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { noSuch } from '../wc/problems.ts'

const FEED = itemSchema('channel_feed', { id: 'text', name: 'text', url: 'text', where: 'text' })
const HEALTH = itemSchema('channel_feed_health', {
  products: 'whole',
  offers: 'whole',
  refused: 'whole',
  rows: 'list',
  next: 'whole?',
})

/** The lists of products for shopping channels, and what each would refuse of them. */
function feedRoutes({ db, shopUrl }: Pick<ApiServices, 'db' | 'shopUrl'>): Route[] {
  const list = endpoint({
    methods: ['GET'],
    args: {},
    authorize: wcMay.view,
    // oxlint-disable-next-line typescript/require-await -- an answer is always waited for
    answer: async () => ({ body: FEEDS.map(({ id, name, path, where }) => ({ id, name, url: shopUrl + path, where })) }),
  })
  const health = endpoint({
    methods: ['GET'],
    args: {
      id: text({ maxLength: 20 }),
      after: maybe(whole({ minimum: 0, description: 'Only products behind this one: `next` of the answer before.' })),
    },
    authorize: wcMay.view,
    answer: async ({ args }) => {
      const feed = feedOf(args.id)
      if (!feed) throw noSuch('vitrine_no_feed', 'Esta lista não existe.')
      return { body: await checkFeed(db, { feed, shopUrl, mediaUrl: MEDIA_URL, after: args.after ?? 0 }) }
    },
  })
  return [
    { namespace: 'vitrine/v1', path: '/channel-feeds', schema: FEED, endpoints: [list] },
    { namespace: 'vitrine/v1', path: '/channel-feeds/{id}/health', schema: HEALTH, response: 'one', endpoints: [health] },
  ]
}
export default feedRoutes satisfies ApiRoutes
