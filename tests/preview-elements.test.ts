import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pruned } from '#admin/browser/editor/canvas/redraw-plan.ts'
import { type PageElement, type Tree, treeOf } from '#admin/browser/documents/tree.ts'
import type { DrawnElements } from '#builder/drawn-elements.ts'
import { loadWidgets } from '#builder/registry.ts'
import { readMarks } from '#builder/style-marks.ts'
import { translateDocument } from '#move-in/elementor/translate-document.ts'
import { createNonces } from '#http/nonce.ts'
import { systemClock } from '#kit/clock.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { apiAs } from '#tests/support/api.ts'
import { aShop, SECRET, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
type Answer = { statusCode: number; body: string; json: <T>() => T }
let send: (url: string, fields: Record<string, unknown>) => Promise<Answer>

beforeAll(async () => {
  shop = await aShop({ demo: true })
  const { user } = await apiAs(shop, 'shop_manager')
  const { token, sessionId } = await createSessions({ db: shop.db }).open(user)
  const nonce = createNonces({ secret: SECRET, clock: systemClock }).make('wp_rest', { sessionId, userId: user.id })
  send = async (url, fields) =>
    await shop.http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', cookie: `vitrine_session=${token}` },
      payload: JSON.stringify({ nonce, ...fields }),
    })
})
afterAll(() => shop.close())

const contentOf = (document: Tree, conditions?: string[]) =>
  JSON.stringify({ title: 'Título', excerpt: '', picture: 0, document, ...(conditions && { conditions }) })

/** What stands in the page by itself, from the top. */
const standing = (tree: Tree): PageElement[] =>
  tree.flatMap((element) => [element, ...(element.elType === 'container' ? standing(element.elements) : [])])

const someOf = (tree: Tree) => {
  const all = standing(tree)
  const step = Math.max(1, Math.floor(all.length / 25))
  return all.filter((_element, place) => place % step === 0)
}
const withoutMarks = (css: string) => {
  const { base, rules } = readMarks(css)
  return base + rules.map((rule) => rule.css).join('')
}

/** What a whole page says that it brings. */
const needsOf = (page: string) => {
  const told = /<body[^>]* data-needs="([^"]*)"/.exec(page)?.[1] ?? 'null'
  return JSON.parse(told.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")) as string[]
}

test('an element that is drawn alone is to the letter what stands in the whole page, with its rules, and needs nothing else', async () => {
  const documents = await shop.db
    .selectFrom('content')
    .select(['id', 'slug', 'type', 'document'])
    .where('type', 'in', ['page', 'post'])
    .orderBy('id')
    .limit(12)
    .execute()
  for (const { id, slug, document } of documents) {
    const tree = treeOf(document)
    const whole = (await send('/previa/', { id: String(id), content: contentOf(tree) })).body
    const rules = withoutMarks(whole)
    const told = needsOf(whole)
    for (const element of someOf(tree)) {
      const plan = { wanted: [element.id], shells: [] }
      const answer = await send('/previa/elementos/', {
        id: String(id),
        content: contentOf(pruned(tree, plan)),
        ...plan,
        styled: [],
      })
      const drawn = answer.json<DrawnElements>()
      expect([slug, element.id, whole.includes(drawn.markup[element.id] ?? 'nothing')]).toEqual([slug, element.id, true])
      expect([slug, element.id, rules.includes(withoutMarks(drawn.css))]).toEqual([slug, element.id, true])
      expect([slug, element.id, drawn.needs.filter((need) => !told.includes(need))]).toEqual([slug, element.id, []])
    }
  }
})

test('what brings nothing from elsewhere asks for nothing that only whole pages bring', async () => {
  const home = await shop.db
    .selectFrom('content')
    .select(['id', 'document'])
    .where('slug', '=', 'inicio')
    .executeTakeFirstOrThrow()
  const tree = treeOf(home.document)
  for (const element of standing(tree).filter(({ widgetType = 'container' }) => ['container', 'heading'].includes(widgetType))) {
    const plan = { wanted: [element.id], shells: [] }
    const answer = await send('/previa/elementos/', {
      id: String(home.id),
      content: contentOf(pruned(tree, plan)),
      ...plan,
      styled: [],
    })
    const hosts = answer.json<DrawnElements>().needs.filter((need) => need.startsWith('outside'))
    expect([element.id, hosts]).toEqual([element.id, []])
  }
})

