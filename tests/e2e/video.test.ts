import type { BrowserContext, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { box as container, widget } from '#builder/write-document.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aMediaShop, type MediaShop, REFUSED, VIDEO_FILE } from '#tests/support/media-shop.ts'

const YOUTUBE = 'https://youtu.be/dQw4w9WgXcQ'
const VIMEO = 'https://vimeo.com/76979871'
const FILE = { video_type: 'hosted', hosted_url: { url: `/midia/${VIDEO_FILE}` } }

/** As much of the two players' scripts as the shop uses; YouTube's says late that it is ready, as the real one does. */
const YT = `window.ytRuns = (window.ytRuns || 0) + 1
  window.YT = { Player: function (frame, setup) { (window.ytPlayers ||= []).push({ frame, end: () =>
    setup.events.onStateChange({ data: 0, target: { seekTo: (at) => (window.soughtTo = at), playVideo: () => {} } }) }) } }
  setTimeout(() => (window.YT.loaded = 1), 50)`
const VM = `window.Vimeo = { Player: function () { const heard = {}; (window.vimeoPlayers ||= []).push(heard)
  return { on: (name, act) => (heard[name] = act), pause: async () => (window.vimeoPaused = true),
    play: async () => {}, setCurrentTime: async () => {} } } }`
const standIns = async (context: BrowserContext) => {
  const script = (body: string) => ({ contentType: 'text/javascript', body })
  await context.route('https://www.youtube.com/iframe_api', (route) => route.fulfill(script(YT)))
  await context.route('https://player.vimeo.com/api/player.js', (route) => route.fulfill(script(VM)))
}

let at: MediaShop
beforeAll(async () => {
  at = await aMediaShop()
  await at.page(
    'videos',
    widget('video', { youtube_url: YOUTUBE, title: 'Um', start: 5, end: 20, loop: 'yes' }),
    widget('video', { youtube_url: YOUTUBE, title: 'Dois' }),
    widget('video', { video_type: 'vimeo', vimeo_url: VIMEO, title: 'Três', end: 30 }),
  )
  await at.page('arquivo', widget('video', { ...FILE, title: 'Torno', controls: '' }))
  await at.page(
    'quebrado',
    widget('video', { video_type: 'hosted', hosted_url: { url: '/midia/nenhum.mp4' }, title: 'Sumido', controls: '' }),
  )
  await at.page('trecho', widget('video', { ...FILE, title: 'Trecho', controls: '', mute: 'yes', start: 1, end: 2 }))
  await at.page('sozinho', widget('video', { ...FILE, title: 'Torno', autoplay: 'yes', loop: 'yes' }))
  const ground = (background_video_link: string) =>
    container({ background_background: 'video', background_video_link, min_height: 300 }, widget('heading', { title: 'Oi' }))
  await at.page('fundo', ground(`/midia/${VIDEO_FILE}`))
  await at.page('fundo-de-fora', ground(YOUTUBE))
  await at.page(
    'grande',
    widget('video', { youtube_url: YOUTUBE, title: 'Um', lightbox: 'yes', mute: 'yes', start: 7 }),
    widget('video', { ...FILE, title: 'Torno', lightbox: 'yes' }),
  )
})
afterAll(() => at.close())

const play = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`Assistir: ${name}`) })
const frames = (page: Page) => page.locator('iframe.elementor-video')
const inPage = (page: Page, name: string) => page.evaluate((what) => (window as unknown as Record<string, unknown>)[what], name)

