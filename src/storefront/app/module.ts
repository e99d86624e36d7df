import { createHash } from 'node:crypto'
import type { SettingsReader } from '#content/settings/contract.ts'
import { notFound } from '#http/problem.ts'
import { defineRoutes } from '#modules/define-module.ts'
import type { Assets } from '../assets.ts'
import type { Site } from '../site.tsx'
import { APP_ICONS, manifestOf } from './manifest.ts'
import { offlinePage } from './offline-page.tsx'
import { APP_SETTING, isAppOn } from './setting.ts'
import { FAREWELL_SCRIPT, OFFLINE_URL, workerScript } from './worker-script.ts'

type Needs = {
  settings: Pick<SettingsReader, 'shop' | 'appearance'> & { get: (name: string) => Promise<unknown> }
  site: Pick<Site, 'offlineStyle'>
  assets: Pick<Assets, 'runtime'>
  shopMark: { of: () => Promise<{ icon: (side: number, isMaskable: boolean) => Promise<Buffer> }> }
  shopUrl: string
}

/** The shop on a phone's home screen, and what is shown there without a connection. */
export const appModule = defineRoutes((http, { settings, site, assets, shopMark, shopUrl }: Needs) => {
  const isOn = async () => isAppOn(await settings.get(APP_SETTING))
  const drawOffline = async () => {
    const [shop, style] = await Promise.all([settings.shop(), site.offlineStyle()])
    return offlinePage({ shop, style, runtime: assets.runtime, shopUrl })
  }

  http.get('/sw.js', async (_request, reply) => {
    // Asked for with every visit: what was switched off is gone with the next one.
    void reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' }).type('text/javascript; charset=utf-8')
    if (!(await isOn())) return reply.send(FAREWELL_SCRIPT)
    const { html } = await drawOffline()
    const version = createHash('sha256').update(html).digest('base64url').slice(0, 16)
    return reply.send(workerScript({ version, files: [assets.runtime] }))
  })

  http.get(OFFLINE_URL, async (_request, reply) => {
    if (!(await isOn())) throw notFound()
    const { html, headers } = await drawOffline()
    return reply
      .headers({ ...headers, 'cache-control': 'public, max-age=0, must-revalidate' })
      .type('text/html; charset=utf-8')
      .send(html)
  })

  http.get('/app.webmanifest', async (_request, reply) => {
    if (!(await isOn())) throw notFound()
    const [shop, { colours }] = await Promise.all([settings.shop(), settings.appearance()])
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(shop, colours)))
  })

  for (const { address, side, purpose } of APP_ICONS)
    http.get(address, async (_request, reply) => {
      const mark = await shopMark.of()
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/png')
        .send(await mark.icon(side, purpose === 'maskable'))
    })
})
