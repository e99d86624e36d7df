import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { SettingsReader } from '#content/settings/contract.ts'
import { withDeadline } from '#db/query-deadline.ts'
import type { Database } from '#db/schema.ts'
import type { PageCache } from '#http/page-cache.ts'
import { notFound } from '#http/problem.ts'
import type { ChannelOffer } from '#shop/catalog/channel-offer.ts'
import { type Feed, FEEDS } from '#shop/channels/feed-rules.ts'
import { countOffers, OFFERS_TIMEOUT_MS, readOffers } from '#shop/channels/offer-rows.ts'
import type { Channels } from '#shop/channels/service.ts'
import { MEDIA_URL } from '#content/media/service.ts'
import { PRODUCT_FEED_END, productFeedHead, productFeedItem } from './product-feed.ts'

/** About ten megabytes. A longer list is written anew for each who asks, while it is read, and kept nowhere. */
const KEEP_UP_TO = 5_000

type Options = {
  db: Kysely<Database>
  cache: PageCache
  settings: Pick<SettingsReader, 'shop'>
  channels: Pick<Channels, 'general'>
  isClosed: () => Promise<boolean>
  shopUrl: string
  keepUpTo?: number
  /** What extensions make of the offers. */
  feedRows?: (offers: ChannelOffer[]) => Promise<ChannelOffer[]>
}

/** What the shop sells, for shopping channels: a list for each. */
export function registerProductFeeds(http: FastifyInstance, options: Options) {
  for (const feed of FEEDS) registerProductFeed(http, feed, options)
}

function registerProductFeed(
  http: FastifyInstance,
  feed: Feed,
  { db, cache, settings, channels, isClosed, shopUrl, keepUpTo = KEEP_UP_TO, feedRows = async (offers) => offers }: Options,
) {
  const write = async function* (onOffer: (productId: number) => void = () => {}) {
    const [shop, general] = await Promise.all([settings.shop(), channels.general()])
    yield productFeedHead(shop, shopUrl)
    for await (const read of readOffers(db, { mediaUrl: MEDIA_URL })) {
      const offers = await withDeadline(OFFERS_TIMEOUT_MS, () => feedRows(read))
      for (const { productId } of offers) onOffer(productId)
      yield offers.map((offer) => productFeedItem(offer, { feed, shop, shopUrl, general })).join('')
    }
    yield PRODUCT_FEED_END
  }
  /** Whether the list is too long to be kept; asked of the database only where no kept list answers. */
  class TooLong extends Error {}

  http.get(feed.path, async (request, reply) => {
    try {
      return await cache.answer(request, reply, feed.path, async () => {
        if (await isClosed()) throw notFound()
        if ((await countOffers(db)) > keepUpTo) throw new TooLong()
        const tags = new Set(['settings', 'products', 'media'])
        let text = ''
        for await (const part of write((id) => tags.add(`product:${id}`))) text += part
        return { status: 200, html: text, tags, headers: { 'content-type': TYPE } }
      })
    } catch (error) {
      if (!(error instanceof TooLong)) throw error
      return reply.header('cache-control', 'public, max-age=600').type(TYPE).send(Readable.from(write()))
    }
  })
}

const TYPE = 'application/xml; charset=utf-8'
