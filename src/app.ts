import { useWorkbench } from '#admin/routes.ts'
import { useApi } from '#api/use-api.ts'
import { loadWidgets } from '#builder/registry.ts'
import { guardPages, useComingSoon } from '#content/coming-soon/routes.ts'
import { commentActions, useComments } from '#content/comments/routes.ts'
import { createLedger } from '#content/consent/ledger.ts'
import { useConsent } from '#content/consent/routes.ts'
import { createConsentReader } from '#content/consent/settings.ts'
import { createOutsideScriptReader } from '#content/outside-scripts/on-page.ts'
import { formActions, useForms } from '#content/forms/routes.ts'
import { createOutbox } from '#mail/outbox.ts'
import type { Notice } from '#content/notices/contract.ts'
import { createDraftReader } from '#content/pages/draft.ts'
import { countShown } from '#content/popups/counts.ts'
import { createActing } from '#db/actor.ts'
import type { Connection } from '#db/connection.ts'
import { JOBS_CHANNEL } from '#jobs/queue.ts'
import { listen } from '#db/listen.ts'
import { createDatabase } from '#db/pool.ts'
import { createWorker } from '#jobs/worker.ts'
import { furnishHome } from '#setup/first-home.ts'
import { useAdminAjax } from '#http/admin-ajax.ts'
import { noteAjaxTwins } from '#http/ajax-twins.ts'
import { drainOnClose } from '#http/drain.ts'
import { useHealth } from '#http/health.ts'
import type { Logger } from '#http/log.ts'
import { createMetrics, useMetrics } from '#http/metrics.ts'
import { createMultipart, incomingFolderOf } from '#http/multipart.ts'
import { createNonces } from '#http/nonce.ts'
import { noteOwnAddresses } from '#http/own-addresses.ts'
import { createPageCache } from '#http/page-cache.ts'
import { usePolicyReports } from '#http/policy-reports.ts'
import { watchPressure } from '#http/pressure.ts'
import { createLimiter } from '#http/rate-limit.ts'
import { createRenderQueue } from '#http/render-queue.ts'
import type { Dispatch } from '#http/rest/contract.ts'
import { createServer } from '#http/server.ts'
import { createVisitorDesk, holderOf } from '#http/visitor.ts'
import { queueVisitors } from '#http/visitor-queue.ts'
import { createVitalSigns, type VitalSigns } from '#http/vital-signs.ts'
import { type Clock, systemClock } from '#kit/clock.ts'
import { createKept } from '#kit/kept.ts'
import { createCustomers } from '#shop/accounts/customers.ts'
import { originOf } from '#shop/attribution/origin.ts'
import { announceNotices, useCartAjax } from '#shop/cart/routes.ts'
import { useVariations } from '#shop/catalog/routes.ts'
import { createDrafts } from '#shop/checkout/draft.ts'
import { createCouponDesk } from '#shop/coupons/routes.ts'
import { createMethodEditing } from '#shop/payments/edit-methods.ts'
import { createReports } from '#shop/reports/service.ts'
import { reviewActions, useReviews } from '#shop/reviews/routes.ts'
import { createZones } from '#shop/shipping/zones.ts'
import { createEntrance } from '#storefront/account/enter.ts'
import { useAccountPages } from '#storefront/account/routes.ts'
import { readAssets } from '#storefront/assets.ts'
import { useCartTotalsAjax } from '#storefront/cart/ajax-routes.tsx'
import { createCartAnswers } from '#storefront/cart/cart-answers.ts'
import { createCartParts } from '#storefront/cart/cart-parts.tsx'
import { usePlainAdding } from '#storefront/cart/plain-adding.ts'
import { createPricedCart } from '#storefront/cart/priced-cart.ts'
import { useCartPages } from '#storefront/cart/routes.ts'
import { createCardGuard } from '#storefront/checkout/card-guard.ts'
import { createCheckoutLogin } from '#storefront/checkout/login.ts'
import { checkoutLoginAction } from '#storefront/checkout/login-action.tsx'
import { openCheckout } from '#storefront/checkout/open-checkout.ts'
import { createComingSoonPage } from '#storefront/coming-soon-page.tsx'
import { useConsentContent } from '#storefront/consent/routes.tsx'
import { createErrorPages } from '#storefront/error-routes.tsx'
import { mediaFolderOf, useFiles } from '#storefront/file-routes.ts'
import { createExamplePages } from '#storefront/example-pages.tsx'
import { createExamplePurchase } from '#storefront/example-purchase.ts'
import { createFormPages } from '#storefront/form-page.ts'
import { createFragments } from '#storefront/fragments.tsx'
import { useLightbox } from '#storefront/lightbox-routes.ts'
import { useOpenWeb } from '#storefront/open-web/routes.ts'
import { useOwnFiles } from '#storefront/own-files.ts'
import { createMailExamples } from '#mail/examples.ts'
import { createCommentPages } from '#storefront/pages/comment-page.tsx'
import { HOME_SLUG } from '#storefront/pages/content-page.tsx'
import { createReviewPages } from '#storefront/pages/review-page.tsx'
import { useShowcase } from '#storefront/pages/showcase-routes.ts'
import { createPopupRenderer } from '#storefront/popups/render.tsx'
import { usePopups } from '#storefront/popups/routes.ts'
import { createPolicyAddress } from '#storefront/privacy-policy.ts'
import { createProductSubjects } from '#storefront/product-subjects.ts'
import { usePreviews } from '#storefront/preview-routes.ts'
import { useStorefront } from '#storefront/routes.ts'
import { CART_REDIRECT_SETTING } from '#storefront/script-params.tsx'
import { createWaitingNotices } from '#storefront/waiting-notices.ts'
import { useFreight } from '#storefront/shipping/routes.ts'
import { createSite } from '#storefront/site.tsx'
import { createWaysOn } from '#storefront/ways-on.ts'
import { BACKUP_PATIENCE_MS, createBackups } from '#ops/backup/service.ts'
import type { Config } from './config.ts'
import { createDoctor } from '#ops/doctor/service.ts'
import { jobHandlers } from './jobs.ts'
import { keepRegularWork } from './regular-work.ts'
import { createServices } from './services.ts'
import { VERSION } from './version.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

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
type Options = {
  config: Config
  connection: Connection
  secret: string
  log: Logger
  clock?: Clock
  /** How the process is, in place of looking at it. */
  readSigns?: () => VitalSigns
}

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
  { config, connection, secret, log, clock = systemClock, readSigns }: Options,
  onClose: (closer: Closer) => void,
): Promise<Omit<App, 'close'>> {
  const { shopUrl } = config
  const metrics = createMetrics()
  const signs = createVitalSigns()
  onClose(async () => signs.stop())
  const pressure = watchPressure({
    read: readSigns ?? signs.read,
    log,
    onChange: (isHigh) => metrics.busy.set(isHigh ? 1 : 0),
    onTurnAway: () => metrics.turnedAway.inc(),
  })
  onClose(async () => pressure.stop())
  const acting = createActing()
  const database = createDatabase({
    connection,
    poolSize: 10,
    applicationName: 'vitrine',
    onLostConnection: (err) => log.warn({ err }, 'connection lost'),
    onQuery: () => metrics.queries.inc(),
    actor: acting.now,
  })
  onClose(() => database.close())
  const db = database.kysely

  const isUpToDate = () => performance.now() - listener.lastAliveAt() < TRUST_PAGES_FOR_MS
  const counted = createKept({ isUpToDate })
  const services = createServices({ db, config, secret, log, clock, counted })
  const {
    media,
    settings,
    menus,
    content,
    shopPages,
    blog,
    comments,
    redirects,
    popups,
    catalog,
    search,
    accounts,
    sessions,
    secondFactor,
    applicationPasswords,
    cart,
    shipping,
    payments,
    quotes,
    ordering,
    orders,
    notices,
    comingSoon,
    reviews,
    work,
    captchas,
    uploadsFolder,
    customers,
    forms,
  } = services
  const api: { dispatch?: Dispatch } = {}
  const backups = createBackups({ db, connection, dataDir: config.dataDir, clock })
  const worker = createWorker({
    db,
    log,
    handlers: { ...jobHandlers({ db, config, secret, clock, services, acting, dispatch: () => api.dispatch }), ...backups.jobs },
    patienceMs: BACKUP_PATIENCE_MS,
  })
  onClose(() => worker.stop())
  const keeping: Parameters<typeof createPageCache>[0] = {
    isUpToDate,
    onAnswer: (from) => metrics.pages.inc({ from }),
    queue: createRenderQueue({ isTooBusy: pressure.isHigh }),
  }
  const cache = createPageCache(keeping)
  const narrowCache = createPageCache({ ...keeping, maxBytes: NARROW_PAGES_BYTES })
  const caches = [cache, narrowCache]
  const hearNews = (tags: string[]) => {
    if (tags.includes('settings')) comingSoon.forget()
    if (tags.includes('redirects')) redirects.forget()
    counted.forget()
    caches.forEach((kept) => kept.invalidate(tags))
  }
  const listener = await listen({
    connection,
    channels: ['content', JOBS_CHANNEL],
    onMessage: (channel, payload) => (channel === JOBS_CHANNEL ? worker.wake() : hearNews(JSON.parse(payload) as string[])),
    onReconnect: () => {
      comingSoon.forget()
      redirects.forget()
      counted.forget()
      caches.forEach((kept) => kept.doubt())
    },
    // Not the clock, which may be put back: then silence would look young.
    now: () => performance.now(),
  })
  onClose(() => listener.close())

  const desk = createVisitorDesk({ sessions, shopUrl })
  const nonces = createNonces({ secret, clock })
  const limiter = createLimiter({ clock, enabled: config.rateLimits, db })
  const assets = readAssets()
  const widgets = await loadWidgets(join(import.meta.dirname, 'widgets'))
  const warn = (problem: string, path: string) => log.warn({ path }, problem)
  const readers = { media, settings, menus, content, catalog, blog, comments }
  const redirectsToCart = async () => (await settings.get(CART_REDIRECT_SETTING)) === true
  const site = createSite({
    widgets,
    readers,
    content,
    popups,
    settings,
    media,
    consent: createConsentReader(settings),
    outsideScripts: createOutsideScriptReader(settings),
    flags: async () => ({
      redirectsToCart: await redirectsToCart(),
      comingSoon: await comingSoon.isOn(),
    }),
    assets,
    shopUrl,
    warn,
  })

  const waysOn = createWaysOn(catalog)
  const http = createServer({
    log,
    limiter,
    pressure,
    shopUrl,
    trustProxy: config.trustProxy,
    errorPage: createErrorPages({ site, cache, assets, help: waysOn.help, shopUrl }),
    movedTo: redirects.find,
  })
  onClose(() => http.close())
  const drawComingSoon = createComingSoonPage({ settings, style: site.baseStyle, runtime: assets.runtime, shopUrl })
  guardPages(http, { comingSoon, desk, draw: drawComingSoon })
  queueVisitors(http, { productsOf: cart.productsOf })
  const twins = noteAjaxTwins(http)
  const isOwnPart = noteOwnAddresses(http)
  // Before the port closes: a balancer that asks is told that we are leaving while it can still ask.
  useHealth(http, { isReady: () => database.check().then(() => listener.hears()) })
  drainOnClose(http, config.closingNotice)
  useMetrics(http, { metrics, token: config.metricsToken })
  mkdirSync(mediaFolderOf(config.dataDir), { recursive: true })
  await useFiles(http, { assets, mediaFolder: mediaFolderOf(config.dataDir) })
  useOwnFiles(http)
  await usePolicyReports(http, { log, limiter })
  const drafts = createDrafts({ db })
  const secure = shopUrl.startsWith('https:')
  const tellLater = async (reply: FastifyReply, sessionId: number, notice: Notice) => {
    await notices.push(sessionId, notice)
    announceNotices(reply, secure)
  }
  const enter = createEntrance({ cart, desk, tellLater })
  const checkoutLogin = createCheckoutLogin({ desk, nonces, accounts, sessions, secondFactor, limiter, cart, drafts, enter })
  const drawAnswer = createFormPages({ site, content, shopUrl })
  const registerMultipart = createMultipart({ folder: incomingFolderOf(config.dataDir) })
  await http.register(async (scope) => {
    registerMultipart(scope)
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
  const drawFragments = createFragments(widgets)
  const priced = createPricedCart({ cart, quotes, payments })
  const cartParts = createCartParts({ cart, priced, catalog, waysOn, nonces, fragments: drawFragments })
  const drawCart = createCartAnswers({ parts: cartParts, nonces, desk, fragments: drawFragments })
  useCartAjax(http, { cart, desk, notices, draw: drawCart, secure, shopUrl })
  const couponDesk = createCouponDesk({ cart, limiter })
  usePlainAdding(http, { cart, desk, notices, redirectsToCart, secure })
  useCartPages(http, { site, cart, parts: cartParts, couponDesk, shopPages, desk, notices, nonces, secure })
  useFreight(http, { site, shipping, limiter })
  useCartTotalsAjax(http, { cart, parts: cartParts, couponDesk, desk, nonces, secure })
  const cardGuard = createCardGuard({ limiter, payments })
  const checkout = await openCheckout(http, {
    db,
    registerMultipart,
    cardGuard,
    site,
    desk,
    nonces,
    notices,
    limiter,
    settings,
    shopPages,
    accounts,
    registration: customers.registration,
    addresses: customers.addresses,
    downloads: customers.downloads,
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
  const policyAddress = createPolicyAddress({ settings, content })
  const { askToSignIn } = useAccountPages(http, {
    policyAddress,
    ...customers,
    acting,
    site,
    content,
    desk,
    nonces,
    notices,
    limiter,
    accounts,
    sessions,
    secondFactor,
    applicationPasswords,
    orders,
    payments,
    settings,
    cart,
    enter,
    secret,
    clock,
    shopUrl,
  })
  useWorkbench(http, { desk, nonces, settings, askToSignIn })
  ordering.use(http, { guard: cardGuard })
  useVariations(http, { catalog, cache })
  useLightbox(http, { media, cache })
  useComingSoon(http, { comingSoon, desk, nonces, shopUrl })
  const talking = { desk, nonces, limiter, tellLater, takeNotices: notices.take }
  const aboutPost = useComments(http, { ...talking, comments, draw: createCommentPages({ site }) })
  useReviews(http, { ...talking, reviews, aboutPost, draw: createReviewPages({ site }) })
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
  const opened = await useApi(http, {
    ...services,
    db,
    registerMultipart,
    acting,
    shopUrl,
    version: VERSION,
    secret,
    clock,
    log,
    limiter,
    cache,
    desk,
    nonces,
    homeSlug: HOME_SLUG,
    isOwnPart,
    widgets,
    mediaFolder: mediaFolderOf(config.dataDir),
    drafts,
    checkout,
    addresses: customers.addresses,
    downloads: customers.downloads,
    personalData: customers.personalData,
    passwordResets: customers.resets,
    ordersByHand: ordering.ordersByHand,
    inbox: ordering.inbox,
    customers: createCustomers({ db }),
    reports: createReports({ db, originOf }),
    methodEditing: createMethodEditing({ db, settings, payments }),
    zones: createZones({ db }),
    outbox: createOutbox({ db, smtpUrl: config.smtpUrl }),
    mailExamples: createMailExamples({ settings, payments, shopUrl }),
    backups,
    examine: createDoctor({ db, config, clock }),
    furnishHome: (shop) => furnishHome(db, shop),
  })
  api.dispatch = opened.dispatch
  useOpenWeb(http, { db, cache, content, blog, comments, catalog, settings, isClosed: comingSoon.isOn, shopUrl })
  const drawPurchase = createExamplePurchase({ payments })
  const products = createProductSubjects({ catalog, search, reviews, payments, waysOn, shopUrl })
  const drawExample = createExamplePages({ db, content, catalog, products, drawPurchase, shopUrl })
  const previewed = createDraftReader({ db, media })
  usePreviews(http, { site, drafts: previewed, drawPurchase, drawExample, desk, nonces, shopUrl })
  useShowcase(http, { site, cache, widgets, readers, assets, shopUrl, warn })
  const { addressOf } = redirects
  const takeNotices = createWaitingNotices({ desk, notices, secure })
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
    addressOf,
    shopUrl,
  })

  const { askEveryMinute: lookAfterOrders } = ordering
  onClose(keepRegularWork({ db, log, followLists: catalog.followClock, lookAfterOrders }))
  // In an object: to await a Fastify instance itself would start it.
  return { http }
}
