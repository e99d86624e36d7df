import { expect, test } from 'vitest'
import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import { contrast } from '#kit/colour-contrast.ts'
import type { Elements } from '../finding.ts'
import type { HeadingFact, LinkFact, PictureFact, TextFact } from '../page-facts.ts'
import { alternativeFindings } from './alternatives.ts'
import { contrastFindings } from './contrast.ts'
import { firstScreenFindings, largestAfterMs } from './first-screen.ts'
import { headingFindings } from './headings.ts'
import { linkFindings, pathsToAsk } from './links.ts'
import { KB, weightFindings } from './weight.ts'

const field = (name: string, options: string[] = [], control = 'choice') => ({
  name,
  control,
  many: false,
  state: 'normal',
  options: options.map((value) => ({ value, label: value })),
})
const aWidget = (settings: object[], style: object[] = []) => ({ settings, style }) as unknown as WireWidget // only what the rules read
const heading = aWidget([field('header_size', ['h1', 'h2', 'h3', 'h4'])], [field('title_color', [], 'color')])
const widgetOf = () => heading

const at = (level: number, element = `e${level}`): HeadingFact => ({ level, element, text: `Título ${level}` })
const around = (level: number): HeadingFact => ({ level, element: undefined, text: 'Da página' })

test.each<[name: string, levels: HeadingFact[], found: [string | undefined, string | undefined][]]>([
  ['in order', [at(1), at(2), at(3), at(2)], []],
  ['none at all', [], []],
  ['no first level', [at(2, 'a'), at(3)], [['a', 'Mudar para H1']]],
  ['two of the first', [at(1), at(1, 'b')], [['b', 'Mudar para H2']]],
  ['one skipped', [at(1), at(3, 'c')], [['c', 'Mudar para H2']]],
  ['going up any number is fine', [at(1), at(2), at(3), at(4), at(2)], []],
  [
    'many of one element are told of once',
    [at(1), at(3, 'list'), around(1), at(3, 'list')],
    [
      [undefined, undefined],
      ['list', 'Mudar para H2'],
    ],
  ],
  ['of the page around it: nothing can be changed here', [around(2)], [[undefined, undefined]]],
])('headings: %s', (_name, levels, found) => {
  const told = headingFindings(levels, widgetOf).map(({ element, fix }) => [element, fix?.label])
  expect(told.toSorted()).toEqual(found.toSorted())
})

test('a widget without such a level offers no change of it, and the change is of its own setting', () => {
  const slides = aWidget([field('size', ['sm']), field('slides_title_tag', ['h2', 'h3'])])
  const [none] = headingFindings([at(2, 'a')], () => slides)
  expect(none).toMatchObject({ element: 'a', fix: undefined })
  const [skip] = headingFindings([at(1), at(3, 'a')], () => slides)
  expect(skip?.fix?.change({ other: 1 }, '')).toEqual({ other: 1, slides_title_tag: 'h2' })
})

const aPicture = (facts: Partial<PictureFact>): PictureFact => ({
  element: 'p',
  file: 'vaso.webp',
  alt: 'Um vaso',
  isLink: false,
  bytes: 20 * KB,
  fileWidth: 800,
  drawnWidth: 400,
  ...facts,
})

const anImage: Elements = {
  widgetOf: () => aWidget([field('image', [], 'picture')]),
  settingsOf: () => ({ image: { id: 3, alt: '' } }),
}

test.each<[alt: string | null, isLink: boolean, element: string | undefined, grave: boolean[]]>([
  ['Um vaso', false, 'p', []],
  ['', false, 'p', [false]],
  [null, false, 'p', [false]],
  ['  ', true, 'p', [true]],
  ['Um vaso', true, 'p', []],
  ['', true, undefined, []],
])('a picture with the alternative %j, a link: %s, of %s', (alt, isLink, element, grave) => {
  expect(alternativeFindings([aPicture({ alt, isLink, element })], anImage).map(({ isGrave }) => isGrave)).toEqual(grave)
})

test('a picture of the shop that says nothing on purpose is not told of; one that says nothing at all or leads somewhere is', () => {
  const tell = (facts: Partial<PictureFact>) => alternativeFindings([aPicture(facts)], { widgetOf, settingsOf: () => ({}) })
  expect(tell({ alt: '' })).toEqual([])
  expect([...tell({ alt: null }), ...tell({ alt: '', isLink: true })].map(({ fix }) => fix)).toEqual([undefined, undefined])
})

