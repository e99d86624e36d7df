import { chromium } from '@playwright/test'
import { Client } from 'pg'
import { findRunningPostgres } from '#postgres/private-server.ts'
import { findChromium } from '../../tests/support/find-chromium.ts'
import { BOUNDS } from './bounds.ts'
import type { Row } from './row.ts'
import { median, percentile } from './statistics.ts'

const COLOURS = 20
const SIZES = 10
const CHANGES = 40

/** A click on a swatch of a product with 200 variations, until the page has answered it: script, style and layout, in a real browser. */
export async function measureSwatches({ shopUrl, dataDir }: { shopUrl: string; dataDir: string }): Promise<Row> {
  const what = `swatch change, ${COLOURS * SIZES} variations`
  const executablePath = findChromium()
  if (!executablePath) return { what, measured: 'no Chromium on this machine', verdict: 'skipped' }
  const client = new Client(await findRunningPostgres(dataDir))
  await client.connect()
  await client.query(PRODUCT, [COLOURS, SIZES]).finally(() => client.end())
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(`${shopUrl}/produto/duzentas/`)
    await page.locator('form.variations_form .variations').hover()
    await page.locator('form.wvs-loaded').waitFor()
    const times = await page.evaluate(measureInPage, CHANGES)
    const numbers = { p50Ms: median(times), p95Ms: percentile(times, 95) }
    return {
      what,
      measured: `p50 ${numbers.p50Ms.toFixed(1)} ms, p95 ${numbers.p95Ms.toFixed(1)} ms`,
      compared: 'a frame of sixty a second',
      bound: `p50 < ${BOUNDS.frameMs} ms`,
      verdict: numbers.p50Ms < BOUNDS.frameMs ? 'ok' : 'broken',
      numbers,
    }
  } finally {
    await browser.close()
  }
}

/** Runs in the page. A choice that is not shown as made is a wrong answer, whatever it took. */
async function measureInPage(changes: number): Promise<number[]> {
  const times: number[] = []
  const rows = [...document.querySelectorAll('form.variations_form .variable-items-wrapper')]
  if (rows.length !== 2) throw new Error(`Two rows of swatches were expected, there are ${rows.length}.`)
  for (let at = 0; at < changes; at++) {
    const items = [...rows[at % 2]!.querySelectorAll<HTMLElement>('.variable-item:not(.disabled)')]
    const item = items[(at * 3 + 1) % items.length]!
    if (item.getAttribute('aria-checked') === 'true') continue
    const startedMs = performance.now()
    item.click()
    // Until style and layout are settled, as for the next frame.
    void document.body.offsetHeight
    times.push(performance.now() - startedMs)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    if (item.getAttribute('aria-checked') !== 'true') throw new Error(`"${item.dataset.value}" was clicked and is not chosen.`)
  }
  return times
}

/** Twenty colours in ten sizes. */
const PRODUCT = `
  with
    colour as (insert into attributes (slug, name) values ('bench-cor', 'Cor') returning id),
    size as (insert into attributes (slug, name) values ('bench-tamanho', 'Tamanho') returning id),
    colours as (
      insert into attribute_terms (attribute_id, slug, name, position)
      select id, 'cor-' || n, 'Cor ' || n, n from colour, generate_series(1, $1::int) n returning id, attribute_id, position
    ),
    sizes as (
      insert into attribute_terms (attribute_id, slug, name, position)
      select id, 'tamanho-' || n, 'Tamanho ' || n, n from size, generate_series(1, $2::int) n returning id, attribute_id, position
    ),
    product as (
      insert into products (type, status, slug, name, published_at)
      values ('variable', 'publish', 'duzentas', 'Duzentas escolhas', now() - interval '1 day') returning id
    ),
    shown as (
      insert into product_terms (product_id, term_id, position)
      select p.id, t.id, t.position from product p, (select * from colours union all select * from sizes) t
    ),
    made as (
      insert into variations (product_id, sku, price_cents, manage_stock, position)
      select p.id, 'DUZENTAS-' || c.position || '-' || s.position, 5000, false, c.position * 100 + s.position
      from product p, colours c, sizes s returning id, position
    )
  insert into variation_terms (variation_id, attribute_id, term_id)
  select m.id, t.attribute_id, t.id
  from made m, (select *, 100 as unit from colours union all select *, 1 as unit from sizes) t
  where case t.unit when 100 then m.position / 100 else m.position % 100 end = t.position`
