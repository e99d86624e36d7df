import type { Kysely } from 'kysely'
import type { Widgets } from '#builder/registry.ts'
import { createLedger } from '#content/consent/ledger.ts'
import { registerConsent } from '#content/consent/routes.ts'
import type { BlogReader } from '#content/blog/contract.ts'
import type { ComingSoon } from '#content/coming-soon/service.ts'
import type { Comments } from '#content/comments/service.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { ContentReader } from '#content/pages/contract.ts'
import { createDesignReader } from '#content/library/service.ts'
import { createDraftReader } from '#content/pages/draft.ts'
import { countShown } from '#content/popups/counts.ts'
import type { PopupReader } from '#content/popups/contract.ts'
import type { Redirects } from '#content/redirects/service.ts'
import type { ShopSettings } from '#content/settings/service.ts'
import type { PageReads } from '#db/page-reads.ts'
import type { Database } from '#db/schema.ts'
import type { Nonces } from '#http/nonce.ts'
import type { PageCache } from '#http/page-cache.ts'
import type { Limiter } from '#http/rate-limit.ts'
import type { Visitors } from '#http/visitor.ts'
import { defineRoutes } from '#modules/define-module.ts'
import type { ChannelOffer } from '#shop/catalog/channel-offer.ts'
import type { Catalog } from '#shop/catalog/contract.ts'
import { registerVariations } from '#shop/catalog/routes.ts'
import type { Channels } from '#shop/channels/service.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { Payments } from '#shop/payments/service.ts'
import type { Pricing } from '#shop/pricing/service.ts'
import type { VisitCounter } from '#shop/reports/figures/counter.ts'
import type { Promotions } from '#shop/promotions/service.ts'
import type { Questions } from '#shop/reviews/questions/service.ts'
import type { PickupPointReader } from '#shop/shipping/contract.ts'
import type { Reviews } from '#shop/reviews/service.ts'
import type { Search } from '#shop/search/contract.ts'
import type { Assets } from './assets.ts'
import { registerChannelPurchases } from './channel-routes.ts'
import { registerConsentContent } from './consent/routes.tsx'
import type { MailExamples } from '#mail/load-examples.ts'
import { createReadyParts } from '#content/pages/ready-parts/place.ts'
import { createExamplePages } from './example-pages.tsx'
import { createExamplePurchase } from './example-purchase.ts'
import { registerLightbox } from './lightbox-routes.ts'
import { registerOpenWeb } from './open-web/routes.ts'
import { registerShowcase } from './pages/showcase-routes.ts'
import { createPopupRenderer } from './popups/render.tsx'
import { registerPopups } from './popups/routes.ts'
import { registerDesignPreviews } from './design-previews.ts'
import { registerPreviews } from './preview-routes.ts'
import type { PolicyAddress } from './privacy-policy.ts'
import { registerProductCards } from './product-cards/routes.tsx'
import { createProductPages } from './product-pages.ts'
import { registerQuickView } from './quick-view/routes.tsx'
import { registerStorefront } from './routes.ts'
import { registerThemePreviews } from './theme-preview-routes.ts'
import type { Site } from './site.tsx'
import type { WaitingNotices } from './waiting-notices.ts'
import type { WaysOn } from './ways-on.ts'

type Needs = {
  db: Kysely<Database>
  secret: string
  shopUrl: string
  site: Site
  assets: Assets
  widgets: Widgets
  readers: Parameters<typeof registerShowcase>[1]['readers']
  warn: (problem: string, path: string) => void
  cache: PageCache
  narrowCache: PageCache
  visitors: Visitors
  nonces: Nonces
  limiter: Limiter
  settings: ShopSettings
  media: MediaReader
  content: ContentReader
  blog: BlogReader
  comments: Comments
  popups: PopupReader
  readyDesigns: Parameters<typeof registerDesignPreviews>[1]['readyDesigns']
  redirects: Redirects
  comingSoon: ComingSoon
  catalog: Catalog
  search: Search
  reviews: Reviews
  pickupPoints: PickupPointReader
  questions: Questions
  payments: Payments
  channels: Channels
  orders: Pick<Orders, 'findOrder'>
  promotions: Pick<Promotions, 'shownOn'>
  pricing: Pick<Pricing, 'ladders'>
  mailExamples: MailExamples
  waysOn: WaysOn
  pageReads: PageReads
  marketing: Parameters<typeof createProductPages>[0]['marketing']
  visitCounter: Pick<VisitCounter, 'noteSearch'>
  policyAddress: PolicyAddress
  takeNotices: WaitingNotices
  askExtensions: Parameters<typeof createProductPages>[0]['askExtensions'] & {
    feedRows: (offers: ChannelOffer[]) => Promise<ChannelOffer[]>
  }
}

/** Pages that everybody may read, and what belongs to them: popups, consent, feeds, previews. */
export const pagesModule = defineRoutes((http, needs: Needs) => {
  const { db, secret, shopUrl, site, assets, widgets, readers, warn, cache, narrowCache, visitors, nonces, limiter } = needs
  const { settings, media, content, blog, comments, popups, redirects, comingSoon, catalog, payments } = needs
  const { policyAddress, takeNotices, channels } = needs
  registerVariations(http, { catalog, cache })
  registerLightbox(http, { media, cache })
  registerPopups(http, {
    countShown: (popupId) => countShown(db, popupId),
    popups,
    draw: createPopupRenderer({ widgets, readers, settings, assets, shopUrl, warn }),
    cache,
    visitors,
    limiter,
  })
  registerConsent(http, { ledger: createLedger({ db, secret }), visitors, limiter })
  registerChannelPurchases(http, { channels, orders: needs.orders })
  registerConsentContent(http, { policyAddress, cache })
  const { feedRows } = needs.askExtensions
  registerOpenWeb(http, {
    db,
    cache,
    content,
    blog,
    comments,
    catalog,
    settings,
    channels,
    isClosed: comingSoon.isOn,
    shopUrl,
    feedRows,
  })
  const products = createProductPages(needs)
  const drawPurchase = createExamplePurchase({ payments })
  const examples = createExamplePages({ db, content, catalog, products, drawPurchase, shopUrl })
  const drawExample = examples.withTemplate
  registerPreviews(http, { site, drafts: createDraftReader({ db, media }), drawPurchase, drawExample, visitors, nonces, shopUrl })
  registerThemePreviews(http, {
    site,
    content,
    drawKind: examples.ofKind,
    drawMail: needs.mailExamples.draw,
    parts: createReadyParts({ db, content }),
    visitors,
    nonces,
  })
  registerDesignPreviews(http, { site, readyDesigns: needs.readyDesigns, ownDesign: createDesignReader(db), visitors })
  registerShowcase(http, { site, cache, widgets, readers, assets, shopUrl, warn })
  registerQuickView(http, { quickView: products.quickView, widgets, assets, narrowCache })
  registerProductCards(http, { catalog, narrowCache })
  registerStorefront(http, {
    site,
    cache,
    narrowCache,
    content,
    catalog,
    blog,
    comments,
    products,
    visitors,
    takeNotices,
    movedTo: redirects.find,
    addressOf: redirects.addressOf,
    pickupPoints: needs.pickupPoints,
    shopUrl,
  })
})
