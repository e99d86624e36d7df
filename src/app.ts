import type { FastifyInstance } from 'fastify'
import { adminModule } from '#admin/module.ts'
import { apiModule } from '#api/module.ts'
import type { WriteShop } from '#api/move-out.ts'
import { blogModule } from '#content/blog/module.ts'
import { comingSoonModule } from '#content/coming-soon/module.ts'
import { commentsModule } from '#content/comments/module.ts'
import { documentDraftsModule } from '#content/drafts/module.ts'
import { fontsModule } from '#content/fonts/module.ts'
import { formsModule } from '#content/forms/module.ts'
import { libraryModule } from '#content/library/module.ts'
import { mediaModule } from '#content/media/module.ts'
import { menusModule } from '#content/menus/module.ts'
import { noticesModule } from '#content/notices/module.ts'
import { pagesModule as contentModule } from '#content/pages/module.ts'
import { popupsModule } from '#content/popups/module.ts'
import { redirectsModule } from '#content/redirects/module.ts'
import { scheduleModule } from '#content/schedule/module.ts'
import { settingsModule } from '#content/settings/module.ts'
import { whatsappButtonModule } from '#content/whatsapp-button/module.ts'
import type { Connection } from '#db/connection.ts'
import { edgeModule } from '#edge/module.ts'
import { keepListeners } from '#events/listen.ts'
import { extensionsModule } from '#extensions/module.ts'
import { gaugeJobs } from '#http/gauge-jobs.ts'
import { gaugeStorage } from '#http/gauge-storage.ts'
import type { Logger } from '#http/log.ts'
import type { VitalSigns } from '#http/vital-signs.ts'
import { countJobs } from '#jobs/queue.ts'
import { type Clock, systemClock } from '#kit/clock.ts'
import { mailModule } from '#mail/module.ts'
import { orderMailsModule } from '#mail/order-module.ts'
import { createBackground } from '#modules/background.ts'
import { compose } from '#modules/compose.ts'
import { databaseModule, notificationsModule } from '#modules/database.ts'
import { pageCacheModule } from '#modules/page-cache.ts'
import { visitorsModule } from '#modules/visitors.ts'
import { vitalsModule } from '#modules/vitals.ts'
import type { ReadTxt } from '#mail/server/domain-check.ts'
import type { Network } from '#outgoing/exchange.ts'
import { MOVE_PATIENCE_MS } from '#move-in/jobs.ts'
import { moveInModule } from '#move-in/module.ts'
import { MOVE_OUT_PATIENCE_MS } from '#move-out/contract.ts'
import { moveOutModule } from '#move-out/module.ts'
import type { MoveOuts } from '#move-out/service.ts'
import { BACKUP_PATIENCE_MS } from '#ops/backup/service.ts'
import { opsModule } from '#ops/module.ts'
import { setupModule } from '#setup/module.ts'
import { customersModule } from '#shop/accounts/customers-module.ts'
import type { GoogleAddresses } from '#shop/accounts/google/addresses.ts'
import { accountsModule } from '#shop/accounts/module.ts'
import { addressLookupModule } from '#shop/address-lookup/module.ts'
import { afterSaleModule } from '#shop/after-sale/module.ts'
import { attributionModule } from '#shop/attribution/module.ts'
import { auditModule } from '#shop/audit/module.ts'
import { cartModule } from '#shop/cart/module.ts'
import { catalogModule } from '#shop/catalog/module.ts'
import type { CheckoutExtraFields, CheckoutFees } from '#shop/checkout/ask-others.ts'
import { channelsModule } from '#shop/channels/module.ts'
import { checkoutModule } from '#shop/checkout/module.ts'
import { placingModule } from '#shop/checkout/placing-module.ts'
import { couponsModule } from '#shop/coupons/module.ts'
import { pricingModule } from '#shop/pricing/module.ts'
import { fieldsModule } from '#shop/fields/module.ts'
import { sizeGuidesModule } from '#shop/size-guides/module.ts'
import { promotionsModule } from '#shop/promotions/module.ts'
import { customerProfilesModule } from '#shop/customers/module.ts'
import { downloadsModule } from '#shop/downloads/module.ts'
import { marketingModule } from '#shop/marketing/module.ts'
import { adminOrdersModule } from '#shop/orders/admin/module.ts'
import { ordersModule } from '#shop/orders/module.ts'
import { trackingModule } from '#shop/orders/tracking/module.ts'
import { inboxModule } from '#shop/payments/inbox-module.ts'
import { paymentsModule } from '#shop/payments/module.ts'
import { figuresModule } from '#shop/reports/figures/module.ts'
import { privacyModule } from '#shop/privacy/module.ts'
import { reportsModule } from '#shop/reports/module.ts'
import { reviewsModule } from '#shop/reviews/module.ts'
import { searchModule } from '#shop/search/module.ts'
import { labelsModule } from '#shop/shipping/labels/module.ts'
import { pickupPointsModule } from '#shop/shipping/pickup-points-module.ts'
import { shippingModule } from '#shop/shipping/module.ts'
import { stockModule } from '#shop/stock/module.ts'
import { giftCardsModule } from '#shop/stored-value/gift-cards-module.ts'
import { storedValueModule } from '#shop/stored-value/module.ts'
import { wishlistModule } from '#shop/wishlist/module.ts'
import { webhooksModule } from '#shop/webhooks/module.ts'
import { storageModule } from '#storage/module.ts'
import { appModule } from '#storefront/app/module.ts'
import { accountPagesModule } from '#storefront/account/module.ts'
import { cartPagesModule } from '#storefront/cart/module.ts'
import { checkoutPagesModule } from '#storefront/checkout/module.ts'
import { marketingPagesModule } from '#storefront/marketing/module.ts'
import { markModule } from '#storefront/mark-module.ts'
import { siteModule } from '#storefront/module.ts'
import { pagesModule } from '#storefront/pages-module.ts'
import { HOME_SLUG } from '#storefront/pages/content-page.tsx'
import { paymentPageModule } from '#storefront/payment-page/module.ts'
import { serverModule } from '#storefront/server-module.ts'
import { quantityPricesModule } from '#storefront/quantity-prices/module.ts'
import { wishlistPagesModule } from '#storefront/wishlist/module.ts'
import { visitorActionsModule } from '#storefront/visitor-actions-module.ts'
import { widgetsModule } from '#widgets/module.ts'
import { telemetryModule, tracedRequestsModule } from '#telemetry/module.ts'
import type { Config } from './config.ts'
import { VERSION } from './version.ts'

