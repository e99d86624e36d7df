import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { widget } from '#builder/write-document.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aMediaShop, type MediaShop, REFUSED, VIDEO_FILE } from '#tests/support/media-shop.ts'

const file = (title: string) => ({ type: 'hosted', title, hosted_url: { url: `/midia/${VIDEO_FILE}` }, duration: '0:05' })

let at: MediaShop
beforeAll(async () => {
  at = await aMediaShop()
  const tabs = [
    file('Um'),
    { type: 'section', title: 'Barro' },
    {
      ...file('Dois'),
      inner_tab_title_1: 'Sobre',
      inner_tab_content_1: 'Texto um',
      inner_tab_title_2: 'Material',
      inner_tab_content_2: 'Texto dois',
    },
    { title: 'Três', youtube_url: 'https://youtu.be/dQw4w9WgXcQ' },
  ]
  await at.page('lista', widget('video-playlist', { playlist_title: 'Oficina', tabs }))
})
afterAll(() => at.close())

async function awake(page: Page) {
  await page.locator('shop-island[name="video-playlist"][awake]').waitFor()
  // Hydration follows the mark by a moment: an arrow that moves the focus tells that it is done.
  await eventually('the list hears its keys', async () => {
    await link(page, 'Um').focus()
    await page.keyboard.press('ArrowDown')
    return await link(page, 'Dois').evaluate((one) => one === document.activeElement)
  })
}
const link = (page: Page, name: string) => page.locator('.playlist-side a', { hasText: name })
const current = (page: Page) => page.locator('.playlist-side a[aria-current="true"] .playlist-name').innerText()
const end = (page: Page) =>
  page.locator('.playlist-stage video').evaluate((video: HTMLVideoElement) => video.dispatchEvent(new Event('ended')))

test('[MEDIA-3] a press plays that video; at its end the next one plays, and its texts come with it', async () => {
  const { page, complaints, close } = await at.visit('/lista/', { consent: REFUSED })
  await awake(page)
  expect(await current(page)).toContain('Um')
  await link(page, 'Um').click()
  await page.locator('.player[data-state="began"] video').waitFor()
  await end(page)
  await eventually('the next one is current', async () => (await current(page)).includes('Dois'))
  await page.getByText('Tocando agora: Dois').waitFor({ state: 'attached' })
  await page.getByRole('tabpanel').getByText('Texto um').waitFor()
  await page.getByRole('tab', { name: 'Sobre' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tabpanel').getByText('Texto dois').waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('[MEDIA-3] a player from outside is asked for in the list too, where the visitor refused', async () => {
  const { page, outside, close } = await at.visit('/lista/', { consent: REFUSED })
  await awake(page)
  await link(page, 'Três').click()
  await page.getByRole('button', { name: 'Permitir e assistir' }).waitFor()
  expect(outside).toEqual([])
  await page.getByRole('button', { name: 'Permitir e assistir' }).click()
  await page.locator('iframe.elementor-video').waitFor()
  await close()
})

test('[MEDIA-3] arrows walk the list and pass by what is folded', async () => {
  const { page, close } = await at.visit('/lista/')
  await awake(page)
  await page.keyboard.press('End')
  expect(await link(page, 'Três').evaluate((one) => one === document.activeElement)).toBe(true)
  await page.locator('summary', { hasText: 'Barro' }).click()
  await link(page, 'Um').focus()
  await page.keyboard.press('ArrowDown')
  expect(await link(page, 'Um').evaluate((one) => one === document.activeElement)).toBe(true)
  await close()
})

test('[CORE-5] without scripts the list leads to the videos', async () => {
  const { page, close } = await at.visit('/lista/', { javaScriptEnabled: false })
  expect(await link(page, 'Três').getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  expect(await link(page, 'Dois').getAttribute('href')).toBe(`/midia/${VIDEO_FILE}`)
  await close()
})