test.each(['container', 'testimonial'])('the pictures of %s are decoration, and are not told of', (name) => {
  const decorated = { ...anImage, widgetOf: () => ({ ...anImage.widgetOf('p')!, name }) }
  expect(alternativeFindings([aPicture({ alt: '' })], decorated)).toEqual([])
})

test('a picture is described where it is told of, each of several by its own words', () => {
  const [one] = alternativeFindings([aPicture({ alt: '' })], anImage)
  expect(one?.fix?.asks?.label).toBe('O que ela mostra')
  expect(one?.fix?.change({ image: { id: 3, alt: '' } }, 'Um vaso azul')).toEqual({ image: { id: 3, alt: 'Um vaso azul' } })
  const slides = { ...field('slides', [], 'items'), settings: [field('picture', [], 'picture')] }
  const rows = { slides: [{ picture: { id: 1, alt: 'Mesa' } }, { picture: { id: 2, alt: '' } }] }
  const found = alternativeFindings([aPicture({}), aPicture({ alt: '' })], {
    widgetOf: () => aWidget([slides]),
    settingsOf: () => rows,
  })
  expect(found.map(({ fix }) => fix?.change(rows, 'Rede'))).toEqual([
    { slides: [{ picture: { id: 1, alt: 'Mesa' } }, { picture: { id: 2, alt: 'Rede' } }] },
  ])
})

const origin = 'https://loja.example'
const aLink = (href: string, facts: Partial<LinkFact> = {}): LinkFact => ({ element: 'l', text: 'Ver mais', href, ...facts })

const aButton = (url: string): Elements => ({
  widgetOf: () => aWidget([field('link', [], 'link')]),
  settingsOf: () => ({ text: 'Ver mais', link: { url, nofollow: true } }),
})

test('a dead link is led elsewhere where it is told of, if its address stands in a setting', () => {
  const known = { origin, anchors: new Set<string>(), missing: new Set(['/sumiu/']) }
  const [found] = linkFindings([aLink('/sumiu/')], { ...aButton('/sumiu/'), ...known })
  const settings = { text: 'Ver mais', link: { url: '/sumiu/', nofollow: true } }
  expect(found?.fix?.change(settings, '/loja/')).toEqual({ text: 'Ver mais', link: { url: '/loja/', nofollow: true } })
  expect(linkFindings([aLink('/sumiu/')], { ...aButton('/outro/'), ...known })[0]?.fix).toBeUndefined()
})

test.each<[href: string, isDead: boolean]>([
  ['', true],
  ['#', true],
  [' # ', true],
  ['#contato', false],
  ['#nada', true],
  ['#caf%C3%A9', false],
  ['#%', true],
  ['#elementor-action:action=popup:open', false],
  ['javascript:void(0)', true],
  ['JavaScript:alert(1)', true],
  ['/sobre/', false],
  ['/sumiu/', true],
  ['/sumiu/?a=1#b', true],
  ['https://loja.example/sumiu/', true],
  ['https://outra.example/sumiu/', false],
  ['mailto:oi@loja.example', false],
  ['tel:+5511999999999', false],
  ['http://[', false],
])('a link to «%s» is dead: %s', (href, isDead) => {
  const known = { ...aButton('/sumiu/'), origin, anchors: new Set(['contato', 'café']), missing: new Set(['/sumiu/']) }
  expect(linkFindings([aLink(href)], known)).toHaveLength(isDead ? 1 : 0)
  expect(linkFindings([aLink(href, { element: undefined })], known)).toEqual([])
})

test('only addresses of this shop are asked for, each once, without what is asked behind them', () => {
  const links = ['/a/', '/a/?x=1', 'https://loja.example/b/#c', 'https://outra.example/', '#d', 'mailto:a@b.c', ''].map((href) =>
    aLink(href),
  )
  expect(pathsToAsk([...links, aLink('/e/', { element: undefined })], origin)).toEqual(['/a/', '/b/'])
})

const aText = (colour: string, ground: string, facts: Partial<TextFact> = {}): TextFact => ({
  element: 't',
  text: 'Frete grátis',
  colour,
  ground,
  isLarge: false,
  ...facts,
})