export type App = {
  http: FastifyInstance
  /** Writes the whole shop into a file. */
  writeShop: WriteShop
  moveOuts: MoveOuts
  /** Ends requests and jobs in flight, then lets go of the database. */
  close: () => Promise<void>
}

type Options = {
  config: Config
  connection: Connection
  secret: string
  log: Logger
  clock?: Clock
  /** How the process is, in place of looking at it. */
  readSigns?: () => VitalSigns
  /** What is added to orders or taken off them. */
  checkoutFees?: CheckoutFees
  /** What is asked at the checkout besides. */
  extraFields?: CheckoutExtraFields
  /** Which other servers may be called, in place of the open internet. */
  network?: Network
  /** Where Google is, in place of where it is for everybody: tests alone say so. */
  googleAddresses?: GoogleAddresses
  /** Asks DNS, in place of this machine's resolvers. */
  readTxt?: ReadTxt
  /** False for a command that only asks: mails and jobs are left to the shop itself. */
  works?: boolean
}

/** The whole shop, ready to listen: its modules in order, each made of those before it. */
export async function createApp({
  config,
  connection,
  secret,
  log,
  clock = systemClock,
  readSigns,
  works = true,
  ...given
}: Options): Promise<App> {
  const { shopUrl, dataDir, smtpUrl, rateLimits } = config
  const base = { ...given, works, config, connection, secret, log, clock, readSigns, shopUrl, dataDir, smtpUrl, rateLimits }
  const shop = await compose({ ...base, version: VERSION, homeSlug: HOME_SLUG })
    .add(storageModule)
    .add(vitalsModule)
    .add(telemetryModule)
    .add(databaseModule)
    .add(notificationsModule)
    .add(settingsModule)
    .add(whatsappButtonModule)
    .add(accountsModule)
    .add(visitorsModule)
    .add(mediaModule)
    .add(fontsModule)
    .add(extensionsModule)
    .add(widgetsModule)
    .add(menusModule)
    .add(contentModule)
    .add(documentDraftsModule)
    .add(blogModule)
    .add(commentsModule)
    .add(redirectsModule)
    .add(popupsModule)
    .add(noticesModule)
    .add(comingSoonModule)
    .add(formsModule)
    .add(stockModule)
    .add(paymentsModule)
    .add(promotionsModule)
    .add(pricingModule)
    .add(fieldsModule)
    .add(sizeGuidesModule)
    .add(catalogModule)
    .add(libraryModule)
    .add(scheduleModule)
    .add(downloadsModule)
    .add(searchModule)
    .add(couponsModule)
    .add(storedValueModule)
    .add(cartModule)
    .add(wishlistModule)
    .add(shippingModule)
    .add(pickupPointsModule)
    .add(customerProfilesModule)
    .add(checkoutModule)
    .add(ordersModule)
    .add(channelsModule)
    .add(inboxModule)
    .add(labelsModule)
    .add(adminOrdersModule)
    .add(mailModule)
    .add(orderMailsModule)
    .add(giftCardsModule)
    .add(customersModule)
    .add(privacyModule)
    .add(afterSaleModule)
    .add(trackingModule)
    .add(reviewsModule)
    .add(marketingModule)
    .add(webhooksModule)
    .add(auditModule)
    .add(attributionModule)
    .add(addressLookupModule)
    .add(placingModule)
    .add(reportsModule)
    .add(figuresModule)
    .add(moveInModule)
    .add(moveOutModule)
    .add(opsModule)
    .add(setupModule)
    .add(edgeModule)
    .add(pageCacheModule)
    .add(siteModule)
    .add(markModule)
    .add(appModule)
    .add(serverModule)
    .add(tracedRequestsModule)
    .add(cartPagesModule)
    .add(checkoutPagesModule)
    .add(paymentPageModule)
    .add(accountPagesModule)
    .add(marketingPagesModule)
    .add(wishlistPagesModule)
    .add(quantityPricesModule)
    .add(visitorActionsModule)
    .add(apiModule)
    .add(adminModule)
    .add(pagesModule)
    .make()

  const { http, db, database, notifications, extensions, writeShop, moveOuts, tracer, metrics, storageHealth } = shop.all
  gaugeStorage(metrics.registry, storageHealth)
  const listeners = { ...shop.listeners, ...extensions.listeners('all') }
  const patienceMs = { ...BACKUP_PATIENCE_MS, ...MOVE_PATIENCE_MS, ...MOVE_OUT_PATIENCE_MS }
  const watch = { beginSpan: tracer?.beginJob, onEnd: (kind: string, outcome: string) => metrics.jobs.inc({ kind, outcome }) }
  if (works && config.role !== 'web') gaugeJobs(metrics.registry, () => countJobs(db))
  const background = works
    ? createBackground({ shop, works: config.role !== 'web', listeners, db, log, notifications, patienceMs, watch })
    : undefined
  const close = async () => {
    background?.stopScheduling()
    await http.close()
    await background?.stop()
    await shop.close()
  }
  try {
    if (background) await keepListeners(db, { ...shop.listeners, ...extensions.listeners('active') })
    await shop.addRoutes(http)
  } catch (error) {
    await close()
    throw error
  }
  database.hurry()
  background?.start()
  return { http, writeShop, moveOuts, close }
}
