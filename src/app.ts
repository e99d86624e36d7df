import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { loadWidgets } from '#builder/registry.ts'
import { webhookJob } from '#content/forms/call-webhook.ts'
import { createCaptchas } from '#content/forms/captchas.ts'
import { createProofOfWork } from '#content/forms/proof-of-work.ts'
import { formActions, useForms } from '#content/forms/routes.ts'
import { createForms } from '#content/forms/service.ts'
import { uploadsFolderOf } from '#content/forms/uploads.ts'
import { createMailJob } from '#content/mail/send-mail.ts'
import { createMedia, pictureOf } from '#content/media/service.ts'
import { createMenus } from '#content/menus/service.ts'
import type { Notice } from '#content/notices/contract.ts'
import { createNotices } from '#content/notices/service.ts'
import { createContent } from '#content/pages/service.ts'
import { countShown, listCounts } from '#content/popups/counts.ts'
import { createPopups } from '#content/popups/service.ts'
import { announceDue } from '#content/schedule/announce-due.ts'
import { createSettings } from '#content/settings/service.ts'
import type { Connection } from '#db/connection.ts'
import { enqueue, JOBS_CHANNEL } from '#db/jobs.ts'
import { listen } from '#db/listen.ts'
import { createDatabase } from '#db/pool.ts'
import { createWorker } from '#db/worker.ts'
import { useAdminAjax } from '#http/admin-ajax.ts'
import { useHealth } from '#http/health.ts'
import type { Logger } from '#http/log.ts'
import { createMetrics, useMetrics } from '#http/metrics.ts'
import { useMultipart } from '#http/multipart.ts'
import { createNonces } from '#http/nonce.ts'
import { createPageCache } from '#http/page-cache.ts'
import { createLimiter } from '#http/rate-limit.ts'
import { createServer } from '#http/server.ts'
import { createVisitorDesk, holderOf } from '#http/visitor.ts'
import { type Clock, systemClock } from '#kit/clock.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import type { Cart } from '#shop/cart/cart.ts'
import type { Owner } from '#shop/cart/read-cart.ts'
import { useCartAjax } from '#shop/cart/routes.ts'
import { createCart } from '#shop/cart/service.ts'
import { useVariations } from '#shop/catalog/routes.ts'
import { createCatalog } from '#shop/catalog/service.ts'
import { useAccountPages } from '#storefront/account-routes.ts'
import { readAssets } from '#storefront/assets.ts'
import { viewOf } from '#storefront/cart/cart-view.ts'
import { CART_NONCE, useCartPages } from '#storefront/cart/routes.ts'
import { createErrorPages } from '#storefront/error-routes.tsx'
import { mediaFolderOf, useFiles } from '#storefront/file-routes.ts'
import { createFormPages } from '#storefront/form-page.ts'
import { createFragments } from '#storefront/fragments.tsx'
import { createPopupRenderer } from '#storefront/popups/render.tsx'
import { usePopups } from '#storefront/popups/routes.ts'
import { useStorefront } from '#storefront/routes.ts'
import { createSite } from '#storefront/site.tsx'
import { readForm } from '#widgets/form/read-form.ts'
import type { Config } from './config.ts'

export type App = {
  http: FastifyInstance
  /** Ends requests and jobs in flight, then lets go of the database. */
  close: () => Promise<void>
}

