import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brotli } from '../tools/build.ts'
import { bundle, type Bundle } from '../tools/bundle.ts'
import { launchBrowser, listen } from './support/browser.ts'
import { openGallerySite, type GallerySite } from './support/gallery-site.ts'
import { everyIslandIsAwake } from './support/awake-islands.ts'
import { WIDGET_NAMES } from './support/gallery.tsx'

/** What a widget may weigh on a phone's line. */
const ISLAND_MAX_BYTES = 10 * 1024
const STYLE_MAX_BYTES = 3 * 1024

let shipped: Bundle
let site: GallerySite
let browser: Browser
let page: Page
let complaints: string[]

beforeAll(async () => {
  shipped = await bundle()
  site = await openGallerySite()
  browser = await launchBrowser()
  page = await browser.newPage()
  complaints = listen(page)
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

describe.each(WIDGET_NAMES)('%s', (name) => {
  test('has three demos, and understands every setting in them', async () => {
    const { demos, ready } = await site.gallery(name)
    expect(demos).toHaveLength(3)
    expect(ready.problems).toEqual([])
    const fields = Object.keys(site.widgets.get(name)!.definition.fields)
    const known = new Set(fields.flatMap((field) => [field, `${field}_tablet`, `${field}_mobile`]))
    for (const { title, settings } of demos) {
      const unknown = Object.keys(settings).filter((setting) => !/^(_|hide_)/.test(setting) && !known.has(setting))
      expect(unknown, `settings of the demo «${title}» that the widget has no field for`).toEqual([])
    }
  })

  test('is drawn on the server, each id once, with no style attribute for the policy to refuse', async () => {
    const { body } = await site.gallery(name)
    expect(body).toContain(name === 'container' ? 'e-con' : `elementor-widget-${name}`)
    expect(body.match(/<[^>]+\sstyle="[^"]*"/g) ?? []).toEqual([])
    const ids = [...body.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('wakes in a browser without a word on the console', async () => {
    await site.gallery(name)
    complaints.length = 0
    await page.goto(`${site.origin}/${name}/awake/`)
    await page.waitForFunction(everyIslandIsAwake)
    expect(complaints).toEqual([])
  })

  test('is light', async () => {
    expect(await compressed(site.widgets.get(name)!.style), 'style.css, compressed').toBeLessThanOrEqual(STYLE_MAX_BYTES)
    const { islands, preload } = shipped.list
    const alreadyThere = (url: string) => url.startsWith('/assets/react-') || preload.runtime!.includes(url)
    const chunks = [islands[name] ?? [], preload[name] ?? []].flat().filter((url) => !alreadyThere(url))
    const weights = await Promise.all(chunks.map((url) => compressed(shipped.files.get(url.replace('/assets/', ''))!)))
    expect(
      weights.reduce((sum, bytes) => sum + bytes, 0),
      'island.tsx, built and compressed',
    ).toBeLessThanOrEqual(ISLAND_MAX_BYTES)
  })
})

const compressed = async (text: string) => (await brotli(Buffer.from(text))).byteLength
