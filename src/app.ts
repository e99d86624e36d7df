import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { useWorkbench } from '#admin/routes.ts'
import { useApi } from '#api/use-api.ts'
import { newsFrom } from '#api/wc/webhook-news.ts'
import { loadWidgets } from '#builder/registry.ts'
import { createAuthors } from '#content/blog/authors.ts'
import { createBlog } from '#content/blog/service.ts'
import { commentActions, useComments } from '#content/comments/routes.ts'
import { createComments } from '#content/comments/service.ts'
import { createLedger } from '#content/consent/ledger.ts'
import { useConsent } from '#content/consent/routes.ts'
import { createConsentReader } from '#content/consent/settings.ts'
import { guardPages, useComingSoon } from '#content/coming-soon/routes.ts'
import { createComingSoon } from '#content/coming-soon/service.ts'
import { webhookJob } from '#content/forms/call-webhook.ts'
import { createCaptchas } from '#content/forms/captchas.ts'
import { fileKind } from '#content/forms/file-kind.ts'
import { getOutside } from '#content/forms/get-outside.ts'
import { postOutside } from '#content/forms/post-outside.ts'
import { createProofOfWork } from '#content/forms/proof-of-work.ts'
import { formActions, useForms } from '#content/forms/routes.ts'
import { createForms } from '#content/forms/service.ts'
import { forgetFiles, uploadsFolderOf } from '#content/forms/uploads.ts'
import { createMailJob } from '#content/mail/send-mail.ts'
import { createMediaLibrary, LIBRARY_FILE_TYPES } from '#content/media/library.ts'
import { looksLikePicture } from '#content/media/picture-bytes.ts'
import { createMedia, pictureOf } from '#content/media/service.ts'
import { createMenus } from '#content/menus/service.ts'
import type { Notice } from '#content/notices/contract.ts'
import { createNotices } from '#content/notices/service.ts'
import { createContent } from '#content/pages/service.ts'
import { countShown, listCounts } from '#content/popups/counts.ts'
import { createPopups } from '#content/popups/service.ts'
import { createRedirects } from '#content/redirects/service.ts'
import { createSearch } from '#content/search/service.ts'
import { createSettings } from '#content/settings/service.ts'
import type { Connection } from '#db/connection.ts'
import { JOBS_CHANNEL } from '#db/jobs.ts'
import { listen } from '#db/listen.ts'
import { createDatabase } from '#db/pool.ts'
import { createWorker } from '#db/worker.ts'
import { useAdminAjax } from '#http/admin-ajax.ts'
import { noteAjaxTwins } from '#http/ajax-twins.ts'
import { setCookie } from '#http/cookies.ts'
import { useHealth } from '#http/health.ts'
import type { Logger } from '#http/log.ts'
import { createMetrics, useMetrics } from '#http/metrics.ts'
import { useMultipart } from '#http/multipart.ts'
import { createNonces } from '#http/nonce.ts'
import { createPageCache } from '#http/page-cache.ts'
import { createLimiter } from '#http/rate-limit.ts'
import type { Dispatch } from '#http/rest/contract.ts'
import { createServer } from '#http/server.ts'
import { createVisitorDesk, holderOf } from '#http/visitor.ts'
import { type Clock, systemClock } from '#kit/clock.ts'
import { createApiKeys } from '#shop/accounts/api-keys.ts'
import { createApplicationPasswords } from '#shop/accounts/application-passwords.ts'
import { createCustomers } from '#shop/accounts/customers.ts'
import { createCredentials } from '#shop/accounts/credentials.ts'
import { RESET_JOB } from '#shop/accounts/password-resets.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { salesByOrigin } from '#shop/attribution/report.ts'
import { useAttribution } from '#shop/attribution/routes.ts'
import type { Cart } from '#shop/cart/cart.ts'
import type { Owner } from '#shop/cart/read-cart.ts'
import { NOTICES_COOKIE, useCartAjax } from '#shop/cart/routes.ts'
import { createCart } from '#shop/cart/service.ts'
import { useVariations } from '#shop/catalog/routes.ts'
import { createReports } from '#shop/reports/service.ts'
import { reviewActions, useReviews } from '#shop/reviews/routes.ts'
import { createModeration } from '#shop/reviews/moderation.ts'
import { createReviews } from '#shop/reviews/service.ts'
import { createPictureJob, PICTURE_JOB } from '#shop/catalog/editing/fetch-picture.ts'
import { createCatalogEditor } from '#shop/catalog/editing/service.ts'
import { createCatalog } from '#shop/catalog/service.ts'
import { createDrafts } from '#shop/checkout/draft.ts'
import { createQuotes } from '#shop/checkout/quotes.ts'
import { createCouponDesk } from '#shop/coupons/routes.ts'
import { createCouponEditor } from '#shop/coupons/editor.ts'
import { createCoupons } from '#shop/coupons/service.ts'
import { createMethodEditing } from '#shop/payments/edit-methods.ts'
import { createPayments } from '#shop/payments/service.ts'
import { createShipping } from '#shop/shipping/service.ts'
import { createZones } from '#shop/shipping/zones.ts'
import { createStock } from '#shop/stock/ledger.ts'
import { createDelivery, WEBHOOK_JOB } from '#shop/webhooks/deliver.ts'
import { createWebhooks } from '#shop/webhooks/service.ts'
import { useAccountPages } from '#storefront/account/routes.ts'
import { createCustomerServices } from '#storefront/account/services.ts'
import { readAssets } from '#storefront/assets.ts'
import { viewOf } from '#storefront/cart/cart-view.ts'
import { useCartTotalsAjax } from '#storefront/cart/ajax-routes.tsx'
import { usePlainAdding } from '#storefront/cart/plain-adding.ts'
import { CART_NONCE, createPricedCart } from '#storefront/cart/priced-cart.ts'
import { useCartPages } from '#storefront/cart/routes.ts'
import { useConsentContent } from '#storefront/consent/routes.tsx'
import { checkoutLoginAction, createCheckoutLogin } from '#storefront/checkout/login.ts'
import { openCheckout } from '#storefront/checkout/open-checkout.ts'
import { createComingSoonPage } from '#storefront/coming-soon-page.tsx'
import { createErrorPages } from '#storefront/error-routes.tsx'
import { mediaFolderOf, useFiles } from '#storefront/file-routes.ts'
import { createFormPages } from '#storefront/form-page.ts'
import { createFragments } from '#storefront/fragments.tsx'
import { useFreight } from '#storefront/shipping/routes.ts'
import { createPopupRenderer } from '#storefront/popups/render.tsx'
import { usePopups } from '#storefront/popups/routes.ts'
import { HOME_SLUG } from '#storefront/pages/content-page.tsx'
import { useLightbox } from '#storefront/lightbox-routes.ts'
import { useOwnFiles } from '#storefront/own-files.ts'
import { useOpenWeb } from '#storefront/open-web/routes.ts'
import { createCommentPages } from '#storefront/pages/comment-page.tsx'
import { createReviewPages } from '#storefront/pages/review-page.tsx'
import { useShowcase } from '#storefront/pages/showcase-routes.ts'
import { useStorefront } from '#storefront/routes.ts'
import { CART_REDIRECT_SETTING } from '#storefront/script-params.tsx'
import { createSite } from '#storefront/site.tsx'
import { readForm } from '#widgets/form/read-form.ts'
import type { Config } from './config.ts'
import { createOrderServices } from './order-services.ts'
import { keepRegularWork } from './regular-work.ts'
import { VERSION } from './version.ts'