/** Content changes are heard at once; after this long without hearing anything a kept page is not trusted. */
const TRUST_PAGES_FOR_MS = 60_000
const HOUR_MS = 3_600_000
/** A sale that ends is gone from the pages within this time; the cart knows at once. */
const MINUTE_MS = 60_000

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
  const settings = createSettings({ db })
  const menus = createMenus({ db })
  const content = createContent({ db, media })
  const popups = createPopups({ db })
  const catalog = createCatalog({ db, media, settings })
  const accounts = createAccounts({ db })
  const sessions = createSessions({ db })
  const cart = createCart({ db, pictureOf })
  const notices = createNotices({ db })
  const work = createProofOfWork({ db, secret, clock })
  const captchas = createCaptchas({ settings, work, fetch: (url, init) => fetch(url, init) })
  const uploadsFolder = uploadsFolderOf(config.dataDir)
  const forms = createForms({ db, readForm, settings, captchas, uploadsFolder, shopUrl })

  const sender = async () => {
    const { name, email } = await settings.shop()
    return { name, address: email || `loja@${new URL(shopUrl).hostname}` }
  }
  const worker = createWorker({
    db,
    log,
    handlers: {
      'sweep-sessions': () => sessions.sweep().then(cart.sweep).then(work.sweep),
      'form-webhook': webhookJob({ secret, clock }),
      'send-mail': createMailJob({ db, smtpUrl: config.smtpUrl, sender }),
    },
  })
  onClose(() => worker.stop())
  const cache = createPageCache({
    isUpToDate: () => clock.now() - listener.lastAliveAt() < TRUST_PAGES_FOR_MS,
    onAnswer: (from) => metrics.pages.inc({ from }),
  })
  const listener = await listen({
    connection,
    channels: ['content', JOBS_CHANNEL],
    onMessage: (channel, payload) =>
      channel === JOBS_CHANNEL ? worker.wake() : cache.invalidate(JSON.parse(payload) as string[]),
    onReconnect: () => cache.doubt(),
    now: () => clock.now(),
  })
  onClose(() => listener.close())

  const desk = createVisitorDesk({ sessions, shopUrl })
  const nonces = createNonces({ secret, clock })
  const limiter = createLimiter({ clock, enabled: config.rateLimits })
  const assets = readAssets()
  const widgets = await loadWidgets(join(import.meta.dirname, 'widgets'))
  const warn = (problem: string, path: string) => log.warn({ path }, problem)
  const readers = { media, settings, menus, content, catalog }
  const site = createSite({
    widgets,
    readers,
    content,
    popups,
    settings,
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
  })
  onClose(() => http.close())
  useHealth(http, { isReady: () => database.check().then(() => listener.hears()) })
  useMetrics(http, { metrics, token: config.metricsToken })
  mkdirSync(mediaFolderOf(config.dataDir), { recursive: true })
  await useFiles(http, { assets, mediaFolder: mediaFolderOf(config.dataDir) })
  const drawAnswer = createFormPages({ site, content, shopUrl })
  await http.register(async (scope) => {
    useMultipart(scope)
    useAdminAjax(scope, {
      desk,
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
      ]),
    })
  })
  useForms(http, { db, desk, captchas, uploadsFolder })
  const secure = shopUrl.startsWith('https:')
  const drawFragments = createFragments(widgets)
  const fragments = (changed: Cart, owner: Owner | undefined, told: Notice[]) =>
    drawFragments(viewOf(changed, nonces.make(CART_NONCE, { sessionId: owner?.sessionId, userId: owner?.userId })), told)
  useCartAjax(http, { cart, desk, notices, fragments, secure, shopUrl })
  useCartPages(http, { site, cart, desk, notices, nonces, secure })
  useAccountPages(http, { site, desk, nonces, accounts, limiter, onSignIn: cart.merge })
  useVariations(http, { catalog, cache })
  const counts = { shown: (popupId: number) => countShown(db, popupId), list: () => listCounts(db) }
  usePopups(http, {
    counts,
    popups,
    draw: createPopupRenderer({ widgets, readers, settings, assets, shopUrl, warn }),
    cache,
    desk,
  })
  useStorefront(http, { site, cache, content, catalog, shopUrl })

  const sweep = () =>
    enqueue(db, { kind: 'sweep-sessions', payload: {}, ref: String(Math.floor(clock.now() / HOUR_MS)) }).catch((err: unknown) =>
      log.warn({ err }, 'sweep not asked for'),
    )
  let seenUntil: Date | undefined
  const followClock = async () => {
    seenUntil = await announceDue(db, seenUntil).then(
      ({ until }) => until,
      () => seenUntil,
    )
  }
  const everyMinute = setInterval(() => void followClock(), MINUTE_MS)
  onClose(async () => clearInterval(everyMinute))
  void followClock()
  const hourly = setInterval(sweep, HOUR_MS)
  onClose(async () => clearInterval(hourly))
  void sweep()
  // In an object: to await a Fastify instance itself would start it.
  return { http }
}
