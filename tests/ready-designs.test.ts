import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { documentProblems } from '#api/wp/document.ts'
import { ADVANCED_FIELDS } from '#builder/advanced.ts'
import { loadWidgets, type Widgets } from '#builder/registry.ts'
import type { DesignElement } from '#content/library/elements.ts'
import { loadReadyDesigns, type ReadyDesign } from '#content/library/ready.ts'
import type { ShopFacts } from '#content/library/shop-facts.ts'

const NOTHING: ShopFacts = {
  name: 'Minha loja',
  tagline: '',
  legalName: '',
  document: '',
  address: '',
  city: '',
  state: '',
  postcode: '',
  email: '',
  phone: '',
  whatsapp: '',
  hours: '',
  privacyContact: '',
  products: [],
  categories: [],
  pictures: { wide: [], tall: [], square: [], people: [] },
  pages: { about: '/loja/', contact: '/contato/', returns: '/contato/', privacy: '/contato/', delivery: '/contato/' },
  launchDate: '2026-12-02 10:00',
  today: '18 de novembro de 2026',
}
const FULL: ShopFacts = {
  ...NOTHING,
  name: 'Ateliê <b>Olá</b> & Cia.',
  tagline: 'Cerâmica "de casa"',
  legalName: 'Olá & Cia. Ltda.',
  document: '11.222.333/0001-81',
  address: 'Rua das Flores, 12',
  city: 'Tiradentes',
  state: 'MG',
  postcode: '36325-000',
  email: 'oi@loja.example',
  phone: '(32) 3355-0199',
  whatsapp: '(32) 99955-0199',
  hours: 'Segunda a sexta: 9h às 18h\nSábado: 10h às 14h',
  privacyContact: 'Helena, privacidade@loja.example',
  products: [{ id: 7, name: 'Vaso', url: '/produto/vaso/', pictureId: 31 }],
  categories: [{ name: 'Cerâmica', slug: 'ceramica', pictureId: 32 }],
  pictures: { wide: [1, 2, 3], tall: [4, 5], square: [6], people: [9] },
}

let widgets: Widgets
let designs: ReadyDesign[]
beforeAll(async () => {
  widgets = await loadWidgets(join(import.meta.dirname, '../src/widgets'))
  designs = await loadReadyDesigns()
})

const flat = (elements: DesignElement[]): DesignElement[] => elements.flatMap((one) => [one, ...flat(one.elements)])

test('there are at least forty sections and fourteen pages, each with a name of its own', () => {
  const of = (kind: ReadyDesign['kind']) => designs.filter((design) => design.kind === kind)
  expect(of('section').length).toBeGreaterThanOrEqual(40)
  expect(of('page').length).toBeGreaterThanOrEqual(14)
  expect(of('section').filter(({ group }) => group === 'heroes').length).toBeGreaterThanOrEqual(6)
  expect(new Set(designs.map(({ id }) => id)).size).toBe(designs.length)
  expect(new Set(of('section').map(({ title }) => title)).size).toBe(of('section').length)
})

const unknownSettings = (id: string, document: DesignElement[]) =>
  flat(document).flatMap(({ widgetType, settings }) => {
    const known = new Set(Object.keys({ ...widgets.get(widgetType)!.definition.fields, ...ADVANCED_FIELDS, _skin: 0 }))
    return Object.keys(settings)
      .filter((name) => !known.has(name.replace(/_(tablet|mobile)$/, '')) && !known.has(name))
      .map((name) => `${id}, ${widgetType}: ${name}`)
  })

test.each([
  ['a shop that has told nothing of itself', NOTHING],
  ['a shop with everything', FULL],
])('every design is understood to its last setting: %s', (_which, shop) => {
  const faults = designs.flatMap(({ id, draw }) => {
    const document = draw(shop, false)
    const ids = flat(document).map((element) => element.id)
    const twice = ids.filter((one, at) => ids.indexOf(one) !== at).map((one) => `${id}: ${one} stands twice`)
    return [
      ...documentProblems(document, widgets).map((problem) => `${id}: ${problem}`),
      ...unknownSettings(id, document),
      ...twice,
    ]
  })
  expect(faults).toEqual([])
})

test('a page has one title, and so has a section that begins its page', () => {
  const titles = (document: DesignElement[]) => flat(document).filter(({ settings }) => settings.header_size === 'h1').length
  const wanted = (kind: string, group: string, begins: boolean) => (begins && (kind === 'page' || group === 'heroes') ? 1 : 0)
  const drawn = designs.flatMap(({ id, kind, group, draw }) =>
    [true, false]
      .filter((begins) => (begins ? kind === 'page' || group === 'heroes' : kind !== 'page'))
      .map((begins) => ({ id, begins, titles: titles(draw(FULL, begins)), wanted: wanted(kind, group, begins) })),
  )
  expect(drawn.filter((one) => one.titles !== one.wanted)).toEqual([])
})

test('no heading of a page skips a level', () => {
  const skipping = designs.flatMap(({ id, kind, draw }) => {
    if (kind !== 'page') return []
    const levels = flat(draw(FULL, true)).flatMap(({ widgetType, settings }) => {
      if (widgetType !== 'heading') return []
      const level = /^h([1-6])$/.exec(String(settings.header_size ?? 'h2'))?.[1]
      return level === undefined ? [] : [Number(level)]
    })
    return levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1) ? [`${id}: ${levels.join(' ')}`] : []
  })
  expect(skipping).toEqual([])
})

test('designs are drawn with the words, goods and pictures of the shop, its name written as text', () => {
  const text = (id: string, shop: ShopFacts) => JSON.stringify(designs.find((design) => design.id === id)!.draw(shop, true))
  expect(text('shelves-one-product', FULL)).toContain('/produto/vaso/')
  expect(text('categories-grid', FULL)).toContain('/categoria-produto/ceramica/')
  expect(text('contact-whatsapp', FULL)).toContain('https://wa.me/5532999550199')
  expect(text('contact-whatsapp', NOTHING)).toContain('/contato/')
  expect(text('about-story', FULL)).toContain('&lt;b&gt;Olá')
  expect(text('heroes-photo-cover', FULL)).toContain('"background_image":{"id":1}')
})

test.each(['returns', 'privacy', 'terms'])(
  'the page of law «%s» names who sells, says what is missing, and that it is a beginning',
  (name) => {
    const { draw, note } = designs.find(({ id }) => id === `page-${name}`)!
    const [full, empty] = [FULL, NOTHING].map((shop) => JSON.stringify(draw(shop, true)))
    expect(note).toMatch(/ponto de partida/)
    expect(full).toContain('11.222.333/0001-81')
    expect(full).toContain('Tiradentes – MG')
    expect(full).toContain('18 de novembro de 2026')
    expect(empty).toContain('[complete: nome empresarial]')
  },
)

test('what the law fixes is said as it is: seven days from receipt, with the freight', () => {
  const text = JSON.stringify(designs.find(({ id }) => id === 'page-returns')!.draw(FULL, true))
  expect(text).toMatch(/sete dias corridos, contados do recebimento.*art\. 49/)
  expect(text).toMatch(/inclusive o frete/)
  expect(text).toMatch(/30 dias.*90 dias/)
})
