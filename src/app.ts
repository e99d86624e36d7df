import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { loadWidgets } from '#builder/registry.ts'
import { createMedia } from '#content/media/service.ts'
import { createMenus } from '#content/menus/service.ts'
import { createContent } from '#content/pages/service.ts'
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
import { createNonces } from '#http/nonce.ts'
import { createPageCache } from '#http/page-cache.ts'
import { createLimiter } from '#http/rate-limit.ts'
import { createServer } from '#http/server.ts'
import { createVisitorDesk, holderOf } from '#http/visitor.ts'
import { type Clock, systemClock } from '#kit/clock.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { createCatalog } from '#shop/catalog/service.ts'
import { useAccountPages } from '#storefront/account-routes.ts'
import { readAssets } from '#storefront/assets.ts'
import { createErrorPages } from '#storefront/error-routes.tsx'
import { mediaFolderOf, useFiles } from '#storefront/file-routes.ts'
import { useStorefront } from '#storefront/routes.ts'
import { createSite } from '#storefront/site.tsx'
import type { Config } from './config.ts'

export type App = {
  http: FastifyInstance
  /** Ends requests and jobs in flight, then lets go of the database. */
  close: () => Promise<void>
}

/** Content changes are heard at once; after this long without hearing anything a kept page is not trusted. */
const TRUST_PAGES_FOR_MS = 60_000
const HOUR_MS = 3_600_000

type Options = { config: Config; connection: Connection; secret: string; log: Logger; clock?: Clock }

/** Every service made once and handed over by name, in reading order. */
export async function createApp({ config, connection, secret, log, clock = systemClock }: Options): Promise<App> {
  const { shopUrl } = config
  const database = createDatabase({
    connection,
    poolSize: 10,
    applicationName: 'vitrine',
    onLostConnection: (err) => log.warn({ err }, 'connection lost'),
  })
  const db = database.kysely
  const metrics = createMetrics()

  const media = createMedia({ db })
  const settings = createSettings({ db })
  const menus = createMenus({ db })
  const content = createContent({ db, media })
  const catalog = createCatalog({ db, media })
  const accounts = createAccounts({ db })
  const sessions = createSessions({ db })

  const worker = createWorker({ db, log, handlers: { 'sweep-sessions': () => sessions.sweep() } })
  const cache = createPageCache({
    isUpToDate: () => clock.now() - listener.lastAliveAt() < TRUST_PAGES_FOR_MS,
    onAnswer: (from) => metrics.pages.inc({ from }),
  })
  const listener = await listen({
    connection,
    channels: ['content', JOBS_CHANNEL],
    onMessage: (channel, payload) =>
      channel === JOBS_CHANNEL ? worker.wake() : cache.invalidate(JSON.parse(payload) as string[]),
    onReconnect: () => cache.clear(),
    now: () => clock.now(),
  })

  const desk = createVisitorDesk({ sessions, shopUrl })
  const nonces = createNonces({ secret, clock })
  const limiter = createLimiter({ clock, enabled: config.rateLimits })
  const assets = readAssets()
  const widgets = await loadWidgets(join(import.meta.dirname, 'widgets'))
  const warn = (problem: string, path: string) => log.warn({ path }, problem)
  const site = createSite({
    widgets,
    readers: { media, settings, menus, content, catalog },
    content,
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
  useHealth(http, { isReady: () => database.check() })
  useMetrics(http, { metrics, token: config.metricsToken })
  mkdirSync(mediaFolderOf(config.dataDir), { recursive: true })
  await useFiles(http, { assets, mediaFolder: mediaFolderOf(config.dataDir) })
  useAdminAjax(http, {
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
    ]),
  })
  useAccountPages(http, { site, desk, nonces, accounts, limiter })
  useStorefront(http, { site, cache, content, catalog, shopUrl })

  const sweep = () =>
    enqueue(db, { kind: 'sweep-sessions', payload: {}, ref: String(Math.floor(clock.now() / HOUR_MS)) }).catch((err: unknown) =>
      log.warn({ err }, 'sweep not asked for'),
    )
  const hourly = setInterval(sweep, HOUR_MS)
  void sweep()

  return {
    http,
    close: async () => {
      clearInterval(hourly)
      await http.close()
      await worker.stop()
      await listener.close()
      await database.close()
    },
  }
}
