import type { BrowserContext, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { widget } from '#builder/write-document.ts'
import { DEFAULT_ANIMATION } from '#widgets/lottie/animation-address.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aMediaShop, type MediaShop, REFUSED } from '#tests/support/media-shop.ts'

const VASE = readFileSync(join(import.meta.dirname, '..', '..', 'src', 'widgets', 'lottie', 'vaso.json'), 'utf8')
const OUTSIDE = 'https://desenhos.example/folha.json'
const gap = () => widget('spacer', { space: 600 })

let at: MediaShop
beforeAll(async () => {
  at = await aMediaShop()
  await at.page('vaso', widget('lottie', { loop: 'yes', title: 'Um vaso' }))
  await at.page('longe', gap(), gap(), gap(), gap(), widget('lottie', { title: 'Um vaso' }))
  await at.page('toque', widget('lottie', { trigger: 'on_click', title: 'Um vaso', play_speed: 5 }))
  await at.page('rolagem', gap(), widget('lottie', { trigger: 'bind_to_scroll' }), gap(), gap())
  await at.page('fora', widget('lottie', { source: 'external_url', source_external_url: { url: OUTSIDE }, title: 'Folha' }))
})
afterAll(() => at.close())

const answers =
  (body: string, status = 200) =>
  (context: BrowserContext) =>
    context.route(OUTSIDE, (route) =>
      route.fulfill({ status, contentType: 'application/json', headers: { 'access-control-allow-origin': '*' }, body }),
    )
const drawn = (page: Page) => page.locator('.e-lottie__stage svg')
/** What the drawing looks like now: it changes with each frame. */
const look = (page: Page) => drawn(page).evaluate((svg) => svg.innerHTML)
const still = (page: Page) => page.locator('.e-lottie__animation > svg')

test('[MEDIA-4] the shop’s own animation moves once it is in view, and can be paused', async () => {
  const { page, outside, complaints, close } = await at.visit('/vaso/')
  await drawn(page).waitFor()
  expect(await still(page).count()).toBe(0)
  const before = await look(page)
  await eventually('it moves', async () => (await look(page)) !== before)
  await page.getByRole('button', { name: 'Pausar a animação' }).click()
  await page.getByRole('button', { name: 'Continuar a animação' }).waitFor()
  const paused = await look(page)
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
  expect(await look(page)).toBe(paused)
  expect(outside).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

test('[MEDIA-4] neither animation nor library is fetched before it comes into view', async () => {
  const { page, close } = await at.visit('/longe/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /lottie/.test(path))).toEqual([])
  await page.getByRole('img', { name: 'Um vaso' }).scrollIntoViewIfNeeded()
  await drawn(page).waitFor()
  expect(asked).toContain(DEFAULT_ANIMATION)
  expect(asked.some((path) => /lottie_light/.test(path))).toBe(true)
  await close()
})

test('[MEDIA-4] for visitors who want little motion a frame stands still', async () => {
  const { page, close } = await at.visit('/vaso/', { reducedMotion: 'reduce' })
  await drawn(page).waitFor()
  const frame = await look(page)
  expect(frame).not.toBe('')
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
  expect(await look(page)).toBe(frame)
  expect(await page.getByRole('button', { name: 'Pausar a animação' }).isVisible()).toBe(false)
  await close()
})

test('[MEDIA-4] a press plays it, and scrolling leads through it', async () => {
  const pressed = await at.visit('/toque/')
  await drawn(pressed.page).waitFor()
  const first = await look(pressed.page)
  await pressed.page.getByRole('button', { name: 'Tocar a animação: Um vaso' }).click()
  await eventually('it moves', async () => (await look(pressed.page)) !== first)
  await pressed.close()

  const { page, close } = await at.visit('/rolagem/')
  await page.locator('.e-lottie').scrollIntoViewIfNeeded()
  await drawn(page).waitFor()
  const before = await look(page)
  await page.mouse.wheel(0, 300)
  await eventually('it follows', async () => (await look(page)) !== before)
  await close()
})

test('[MEDIA-4] an animation of another host waits for consent, and a picture stands there meanwhile', async () => {
  const { page, outside, complaints, close } = await at.visit('/fora/', { consent: REFUSED, standIns: answers(VASE) })
  await page.locator('shop-island[name="lottie"][awake]').waitFor({ state: 'attached' })
  await still(page).waitFor()
  expect(outside).toEqual([])
  await page.waitForFunction(() => 'vitrine_consent' in window)
  await page.evaluate(() =>
    (window as unknown as { vitrine_consent: { set: (input: object) => void } }).vitrine_consent.set({
      statistics: false,
      marketing: true,
    }),
  )
  await drawn(page).waitFor()
  expect(outside).toEqual([OUTSIDE])
  expect(complaints).toEqual([])
  await close()
})

test('[MEDIA-4] what does not come, or is no animation, leaves the picture in its place', async () => {
  for (const standIns of [answers('', 500), answers('{"layers":"none"}')]) {
    const { page, complaints, close } = await at.visit('/fora/', { standIns })
    await page.locator('.e-lottie__container[data-state="failed"]').waitFor()
    expect(await still(page).isVisible()).toBe(true)
    expect(complaints.filter((one) => one.startsWith('uncaught'))).toEqual([])
    await close()
  }
})

test('[CORE-5] without scripts the picture stands there', async () => {
  const { page, close } = await at.visit('/vaso/', { javaScriptEnabled: false })
  expect(await still(page).isVisible()).toBe(true)
  await close()
})
