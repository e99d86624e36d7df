import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, serve } from '#tests/support/browser.ts'
import { listenTo } from '../complaints.ts'
import { createPageScript, type PageScript } from '../page-script.ts'
import type { Kept } from '../state.ts'

let page: Page
let script: PageScript
let close: () => Promise<void>

beforeAll(async () => {
  const browser = await launchBrowser()
  page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  script = await createPageScript()
  close = () => browser.close()
})
afterAll(() => close())

const draw = (html: string) =>
  page.setContent(`<!doctype html><style>body { margin: 0; font: 16px/24px sans-serif }</style>${html}`)
const rules = (found: { rule: string }[]) => [...new Set(found.map(({ rule }) => rule))]

const picture = (style: string) =>
  `<img style="display: block; ${style}" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'/>">`
const frame = (inside: string) => `<div style="width: 160px; height: 200px; overflow: hidden">${inside}</div>`
const bar = (height: number) => `<div style="position: fixed; inset: auto 0 0; height: ${height}px; background: #eee">Aviso</div>`
const LONG = 'Uma frase comprida demais'

type Case = { name: string; html: string; finds?: string; kept?: Kept }

/** For each fault a page that has it, and the nearest one that has not. */
const CASES: Case[] = [
  {
    name: 'words cut at the end',
    html: `<p style="width: 80px; overflow: hidden; white-space: nowrap">${LONG}`,
    finds: 'clipped text',
  },
  { name: 'words that wrap', html: `<p style="width: 80px; overflow: hidden">${LONG}` },
  {
    name: 'three dots',
    html: `<p style="width: 80px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${LONG}`,
    finds: 'clipped text',
  },
  { name: 'a box that scrolls', html: `<p style="width: 80px; overflow: auto; white-space: nowrap">${LONG}` },
  {
    name: 'the round corner of a pill',
    html: '<span style="display: inline-block; height: 44px; overflow: hidden; border: 1px solid; border-radius: 22px">1 × R$ 89,00</span>',
    finds: 'clipped text',
  },
  {
    name: 'a pill with room',
    html: '<span style="display: inline-block; padding: 0 20px; overflow: hidden; border: 1px solid; border-radius: 22px">1 × R$ 89,00</span>',
  },
  {
    name: 'words for readers of screens',
    html: '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Oi',
  },
  {
    name: 'words that leave a coloured box',
    html: `<p style="width: 80px; background: #eee; white-space: nowrap">${LONG}`,
    finds: 'text outside its box',
  },
  { name: 'words inside a coloured box', html: `<p style="width: 80px; background: #eee">${LONG}` },
  {
    name: 'a line over another',
    html: '<p style="margin: 0">Um texto</p><p style="margin: -20px 0 0">Outro texto</p>',
    finds: 'overlapping texts',
  },
  { name: 'a line under another', html: '<p style="margin: 0">Um texto</p><p style="margin: 0">Outro texto</p>' },
  {
    name: 'a menu over a text',
    html: '<p>Um texto</p><div style="position: absolute; top: 16px; background: #fff">Um menu</div>',
  },
  { name: 'a table that is too wide', html: '<table style="width: 500px"><tr><td>Nome', finds: 'sideways scroll' },
  {
    name: 'a wide table in a box of its own',
    html: '<div style="overflow: auto"><table style="width: 500px"><tr><td>Nome</table></div>',
  },
  { name: 'a high bar', html: bar(240), finds: 'large bars' },
  { name: 'a low bar', html: bar(100) },
  {
    name: 'two small buttons side by side',
    html: '<button style="width: 16px; height: 16px; padding: 0"></button><button style="width: 16px; height: 16px; padding: 0"></button>',
    finds: 'small target',
  },
  {
    name: 'two small buttons with space',
    html: '<button style="width: 16px; height: 16px; padding: 0; margin: 12px"></button><button style="width: 16px; height: 16px; padding: 0; margin: 12px"></button>',
  },
  { name: 'a square picture in an upright frame', html: frame(picture('width: 100%')), finds: 'picture' },
  { name: 'a picture that fills its frame', html: frame(picture('width: 100%; height: 100%; object-fit: cover')) },
  { name: 'a stretched picture', html: picture('width: 100px; height: 200px'), finds: 'picture' },
  { name: 'a picture that did not load', html: '<img src="data:image/png;base64,AAAA" alt="">', finds: 'picture' },
  { name: 'nothing after the last line', html: '<div style="height: 900px">Fim</div>' },
  {
    name: 'a gap after the last line',
    html: '<div style="height: 900px">Fim</div><style>body { padding-bottom: 200px }</style>',
    finds: 'empty space at the end',
  },
  { name: 'the focus gone', html: '<button>Fechar</button>', kept: { focus: true }, finds: 'lost focus' },
  { name: 'the focus on a button', html: '<button autofocus>Fechar</button>', kept: { focus: true } },
  { name: 'the page back at its top', html: '<div style="height: 2000px"></div>', kept: { scrolled: 600 }, finds: 'lost place' },
]

test.each(CASES)('$name: $finds', async ({ html, finds, kept }) => {
  await draw(html)
  expect(rules((await script.look(page, kept)).findings)).toEqual(finds ? [finds] : [])
})

test('under a dialog only the dialog is measured', async () => {
  await draw(
    `<table style="width: 80px; overflow: hidden"></table><p style="width: 80px; overflow: hidden; white-space: nowrap">${LONG}</p><dialog class="box">Oi</dialog>`,
  )
  await page.evaluate(() => document.querySelector('dialog')?.showModal())
  expect(await script.look(page)).toEqual({ findings: [], dialog: 'dialog.box' })
})

test.each([
  { name: 'under a bar', top: 700, finds: ['covered focus'] },
  { name: 'above a bar', top: 500, finds: [] },
])('a field that gets the focus $name', async ({ top, finds }) => {
  await draw(`<input style="position: absolute; top: ${top}px; height: 30px">${bar(100)}`)
  expect(rules(await script.lookByKeyboard(page))).toEqual(finds)
})

test('errors of scripts and of requests are heard, but for those that are expected', async () => {
  const site = await serve((path) => (path === '/' ? { body: '<!doctype html>', type: 'text/html' } : undefined))
  await page.goto(site.origin)
  const [all, some] = [listenTo(page), listenTo(page, /404|oops/)]
  await page.evaluate(async () => {
    await fetch('/missing')
    console.error('oops')
    setTimeout(() => {
      throw new Error('broken')
    })
    await new Promise((resolve) => setTimeout(resolve))
  })
  await expect
    .poll(() => all.heard.map(({ what }) => what).toSorted())
    .toEqual(['has an uncaught error: broken', 'is answered with 404', 'says oops'])
  expect(rules(some.heard)).toEqual(['console'])
  await site.close()
})
