import type { Browser, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchBrowser, listen } from '#tests/support/browser.ts'
import { openGallerySite, type GallerySite } from '#tests/support/gallery-site.ts'
import type { fadeFragments, replaceFragments } from './fragments.ts'

type InPage = { replaceFragments: typeof replaceFragments; fadeFragments: typeof fadeFragments }

let site: GallerySite
let browser: Browser
let page: Page
let complaints: string[]

beforeAll(async () => {
  site = await openGallerySite()
  browser = await launchBrowser()
  await site.gallery('tabs')
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  complaints = listen(page)
})
afterEach(() => page.close())

const island = () => page.locator('shop-island').first()
const measures = () => page.getByRole('tab', { name: 'Medidas' })
/** A page whose part is at work: a press on one that still sleeps would only be kept for later. */
async function openMeasures() {
  await page.goto(`${site.origin}/tabs/awake/`)
  await measures().click()
  await page.getByRole('tab', { name: 'Medidas', selected: true }).waitFor()
}

test('[CORE-1] a part of the page asks for its code only when it is touched', async () => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${site.origin}/tabs/`)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /react|tabs-/.test(url))).toEqual([])
  await measures().hover()
  await page.waitForSelector('shop-island[awake]')
  expect(asked.filter((url) => /assets\/tabs-/.test(url))).toHaveLength(1)
})

test('a press on a part that still sleeps is not lost', async () => {
  await page.goto(`${site.origin}/tabs/`)
  await page.evaluate(() => document.querySelectorAll<HTMLElement>('[role="tab"]')[1]!.click())
  await page.getByText('Altura: 24 cm').waitFor()
  expect(complaints).toEqual([])
})

/** Keeps a part's own script back until it is let through. */
async function holdScript(name: string): Promise<() => void> {
  let letThrough = () => {}
  const free = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(new RegExp(`assets/${name}-`), async (route) => {
    await free
    await route.continue()
  })
  return letThrough
}

test('[MEDIA-5] keys that are pressed while the tabs still sleep are given back in their order', async () => {
  const letThrough = await holdScript('tabs')
  await page.goto(`${site.origin}/tabs/`)
  await page.getByRole('tab', { name: 'Descrição' }).first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  letThrough()
  await page.locator('[role="tab"][aria-selected="true"]:focus', { hasText: 'Cuidados' }).waitFor()
  expect(complaints).toEqual([])
})

test('every press on a part that still sleeps is given back, not only the last one', async () => {
  const letThrough = await holdScript('tabs')
  await page.goto(`${site.origin}/tabs/`)
  await page.evaluate(() => {
    const told: string[] = ((globalThis as unknown as { told: string[] }).told = [])
    document.addEventListener('click', ({ target }) => told.push((target as HTMLElement).innerText))
    const [first, second, third] = document.querySelectorAll<HTMLElement>('[role="tab"]')
    for (const tab of [third, first, second]) tab!.click()
  })
  letThrough()
  await page.getByText('Altura: 24 cm').waitFor()
  expect(await page.evaluate(() => (globalThis as unknown as { told: string[] }).told)).toEqual([
    'Cuidados',
    'Descrição',
    'Medidas',
  ])
})

test('[FORM-2] a form that is sent while it still sleeps is sent by its script, with what was typed', async () => {
  await site.gallery('form')
  const letThrough = await holdScript('form')
  await page.goto(`${site.origin}/form/`)
  const form = page.locator('form').first()
  await form.getByLabel('E-mail').fill('ana@loja.example')
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true
    element.requestSubmit()
  })
  letThrough()
  // The gallery has no shop behind it: that the form itself says so shows who has sent it.
  await form.getByText('O envio falhou').waitFor()
  expect(page.url()).toBe(`${site.origin}/form/`)
  expect(await form.getByLabel('E-mail').inputValue()).toBe('ana@loja.example')
})

test('[CORE-1] a part whose code does not come says so and stays as the server made it; the rest goes on', async () => {
  await page.route(/assets\/tabs-/, (route) => route.abort())
  await page.goto(`${site.origin}/tabs/`)
  await page.evaluate(() => document.querySelectorAll<HTMLElement>('[role="tab"]')[1]!.click())
  await page.waitForSelector('shop-island[failed]', { state: 'attached' })
  expect(complaints.join('\n')).toMatch(/Loading chunk tabs failed\.\s+\(error: \/assets\/tabs-/)
  // Without its row of tabs the widget is an accordion, which needs no code.
  await page.locator('summary', { hasText: 'Medidas' }).click()
  await page.getByText('Altura: 24 cm').waitFor()
})

test('a part that is moved to another place keeps what it knows', async () => {
  await openMeasures()
  await island().evaluate((element) => document.body.append(element))
  expect(await measures().getAttribute('aria-selected')).toBe('true')
  expect(await island().getAttribute('name')).toBe('tabs')
})

test('a part that leaves the page lets go of what it held', async () => {
  await openMeasures()
  const gone = await island().evaluateHandle((element) => {
    element.remove()
    return element
  })
  // What React has let go of is empty.
  await page.waitForFunction((element) => element.childElementCount === 0, gone)
  expect(await gone.evaluate((element) => element.hasAttribute('awake'))).toBe(false)
})

test('[ADD-7] an island that is taken away before it could move leaves no complaint', async () => {
  await page.goto(`${site.origin}/tabs/awake/`)
  const before = await page.locator('shop-island').count()
  await page.evaluate(async () => {
    const first = document.querySelector('shop-island')!
    const twin = first.cloneNode(true) as HTMLElement
    twin.removeAttribute('awake')
    const gone = new Promise<void>((done) =>
      // Told in the same breath in which it wakes: React has only been asked to begin.
      new MutationObserver(() => {
        twin.remove()
        setTimeout(done, 0)
      }).observe(twin, { attributeFilter: ['waking'] }),
    )
    first.after(twin)
    await gone
  })
  expect(await page.locator('shop-island').count()).toBe(before)
  expect(complaints).toEqual([])
})

test('[ADD-7] each fragment takes the whole place of what its selector finds, and wakes by itself', async () => {
  await page.goto(`${site.origin}/tabs/awake/`)
  const told = await page.evaluate(async () => {
    const { replaceFragments: replace } = globalThis as unknown as InPage // put there by wake-page.ts
    const heard = new Promise<unknown>((hear) =>
      document.addEventListener('fragments:replaced', (event) => hear((event as CustomEvent).detail), { once: true }),
    )
    const tabs = document.querySelector('shop-island')!.outerHTML.replace(' awake=""', '')
    replace({
      h1: '<h1 id="novo">Novo título</h1>',
      'a[[': '<b>nunca</b>',
      '.elementor-tabs': `<div class="elementor-tabs novas">${tabs}</div>`,
      '.nobody': '<i></i>',
    })
    return await heard
  })
  expect(told).toEqual({ selectors: ['h1', 'a[[', '.elementor-tabs', '.nobody'] })
  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.locator('h1#novo').innerText()).toBe('Novo título')
  await page.waitForSelector('.novas shop-island[awake]')
  expect(complaints).toEqual([])
})

test('[ADD-7] what is about to change fades to 0.6 within 400 ms, and comes back if nothing changed', async () => {
  await page.goto(`${site.origin}/tabs/`)
  const seen = await page.evaluate(() => {
    const { fadeFragments: fade } = globalThis as unknown as InPage // put there by wake-page.ts
    const title = document.querySelector('h1')!
    const undo = fade(['h1', 'a[['])
    const [animation] = title.getAnimations()
    const { duration } = animation!.effect!.getTiming()
    animation!.finish()
    const faded = getComputedStyle(title).opacity
    undo()
    return { duration, faded, after: getComputedStyle(title).opacity, class: title.className }
  })
  expect(seen).toEqual({ duration: 400, faded: '0.6', after: '1', class: '' })
})