export type App = {
  http: FastifyInstance
  /** Ends requests and jobs in flight, then lets go of the database. */
  close: () => Promise<void>
}

/** Content changes are heard at once; after this long without hearing anything a kept page is not trusted. */
const TRUST_PAGES_FOR_MS = 60_000
/** Of filtered lists and searches there are as many as people can think of: about two hundred are kept. */
const NARROW_PAGES_BYTES = 24 * 1024 * 1024

type Closer = () => Promise<void>
type Options = { config: Config; connection: Connection; secret: string; log: Logger; clock?: Clock }

/** The whole shop, ready to listen. When a part of it cannot be made, those made before let go, so that the process can end. */
export async function createApp(options: Options): Promise<App> {
  const closers: Closer[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    return { ...(await assemble(options, (closer) => closers.push(closer))), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Every service made once and handed over by name, in reading order; closed in the opposite one. */
async function assemble(
  { config, connection, secret, log, clock = systemClock }: Options,
  onClose: (closer: Closer) => void,
): Promise<Omit<App, 'close'>> {
  const { shopUrl } = config
  const metrics = createMetrics()
  const database = createDatabase({
    connection,
    poolSize: 10,
    applicationName: 'vitrine',
    onLostConnection: (err) => log.warn({ err }, 'connection lost'),
    onQuery: () => metrics.queries.inc(),
  })
  onClose(() => database.close())
  const db = database.kysely

  const media = createMedia({ db })
  const library = createMediaLibrary({
    db,
    folder: mediaFolderOf(config.dataDir),
    clock,
    kindOf: (name, bytes) => fileKind(name, bytes, LIBRARY_FILE_TYPES),
  })
  const settings = createSettings({ db })
  const menus = createMenus({ db })
  const content = createContent({ db, media })
  const authors = createAuthors({ db, media })
  const blog = createBlog({ db, media, authors })
  const comments = createComments({ db, settings, shopUrl })
  const redirects = createRedirects({ db })
  const popups = createPopups({ db })
  const catalog = createCatalog({ db, media, settings })
  const catalogEditor = createCatalogEditor({ db, stock: createStock() })
  const search = createSearch({ db, catalog, homeSlug: HOME_SLUG })
  const accounts = createAccounts({ db })
  const sessions = createSessions({ db })
  const apiKeys = createApiKeys({ db, secret })
  const applicationPasswords = createApplicationPasswords({ db })
  const credentials = createCredentials({ db, keys: apiKeys, passwords: applicationPasswords })
  const coupons = createCoupons({ db })
  const couponEditor = createCouponEditor({ db })
  const cart = createCart({ db, pictureOf, coupons })
  const shipping = createShipping({ db, warn: (problem) => log.warn(problem) })
  const payments = createPayments({ settings, shopUrl })
  const quotes = createQuotes({
    coupons,
    shipping,
    paymentDiscount: async (method) => (await payments.find(method))?.discountPercent ?? 0,
  })
  const ordering = createOrderServices({ db, settings, payments, secret, clock, shopUrl })
  const { orders } = ordering
  const notices = createNotices({ db })
  const comingSoon = createComingSoon({ db, settings })
  const reviews = createReviews({ db, hasBought: orders.hasBought })
  const moderation = createModeration({ db })
  const work = createProofOfWork({ db, secret, clock })
  const captchas = createCaptchas({ settings, work, fetch: (url, init) => fetch(url, init) })
  const uploadsFolder = uploadsFolderOf(config.dataDir)
  const customers = createCustomerServices({
    db,
    accounts,
    orders,
    settings,
    secret,
    clock,
    shopUrl,
    dataDir: config.dataDir,
    forgetFiles: (ids) => forgetFiles(uploadsFolder, ids),
  })
  const forms = createForms({ db, readForm, settings, captchas, uploadsFolder, shopUrl })

  const sender = async () => {
    const { name, email } = await settings.shop()
    return { name, address: email || `loja@${new URL(shopUrl).hostname}` }
  }
  const webhooks = createWebhooks({ db, secret })
  // Webhooks tell what the API tells, and the API opens after the worker has begun.
  const api: { dispatch?: Dispatch } = {}
  const keepPicture: Parameters<typeof createPictureJob>[0]['keep'] = async ({ name, bytes, alt, by }) => {
    if (!looksLikePicture(bytes)) return undefined
    const kept = await library.upload({ name, bytes, title: '', alt, caption: '', description: '', contentId: 0, authorId: by })
    return kept.ok ? kept.id : undefined
  }
  const worker = createWorker({
    db,
    log,
    handlers: {
      'sweep-sessions': () => sessions.sweep().then(cart.sweep).then(work.sweep).then(orders.sweep).then(credentials.sweep),
      'form-webhook': webhookJob({ secret, clock }),
      [WEBHOOK_JOB]: createDelivery({ db, secret, shopUrl, post: postOutside, readNews: newsFrom(() => api.dispatch) }),
      [RESET_JOB]: customers.resets.send,
      'send-mail': createMailJob({ db, smtpUrl: config.smtpUrl, sender }),
      ...ordering.jobs,
      ...library.jobs,
      [PICTURE_JOB]: createPictureJob({ db, get: getOutside, keep: keepPicture }),
    },
  })
  onClose(() => worker.stop())
  const keeping: Parameters<typeof createPageCache>[0] = {
    isUpToDate: () => clock.now() - listener.lastAliveAt() < TRUST_PAGES_FOR_MS,
    onAnswer: (from) => metrics.pages.inc({ from }),
  }
  const cache = createPageCache(keeping)
  const narrowCache = createPageCache({ ...keeping, maxBytes: NARROW_PAGES_BYTES })
  const caches = [cache, narrowCache]
  const hearNews = (tags: string[]) => {
    if (tags.includes('settings')) comingSoon.forget()
    if (tags.includes('redirects')) redirects.forget()
    caches.forEach((kept) => kept.invalidate(tags))
  }
  const listener = await listen({
    connection,
    channels: ['content', JOBS_CHANNEL],
    onMessage: (channel, payload) => (channel === JOBS_CHANNEL ? worker.wake() : hearNews(JSON.parse(payload) as string[])),
    onReconnect: () => {
      comingSoon.forget()
      redirects.forget()
      caches.forEach((kept) => kept.doubt())
    },
    now: () => clock.now(),
  })
  onClose(() => listener.close())

  const desk = createVisitorDesk({ sessions, shopUrl })
  const nonces = createNonces({ secret, clock })
  const limiter = createLimiter({ clock, enabled: config.rateLimits })
  const assets = readAssets()
  const widgets = await loadWidgets(join(import.meta.dirname, 'widgets'))
  const warn = (problem: string, path: string) => log.warn({ path }, problem)
  const readers = { media, settings, menus, content, catalog, blog, comments }
  const site = createSite({
    widgets,
    readers,
    content,
    popups,
    settings,
    consent: createConsentReader(settings),
    flags: async () => ({
      redirectsToCart: (await settings.get(CART_REDIRECT_SETTING)) === true,
      comingSoon: await comingSoon.isOn(),
    }),
    assets,
    shopUrl,
    warn,
  })

  const http = createServer({
    log,
    limiter,
    shopUrl,
    trustProxy: config.trustProxy,
    errorPage: createErrorPages({ site, cache, assets, shopUrl }),
    movedTo: redirects.find,
  })
  onClose(() => http.close())
  const drawComingSoon = createComingSoonPage({ settings, style: site.baseStyle, runtime: assets.runtime, shopUrl })
  guardPages(http, { comingSoon, desk, draw: drawComingSoon })
  const twins = noteAjaxTwins(http)
  useHealth(http, { isReady: () => database.check().then(() => listener.hears()) })
  useMetrics(http, { metrics, token: config.metricsToken })
  mkdirSync(mediaFolderOf(config.dataDir), { recursive: true })
  await useFiles(http, { assets, mediaFolder: mediaFolderOf(config.dataDir) })
  useOwnFiles(http)
  const drafts = createDrafts({ db })
  const checkoutLogin = createCheckoutLogin({ desk, nonces, accounts, limiter, cart, drafts })
  const drawAnswer = createFormPages({ site, content, shopUrl })
  await http.register(async (scope) => {
    useMultipart(scope)
    useAdminAjax(scope, {
      desk,
      twins,
      actions: new Map([
        [
          'rest-nonce',
          {
            for: 'users',
            answer: async ({ reply, visitor }) =>
              reply.type('text/html; charset=utf-8').send(nonces.make('wp_rest', holderOf(visitor))),
          },
        ],
        ...formActions({ forms, captchas, work, nonces, limiter, drawAnswer }),
        ...reviewActions({ nonces }),
        ...commentActions({ nonces }),
        checkoutLoginAction(checkoutLogin),
      ]),
    })
  })
  useForms(http, { db, desk, captchas, uploadsFolder })
  const secure = shopUrl.startsWith('https:')
  const drawFragments = createFragments(widgets)
  const fragments = (changed: Cart, owner: Owner | undefined, told: Notice[]) =>
    drawFragments(viewOf(changed, nonces.make(CART_NONCE, { sessionId: owner?.sessionId, userId: owner?.userId })), told)
  useCartAjax(http, { cart, desk, notices, fragments, secure, shopUrl })
  const couponDesk = createCouponDesk({ cart, limiter })
  const priced = createPricedCart({ cart, quotes, payments })
  usePlainAdding(http, { cart, desk, notices, secure })
  useCartPages(http, { site, cart, priced, couponDesk, catalog, settings, desk, notices, nonces, secure })
  useFreight(http, { site, shipping, limiter })
  useCartTotalsAjax(http, { cart, priced, couponDesk, desk, nonces, secure })
  const checkout = await openCheckout(http, {
    db,
    site,
    desk,
    nonces,
    notices,
    limiter,
    settings,
    accounts,
    registration: customers.registration,
    addresses: customers.addresses,
    cart,
    couponDesk,
    quotes,
    drafts,
    orders,
    payments,
    login: checkoutLogin,
    secure,
    shopUrl,
  })
  const { askToSignIn } = useAccountPages(http, {
    ...customers,
    site,
    content,
    desk,
    nonces,
    notices,
    limiter,
    accounts,
    applicationPasswords,
    orders,
    payments,
    cart,
    shopUrl,
  })
  useWorkbench(http, { desk, nonces, settings, askToSignIn })
  ordering.use(http)
  useVariations(http, { catalog, cache })
  useLightbox(http, { media, cache })
  useComingSoon(http, { comingSoon, desk, nonces, shopUrl })
  const tellLater = async (reply: FastifyReply, sessionId: number, notice: Notice) => {
    await notices.push(sessionId, notice)
    setCookie(reply, NOTICES_COOKIE, '1', { secure, httpOnly: false })
  }
  const talking = { desk, nonces, limiter, tellLater, takeNotices: notices.take }
  const aboutPost = useComments(http, { ...talking, comments, draw: createCommentPages({ site }) })
  useReviews(http, { ...talking, reviews, aboutPost, draw: createReviewPages({ site }) })
  const counts = { shown: (popupId: number) => countShown(db, popupId), list: () => listCounts(db) }
  usePopups(http, {
    counts,
    popups,
    draw: createPopupRenderer({ widgets, readers, settings, assets, shopUrl, warn }),
    cache,
    desk,
  })
  useConsent(http, { ledger: createLedger({ db }), desk, limiter })
  useConsentContent(http, { settings, cache })
  useAttribution(http, { desk, clock, salesByOrigin: (period) => salesByOrigin(db, period) })
  const opened = await useApi(http, {
    db,
    shopUrl,
    version: VERSION,
    secret,
    clock,
    log,
    limiter,
    desk,
    nonces,
    credentials,
    settings,
    content,
    comments,
    homeSlug: HOME_SLUG,
    widgets,
    media,
    library,
    mediaFolder: mediaFolderOf(config.dataDir),
    search,
    comingSoon,
    catalog,
    catalogEditor,
    accounts,
    apiKeys,
    applicationPasswords,
    cart,
    coupons,
    couponEditor,
    quotes,
    drafts,
    addresses: customers.addresses,
    checkout,
    shipping,
    orders,
    ordersByHand: ordering.ordersByHand,
    inbox: ordering.inbox,
    customers: createCustomers({ db }),
    downloads: customers.downloads,
    personalData: customers.personalData,
    payments,
    reviews,
    moderation,
    webhooks,
    reports: createReports({ db }),
    methodEditing: createMethodEditing({ db, settings, payments }),
    zones: createZones({ db }),
  })
  api.dispatch = opened.dispatch
  useOpenWeb(http, { db, cache, content, blog, comments, catalog, settings, isClosed: comingSoon.isOn, shopUrl })
  useShowcase(http, { site, cache, widgets, readers, assets, shopUrl, warn })
  useStorefront(http, { site, cache, narrowCache, content, blog, comments, catalog, search, reviews, payments, desk, shopUrl })

  const { askEveryMinute: lookAfterOrders } = ordering
  onClose(keepRegularWork({ db, log, clock, followLists: catalog.followClock, lookAfterOrders }))
  // In an object: to await a Fastify instance itself would start it.
  return { http }
}