test('a page tells of its fonts, of what moves in it and of other hosts; one without them tells of none of these', async () => {
  const { id } = await shop.db.selectFrom('content').select('id').where('slug', '=', 'sobre').executeTakeFirstOrThrow()
  const aWidget = (name: string, widgetType: string, settings: Record<string, unknown>): PageElement => ({
    id: name,
    elType: 'widget',
    widgetType,
    settings,
    elements: [],
  })
  const plain = aWidget('plain1', 'heading', { title: 'Sem nada' })
  const needing: PageElement[] = [
    aWidget('font1', 'heading', { title: 'Letras', typography_typography: 'custom', typography_font_family: 'Lora' }),
    aWidget('moves1', 'heading', { title: 'Aparece', _animation: 'fadeIn' }),
    aWidget('stays1', 'heading', { title: 'Fica', sticky: 'top' }),
    aWidget('film1', 'video', { video_type: 'youtube', youtube_url: 'https://www.youtube.com/watch?v=XHOmBV4js_E' }),
  ]
  const pageOf = async (tree: PageElement[]) =>
    needsOf((await send('/previa/', { id: String(id), content: contentOf(tree) })).body)
  const bare = await pageOf([plain])
  const told = await pageOf([plain, ...needing])
  const kindsOf = (needs: string[]) => new Set(needs.filter((need) => !bare.includes(need)).map((need) => need.split(' ')[0]))
  expect([...kindsOf(told)].sort()).toEqual(['font', 'motion', 'outside'])
  for (const element of needing) {
    const plan = { wanted: [element.id], shells: [] }
    const content = contentOf(pruned([plain, ...needing], plan))
    const { needs } = (await send('/previa/elementos/', { id: String(id), content, ...plan, styled: [] })).json<DrawnElements>()
    expect([element.id, needs.some((need) => !bare.includes(need))]).toEqual([element.id, true])
    expect([element.id, needs.filter((need) => !told.includes(need))]).toEqual([element.id, []])
  }
})

test('a container is drawn without what stands in it, and brings the style that the page lacks', async () => {
  const inner: PageElement = {
    id: 'inner1',
    elType: 'widget',
    widgetType: 'heading',
    settings: { title: 'Dentro' },
    elements: [],
  }
  const outer: PageElement = {
    id: 'outer1',
    elType: 'container',
    widgetType: 'container',
    settings: { gap: 'lg' },
    elements: [inner],
  }
  const { id } = await shop.db.selectFrom('content').select('id').where('slug', '=', 'inicio').executeTakeFirstOrThrow()
  const ask = async (styled: string[]) =>
    (
      await send('/previa/elementos/', { id: String(id), content: contentOf([outer]), wanted: [], shells: ['outer1'], styled })
    ).json<DrawnElements>()
  const drawn = await ask([])
  expect(drawn.markup.outer1).toContain('data-id="outer1"')
  expect(drawn.markup.outer1).not.toContain('Dentro')
  expect(Object.keys(drawn.widgets)).toEqual(['container'])
  expect((await ask(['container'])).widgets).toEqual({})
})

test('nobody but who runs the shop, and has meant it, has elements drawn', async () => {
  const fields = { id: '1', content: contentOf([]), wanted: [], shells: [], styled: [] }
  expect((await send('/previa/elementos/', { ...fields, nonce: 'other' })).statusCode).toBe(403)
  const stranger = await shop.http.inject({ method: 'POST', url: '/previa/elementos/', payload: fields })
  expect(stranger.statusCode).toBe(403)
})

/** A page that came from elsewhere goes on growing: its next element must not be the one too many. */
const ROOM_BYTES = 300

test.each([
  ['styled-widgets', 'sobre'],
  ['landing', 'inspire-se'],
  ['course', 'trocas-e-devolucoes'],
  ['shop-page', 'clube'],
  ['product-page', 'contato'],
])(
  'the page %s of another builder, with nearly every style there is, brings at most 14 KB of style, with room for more',
  async (name, slug) => {
    const file = readFileSync(join(import.meta.dirname, 'fixtures', 'elementor', `${name}.json`), 'utf8')
    const widgets = await loadWidgets(join(import.meta.dirname, '..', 'src', 'widgets'))
    const { document } = translateDocument((JSON.parse(file) as { content: unknown }).content, { widgets })
    const { numUpdatedRows } = await shop.db
      .updateTable('content')
      .set({ document: JSON.stringify(document) })
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    expect(numUpdatedRows).toBe(1n)
    const { body } = await shop.http.inject({ url: `/${slug}/` })
    const style = [...body.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('')
    expect(style).toContain(`.elementor-element-${document.at(-1)!.id}`)
    expect(brotliCompressSync(style).length).toBeLessThanOrEqual(14 * 1024 - ROOM_BYTES)
  },
)