test('[MEDIA-3] nobody outside is asked before play is pressed; then the player comes, and its script once for all', async () => {
  const { page, outside, complaints, close } = await at.visit('/videos/', { standIns })
  await play(page, 'Um').hover()
  await page.locator('shop-island[name="video"][awake]').first().waitFor({ state: 'attached' })
  expect(outside).toEqual([])
  await play(page, 'Um').click()
  await frames(page).waitFor()
  const src = new URL((await frames(page).getAttribute('src'))!)
  expect(src.origin + src.pathname).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
  expect(Object.fromEntries(src.searchParams)).toMatchObject({ start: '5', end: '20', autoplay: '1', origin: at.shop.origin })
  expect(await frames(page).evaluate((frame) => frame === document.activeElement)).toBe(true)
  await page.waitForFunction(() => (window as unknown as { ytPlayers?: unknown[] }).ytPlayers?.length === 1)
  await page.evaluate(() => (window as unknown as { ytPlayers: { end: () => void }[] }).ytPlayers[0]!.end())
  expect(await inPage(page, 'soughtTo')).toBe(5)
  await play(page, 'Dois').click()
  await page.waitForFunction(() => (window as unknown as { ytPlayers?: unknown[] }).ytPlayers?.length === 2)
  expect(await inPage(page, 'ytRuns')).toBe(1)
  expect(outside.filter((url) => url.includes('iframe_api'))).toHaveLength(1)
  expect(complaints).toEqual([])
  await close()
})

