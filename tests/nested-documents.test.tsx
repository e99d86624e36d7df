import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { Elements } from '#builder/elements.tsx'
import { NESTING_WIDGETS } from '#builder/nesting.ts'
import { prepareDocument } from '#builder/prepare.ts'
import { loadWidgets, type Widgets } from '#builder/registry.ts'
import { WIDGETS } from './support/gallery.tsx'
import { aPageInfo, standInReaders } from './support/readers.ts'

let widgets: Widgets
beforeAll(async () => void (widgets = await loadWidgets(WIDGETS)))

const widget = (id: string, widgetType: string, settings: object = {}, elements: object[] = []) => ({
  id,
  elType: 'widget',
  widgetType,
  settings,
  elements,
})
const container = (id: string, ...elements: object[]) => ({ id, elType: 'container', settings: {}, elements })
const heading = (id: string, title: string) => widget(id, 'heading', { title, title_color: '#803020' })

async function draw(stored: object[], readers: object = {}, over: object = {}) {
  const page = aPageInfo(over)
  const ready = await prepareDocument(stored, { widgets, readers: { ...standInReaders, ...readers }, page })
  return { ...ready, html: renderToString(<Elements elements={ready.elements} show={{ page }} />) }
}
const saved = (documents: Record<number, object[]>) => ({
  content: { saved: async (id: number) => documents[id] && { id, document: documents[id] } },
})

test('the workbench knows the widgets that hold others', () => {
  const nesting = [...widgets.values()].filter(({ definition }) => definition.nests).map(({ definition }) => definition.name)
  expect([...NESTING_WIDGETS].sort()).toEqual(nesting.sort())
})

test('the panels of tabs, accordions and carousels are the elements inside, under their titles', async () => {
  const inside = [container('p1', heading('h1', 'Primeiro')), container('p2', heading('h2', 'Segundo'))]
  const accordion = await draw([
    widget('a1', 'nested-accordion', { items: [{ item_title: 'Um' }, { item_title: 'Dois' }] }, inside),
  ])
  expect(accordion.problems).toEqual([])
  expect(accordion.html).toMatch(/<summary.*?Um<.*?Primeiro.*?<summary.*?Dois<.*?Segundo/s)
  const tabs = await draw([widget('t1', 'nested-tabs', { tabs: [{ tab_title: 'Um' }] }, inside)])
  expect(tabs.html).toMatch(/role="tabpanel".*Primeiro.*role="tabpanel".*Segundo/s)
  expect(tabs.html).toContain('>Item 2<')
  const carousel = await draw([widget('c1', 'nested-carousel', {}, inside)])
  expect(carousel.html.match(/class="swiper-slide"/g)).toHaveLength(2)
})

test('of an accordion of questions search engines are told the words in its panels, where the merchant wants that', async () => {
  const inside = [container('p1', heading('h1', 'Dois dias')), container('p2', heading('h2', 'Em sete dias'))]
  const items = [{ item_title: 'Qual o prazo?' }, { item_title: 'Como troco?' }]
  const told = await draw([widget('a1', 'nested-accordion', { items, faq_schema: 'yes' }, inside)])
  const facts = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(told.html)![1]!)
  expect(
    facts.mainEntity.map((one: { name: string; acceptedAnswer: { text: string } }) => [one.name, one.acceptedAnswer.text]),
  ).toEqual([
    ['Qual o prazo?', 'Dois dias'],
    ['Como troco?', 'Em sete dias'],
  ])
  const untold = await draw([widget('a1', 'nested-accordion', { items }, inside)])
  expect(untold.html).not.toContain('ld+json')
})

test('a card is drawn once for each product, with its own name and link, and its rules stand once', async () => {
  const card = container('k1', heading('k2', 'Feito à mão'), widget('k3', 'theme-page-title'), widget('k4', 'product-form'))
  const { html, css, problems } = await draw([widget('l1', 'loop-grid', { _skin: 'product' }, [card])])
  expect(problems).toEqual([])
  expect(html.match(/<article/g)).toHaveLength(4)
  expect(html).toMatch(/<h3[^>]*><a href="\/produto\/jarro-11\/">Jarro de barro nº 11<\/a><\/h3>/)
  expect(html).not.toContain('<h1')
  expect(css.match(/elementor-element-k2\{/g)).toHaveLength(1)
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('a list of cards without a card of its own shows picture, name and price', async () => {
  const { html } = await draw([widget('l1', 'loop-carousel', { _skin: 'product' })])
  expect(html).toContain('featured-image')
  expect(html).toContain('woocommerce-Price-amount')
})

test('a saved card may show blocks, and a card that stands in itself is left out', async () => {
  const grid = (id: string, card: number) => widget(id, 'loop-grid', { _skin: 'product', template_id: card })
  const blocks = { blockDocument: async (id: number) => (id === 8 ? [heading('s1', 'Salvo')] : undefined) }
  const { html, tags, problems } = await draw([grid('l1', 7)], {
    ...saved({ 7: [widget('m1', 'template', { template_id: 8 })] }),
    blocks,
  })
  expect(html.match(/Salvo/g)).toHaveLength(4)
  expect([...tags]).toContain('content:8')
  expect(problems).toEqual([])
  const turning = await draw([grid('l1', 7)], saved({ 7: [heading('s1', 'Sete'), grid('l2', 7)] }))
  expect(turning.html.match(/Sete/g)).toHaveLength(4)
  expect(turning.problems.join()).toContain('the document 7 stands in itself')
})

test('cards in cards end before a page becomes too slow to draw', async () => {
  const grid = (id: string, ...inside: object[]) => widget(id, 'loop-grid', { _skin: 'product' }, inside)
  const texts = Array.from({ length: 80 }, (_, index) => heading(`t${index}`, 'x'))
  const { problems } = await draw([grid('a', grid('b', grid('c', ...texts)))])
  expect(problems).toContain('elements past the 4000th were left out')
})
