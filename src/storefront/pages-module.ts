import type { Kysely } from 'kysely'
import type { Widgets } from '#builder/registry.ts'
import { createLedger } from '#content/consent/ledger.ts'
import { useConsent } from '#content/consent/routes.ts'
import type { BlogReader } from '#content/blog/contract.ts'
import type { ComingSoon } from '#content/coming-soon/service.ts'
import type { Comments } from '#content/comments/service.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { ContentReader } from '#content/pages/contract.ts'
import { createDraftReader } from '#content/pages/draft.ts'
import { countShown } from '#content/popups/counts.ts'
import type { PopupReader } from '#content/popups/contract.ts'
import type { Redirects } from '#content/redirects/service.ts'
import type { ShopSettings } from '#content/settings/service.ts'
import type { Database } from '#db/schema.ts'
import type { Nonces } from '#http/nonce.ts'
import type { PageCache } from '#http/page-cache.ts'
import type { Limiter } from '#http/rate-limit.ts'
import type { VisitorDesk } from '#http/visitor.ts'
import { defineRoutes } from '#modules/define-module.ts'
import type { Catalog } from '#shop/catalog/contract.ts'
import { useVariations } from '#shop/catalog/routes.ts'
import type { Payments } from '#shop/payments/service.ts'
import type { Reviews } from '#shop/reviews/service.ts'
import type { Search } from '#shop/search/contract.ts'
import type { Assets } from './assets.ts'
import { useConsentContent } from './consent/routes.tsx'
import { createExamplePages } from './example-pages.tsx'
import { createExamplePurchase } from './example-purchase.ts'
import { useLightbox } from './lightbox-routes.ts'
import { useOpenWeb } from './open-web/routes.ts'
import { useShowcase } from './pages/showcase-routes.ts'
import { createPopupRenderer } from './popups/render.tsx'
import { usePopups } from './popups/routes.ts'
import { usePreviews } from './preview-routes.ts'
import type { PolicyAddress } from './privacy-policy.ts'
import { createProductSubjects } from './product-subjects.ts'
import { useStorefront } from './routes.ts'
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
  readers: Parameters<typeof useShowcase>[1]['readers']
  warn: (problem: string, path: string) => void
  cache: PageCache
  narrowCache: PageCache
  desk: VisitorDesk
  nonces: Nonces
  limiter: Limiter
  settings: ShopSettings
  media: MediaReader
  content: ContentReader
  blog: BlogReader
  comments: Comments
  popups: PopupReader
  redirects: Redirects
  comingSoon: ComingSoon
  catalog: Catalog
  search: Search
  reviews: Reviews
  payments: Payments
  waysOn: WaysOn
  policyAddress: PolicyAddress
  takeNotices: WaitingNotices
}

/** Pages that everybody may read, and what belongs to them: popups, consent, feeds, previews. */
export const pagesModule = defineRoutes((http, needs: Needs) => {
  const { db, secret, shopUrl, site, assets, widgets, readers, warn, cache, narrowCache, desk, nonces, limiter } = needs
  const { settings, media, content, blog, comments, popups, redirects, comingSoon, catalog, payments } = needs
  const { policyAddress, takeNotices } = needs
  useVariations(http, { catalog, cache })
  useLightbox(http, { media, cache })
  usePopups(http, {
    countShown: (popupId) => countShown(db, popupId),
    popups,
    draw: createPopupRenderer({ widgets, readers, settings, assets, shopUrl, warn }),
    cache,
    desk,
    limiter,
  })
  useConsent(http, { ledger: createLedger({ db, secret }), desk, limiter })
  useConsentContent(http, { policyAddress, cache })
  useOpenWeb(http, { db, cache, content, blog, comments, catalog, settings, isClosed: comingSoon.isOn, shopUrl })
  const products = createProductSubjects(needs)
  const drawPurchase = createExamplePurchase({ payments })
  const drawExample = createExamplePages({ db, content, catalog, products, drawPurchase, shopUrl })
  usePreviews(http, { site, drafts: createDraftReader({ db, media }), drawPurchase, drawExample, desk, nonces, shopUrl })
  useShowcase(http, { site, cache, widgets, readers, assets, shopUrl, warn })
  useStorefront(http, {
    site,
    cache,
    narrowCache,
    content,
    blog,
    comments,
    products,
    desk,
    takeNotices,
    addressOf: redirects.addressOf,
    shopUrl,
  })
})