test('[MEDIA-3] Vimeo plays without tracking and stops where it is told to', async () => {
  const { page, outside, complaints, close } = await at.visit('/videos/', { standIns })
  await play(page, 'Três').click()
  await page.waitForFunction(() => 'vimeoPlayers' in window)
  await page.evaluate(() =>
    (window as unknown as { vimeoPlayers: { timeupdate: (state: object) => void }[] }).vimeoPlayers[0]!.timeupdate({
      seconds: 30.2,
    }),
  )
  await page.waitForFunction(() => 'vimeoPaused' in window)
  expect(outside.find((url) => url.includes('/video/76979871'))).toContain('dnt=1')
  expect(outside.filter((url) => url.includes('youtube'))).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

test('[MEDIA-3] who refused cookies is asked first, each site by itself, and not again in this visit', async () => {
  const { page, outside, close } = await at.visit('/videos/', { standIns, consent: REFUSED })
  await play(page, 'Um').click()
  await page.getByText('Este vídeo vem do site YouTube').waitFor()
  expect(await page.getByRole('link', { name: 'Abrir no YouTube' }).getAttribute('href')).toBe(
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  )
  expect(outside).toEqual([])
  await page.getByRole('button', { name: 'Permitir e assistir' }).click()
  await frames(page).waitFor()
  await play(page, 'Três').click()
  await page.getByText('Este vídeo vem do site Vimeo').waitFor()
  expect(outside.filter((url) => url.includes('vimeo'))).toEqual([])
  await page.reload()
  await play(page, 'Dois').click()
  await frames(page).waitFor()
  await close()
})

test('[MEDIA-3] a blocked player script takes nothing away from the video', async () => {
  const blocked = (context: BrowserContext) => context.route('https://www.youtube.com/iframe_api', (route) => route.abort())
  const { page, complaints, close } = await at.visit('/videos/', { standIns: blocked })
  await play(page, 'Dois').click()
  await frames(page).waitFor()
  await eventually('it is said why', () => complaints.some((one) => one.includes('iframe_api did not load')))
  expect(complaints.filter((one) => one.startsWith('uncaught'))).toEqual([])
  await close()
})

const clock = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
test('[MEDIA-3] a file of the shop plays at the press, can be paused, and asks nobody outside', async () => {
  const { page, outside, complaints, close } = await at.visit('/arquivo/', { consent: REFUSED })
  await play(page, 'Torno').click()
  await eventually('it plays', async () => (await clock(page)) > 0)
  await page.getByRole('button', { name: 'Pausar o vídeo' }).click()
  await page.getByRole('button', { name: 'Continuar o vídeo' }).waitFor()
  expect(outside).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

test('[MEDIA-3] of a file only the wanted part plays', async () => {
  const { page, close } = await at.visit('/trecho/')
  await play(page, 'Trecho').click()
  await eventually('it ends where it is told to', () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => video.paused && video.currentTime >= 2),
  )
  expect(await clock(page)).toBeLessThan(4)
  await close()
})

test('[MEDIA-3] a file that can’t be played says so, with a link to it', async () => {
  const { page, close } = await at.visit('/quebrado/')
  await play(page, 'Sumido').click()
  await page.getByText('Não foi possível tocar este vídeo.').waitFor()
  expect(await page.getByRole('link', { name: 'Abrir o arquivo do vídeo' }).getAttribute('href')).toBe('/midia/nenhum.mp4')
  await close()
})

test('[MEDIA-3] what begins by itself begins in view and without sound, and not for those who want little motion', async () => {
  const moving = await at.visit('/sozinho/')
  await eventually('it plays by itself', async () => (await clock(moving.page)) > 0)
  expect(await moving.page.locator('video').evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)
  await moving.close()
  const calm = await at.visit('/sozinho/', { reducedMotion: 'reduce' })
  await calm.page.locator('shop-island[name="video"][awake]').waitFor({ state: 'attached' })
  expect(await calm.page.locator('.player').getAttribute('data-state')).toBe('waiting')
  await calm.close()
})

test('[MEDIA-3] a video behind a container plays without sound and stops at a press; nothing comes for little motion, phones or a no', async () => {
  const { page, complaints, close } = await at.visit('/fundo/')
  await eventually('it plays by itself', async () => (await clock(page)) > 0)
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)
  await page.getByRole('button', { name: 'Pausar o vídeo de fundo' }).click()
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await page.getByRole('button', { name: 'Continuar o vídeo de fundo' }).waitFor()
  expect(complaints).toEqual([])
  await close()
  for (const visitor of [{ reducedMotion: 'reduce' as const }, { viewport: { width: 360, height: 800 } }]) {
    const still = await at.visit('/fundo/', visitor)
    await still.page.locator('shop-island[name="container"][awake]').waitFor({ state: 'attached' })
    expect(await still.page.locator('video').count()).toBe(0)
    await still.close()
  }
  const refused = await at.visit('/fundo-de-fora/', { standIns, consent: REFUSED })
  await refused.page.locator('shop-island[name="container"][awake]').waitFor({ state: 'attached' })
  expect(refused.outside).toEqual([])
  await refused.close()
  const allowed = await at.visit('/fundo-de-fora/', { standIns })
  const frame = allowed.page.locator('.elementor-background-video-container iframe')
  expect(await frame.getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?.*mute=1.*controls=0/,
  )
  await allowed.close()
})

const box = (page: Page) => page.locator('dialog.elementor-lightbox')
test('[MEDIA-1] a video opens in the lightbox as it is told to play, also by an address; who refused is asked there too', async () => {
  const { page, complaints, close } = await at.visit('/grande/', { standIns })
  const link = page.getByRole('link', { name: /Assistir: Um/ })
  const hash = await link.getAttribute('data-e-action-hash')
  await link.click()
  expect(await box(page).locator('iframe').getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&start=7&mute=1',
  )
  await page.keyboard.press('Escape')
  await box(page).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /Assistir: Torno/ }).click()
  await eventually('the file plays', async () => (await clock(page)) > 0)
  expect(complaints).toEqual([])
  await close()

  const refused = await at.visit(`/grande/${hash}`, { standIns, consent: REFUSED })
  await box(refused.page).getByText('Este vídeo vem do site YouTube').waitFor()
  expect(refused.outside).toEqual([])
  await box(refused.page).getByRole('button', { name: 'Permitir e assistir' }).click()
  await box(refused.page).locator('iframe').waitFor()
  await refused.close()
})

test('[CORE-5] without scripts a video is a link to its page, or the browser’s own player', async () => {
  const { page, outside, close } = await at.visit('/videos/', { javaScriptEnabled: false })
  expect(await play(page, 'Um').getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  await page.goto(`${at.shop.origin}/sozinho/`)
  expect(await page.locator('video[controls]').isVisible()).toBe(true)
  expect(await page.locator('.elementor-custom-embed-image-overlay').count()).toBe(0)
  expect(outside).toEqual([])
  await close()
})
