import type { IncomingMessage } from 'node:http'
import { guardPages, registerWaitingList } from '#content/coming-soon/routes.ts'
import type { ComingSoon } from '#content/coming-soon/service.ts'
import type { NotFoundLog } from '#content/redirects/not-found-log.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { Redirects } from '#content/redirects/service.ts'
import type { FontReader } from '#content/fonts/contract.ts'
import type { ShopSettings } from '#content/settings/service.ts'
import { collectAjaxAliases } from '#http/admin-ajax-aliases.ts'
import { createAnswersAt } from '#http/answers-at.ts'
import { drainOnClose } from '#http/drain.ts'
import { registerFastPath } from '#http/fast-path.ts'
import { registerHealth } from '#http/health.ts'
import type { Logger } from '#http/log.ts'
import { type createMetrics, registerMetrics } from '#http/metrics.ts'
import { answerOnlyMonitors } from '#http/only-monitors.ts'
import { noteOwnAddresses } from '#http/own-addresses.ts'
import type { PageCache } from '#http/page-cache.ts'
import { registerPolicyReports } from '#http/policy-reports.ts'
import type { Pressure } from '#http/pressure.ts'
import type { Limiter } from '#http/rate-limit.ts'
import { createServer } from '#http/server.ts'
import { queueVisitors } from '#http/visitor-queue.ts'
import type { Visitors } from '#http/visitor.ts'
import { defineModule } from '#modules/define-module.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { Storage } from '#storage/contract.ts'
import type { StorageHealth } from '#storage/health.ts'
import type { VisitCounter } from '#shop/reports/figures/counter.ts'
import { countVisits, registerPageFigures } from '#shop/reports/figures/routes.ts'
import type { Assets } from './assets.ts'
import { createComingSoonPage } from './coming-soon-page.tsx'
import { createErrorPages } from './error-routes.tsx'
import { registerFiles } from './file-routes.ts'
import { registerOwnFiles } from './own-files.ts'
import type { Site } from './site.tsx'
import { mayHaveNotices } from './waiting-notices.ts'
import type { WaysOn } from './ways-on.ts'

type Needs = {
  config: { trustProxy: string[]; closingNotice: number; metricsToken: string | undefined; role: string; storageCacheMb: number }
  log: Logger
  metrics: ReturnType<typeof createMetrics>
  pressure: Pressure
  database: { check: () => Promise<unknown> }
  notifications: { hears: () => boolean }
  limiter: Limiter
  visitors: Visitors
  shopUrl: string
  storage: Pick<Storage, 'media'>
  storageHealth: StorageHealth
  cache: PageCache
  assets: Assets
  site: Site
  waysOn: WaysOn
  settings: ShopSettings
  fonts: Pick<FontReader, 'onPage'>
  media: Pick<MediaReader, 'pictures'>
  redirects: Redirects
  notFoundLog: Pick<NotFoundLog, 'note'>
  comingSoon: ComingSoon
  cart: Pick<CartService, 'productsOf'>
  visitCounter: VisitCounter
  tracer: { nameRoute: (method: string, route: string) => void } | undefined
}

/** The server with what holds for every request. Routes come from the other modules. */
export const serverModule = defineModule({
  create: (needs: Needs) => {
    const { config, log, limiter, pressure, shopUrl, site, cache, assets, waysOn, settings, comingSoon, visitors } = needs
    const http = createServer({
      log,
      limiter,
      pressure,
      shopUrl,
      trustProxy: config.trustProxy,
      errorPage: createErrorPages({ site, cache, assets, help: waysOn.help, shopUrl }),
      movedTo: needs.redirects.find,
      onNotFound: needs.notFoundLog.note,
    })
    const draw = createComingSoonPage({
      settings,
      fonts: needs.fonts,
      media: needs.media,
      style: site.baseStyle,
      runtime: assets.runtime,
      shopUrl,
    })
    guardPages(http, { comingSoon, visitors, draw })
    queueVisitors(http, { productsOf: needs.cart.productsOf })
    countVisits(http, needs.visitCounter)
    // In an object: to await a Fastify instance itself would start it.
    return {
      http,
      comingSoonPage: draw,
      twins: collectAjaxAliases(http),
      isOwnPart: noteOwnAddresses(http),
      answersAt: createAnswersAt(http),
    }
  },
  routes: async (
    http,
    {
      config,
      database,
      notifications,
      metrics,
      log,
      limiter,
      assets,
      storage,
      storageHealth,
      cache,
      comingSoon,
      comingSoonPage,
      visitCounter,
      tracer,
    },
  ) => {
    // Before the port closes: a balancer that asks is told that we are leaving while it can still ask.
    registerHealth(http, { isReady: () => database.check().then(() => notifications.hears()), storage: storageHealth })
    drainOnClose(http, { noticeSeconds: config.closingNotice, log })
    registerMetrics(http, { metrics, token: config.metricsToken })
    if (config.role === 'worker') return answerOnlyMonitors(http)
    // While the shop is being prepared, and for whom something waits to be told, an address has other answers.
    const isForEverybody = (request: IncomingMessage) => comingSoon.known() === false && !mayHaveNotices(request)
    registerFastPath(http, {
      cache,
      limiter,
      log,
      metrics,
      trustProxy: config.trustProxy,
      isForEverybody,
      onRoute: tracer?.nameRoute,
      onPage: visitCounter.visit,
    })
    await registerFiles(http, { assets, media: storage.media, cacheMb: config.storageCacheMb })
    registerOwnFiles(http)
    registerWaitingList(http, { comingSoon, limiter, draw: comingSoonPage })
    await registerPolicyReports(http, { log, limiter })
    await registerPageFigures(http, { visitCounter, limiter })
  },
})