test.each<[colour: string, ground: string, isLarge: boolean, isFound: boolean]>([
  ['#000000', '#ffffff', false, false],
  ['#777777', '#ffffff', false, true],
  ['#777777', '#ffffff', true, false],
  ['#999999', '#ffffff', true, true],
  ['#333333', '#000000', false, true],
])('%s on %s, large: %s', (colour, ground, isLarge, isFound) => {
  const found = contrastFindings([aText(colour, ground, { isLarge })], widgetOf)
  expect(found).toHaveLength(isFound ? 1 : 0)
  for (const { fix } of found) {
    const { title_color: readable } = fix!.change({}, '') as { title_color: string }
    expect(contrast(readable, ground)).toBeGreaterThanOrEqual(isLarge ? 3 : 4.5)
  }
})

test('an element is told of once, by its worst text; the readable colour takes the place of the one of the site', () => {
  const found = contrastFindings([aText('#777777', '#ffffff'), aText('#cccccc', '#ffffff', { text: 'Pior' })], widgetOf)
  expect(found.map(({ text }) => text)).toEqual(['«Pior» é difícil de ler: contraste 1,6, o mínimo é 4,5.'])
  const globals = { title_color: 'globals/colors?id=text', other: 'globals/colors?id=accent' }
  const changed = found[0]!.fix!.change({ __globals__: globals }, '')
  expect(changed).toMatchObject({ title_color: expect.stringMatching(/^#/), __globals__: { other: 'globals/colors?id=accent' } })
  expect(changed.__globals__ as object).not.toHaveProperty('title_color')
})

test('which of several colours is meant is left to the merchant', () => {
  const many = aWidget([], [field('title_color', [], 'color'), field('text_color', [], 'color')])
  expect(contrastFindings([aText('#eeeeee', '#ffffff')], () => many)[0]!.fix).toBeUndefined()
})

const light = { script: 11 * KB, style: 9 * KB, pictures: 300 * KB, fonts: 60 * KB, page: 12 * KB }

test.each<[name: string, weight: Partial<typeof light>, picture: Partial<PictureFact>, found: number]>([
  ['within everything', {}, {}, 0],
  ['too much script', { script: 13 * KB }, {}, 1],
  ['too much style', { style: 15 * KB }, {}, 1],
  ['too many pictures', { pictures: 1_200 * KB }, {}, 1],
  ['one that is large', {}, { bytes: 300 * KB }, 1],
  ['much wider than it is drawn', {}, { bytes: 90 * KB, fileWidth: 2_000, drawnWidth: 400 }, 1],
  ['of the page around', {}, { bytes: 300 * KB, element: undefined }, 0],
  ['not drawn yet', {}, { bytes: 90 * KB, drawnWidth: 0 }, 0],
])('weight: %s', (_name, weight, picture, found) => {
  expect(weightFindings({ weight: { ...light, ...weight }, pictures: [aPicture(picture)] })).toHaveLength(found)
})

test('the largest of the first screen: text is there with the page, a picture after it, one that is fetched late later still', () => {
  const largest = { element: 'p', what: 'picture' as const, bytes: 100 * KB, isLate: false, file: 'vaso.webp' }
  const [text, soon, late] = [{ ...largest, what: 'text' as const }, largest, { ...largest, isLate: true }].map((one) =>
    largestAfterMs({ weight: light, largest: one }),
  )
  expect(text).toBeLessThan(soon!)
  expect(soon).toBeLessThan(late!)
  expect(largestAfterMs({ weight: light, largest: undefined })).toBeUndefined()
})

test('a picture of the first screen that is late or heavy is told of, with what can be done', () => {
  const image = aWidget([field('first_on_page')])
  const largest = { element: 'p', what: 'picture' as const, bytes: 100 * KB, isLate: true, file: 'vaso.webp' }
  const [late] = firstScreenFindings({ weight: light, largest }, () => image)
  expect(late?.fix?.change({}, '')).toEqual({ first_on_page: 'yes' })
  expect(firstScreenFindings({ weight: light, largest }, widgetOf)[0]?.fix).toBeUndefined()
  expect(firstScreenFindings({ weight: light, largest: { ...largest, isLate: false } }, () => image)).toEqual([])
  expect(
    firstScreenFindings({ weight: light, largest: { ...largest, isLate: false, bytes: 500 * KB } }, () => image),
  ).toHaveLength(1)
})
