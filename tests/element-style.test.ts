import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { ADVANCED_FIELDS } from '#builder/advanced.ts'
import { type PageElement, readDocument } from '#builder/document.ts'
import { readElement } from '#builder/read-element.ts'
import { type Demo, loadWidgets, readStyle } from '#builder/registry.ts'
import { partsOf, styleOf } from '#builder/style/element-style.ts'
import { misreadStyle } from '#builder/style/misread.ts'
import { translateDocument } from '#move-in/elementor/translate-document.ts'
import { styledPage } from './fixtures/styled-page.ts'
import { archiveTemplate, singleTemplate } from '../demo/pages/blog-parts.ts'
import { clubPage } from '../demo/pages/club-page.ts'
import { communityPage } from '../demo/pages/community-page.ts'
import { homePage } from '../demo/pages/home.ts'
import { ideasPage } from '../demo/pages/ideas-page.ts'
import { innerPages } from '../demo/pages/inner-pages.ts'
import { footerTemplate } from '../demo/pages/site-parts.ts'

const widgets = await loadWidgets(join(import.meta.dirname, '..', 'src', 'widgets'))
const flat = (elements: PageElement[]): PageElement[] => elements.flatMap((element) => [element, ...flat(element.elements)])
const kindOf = (name: string) => (name === 'container' ? 'container' : 'widget')

/** What a document of another builder looks like, element by element. */
function cssOf(name: string): Record<string, string> {
  const file = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', 'elementor', `${name}.json`), 'utf8')) as {
    content: unknown
  }
  const { elements, problems } = readDocument(file.content)
  expect(problems).toEqual([])
  return Object.fromEntries(
    flat(elements).map((element) => [element.id, readElement(element, widgets.get(element.widgetType)).css]),
  )
}
const root = (id: string) => `.elementor-element.elementor-element-${id}`

test('pages without style settings get not one byte of style more', () => {
  const documents = [homePage, clubPage, ideasPage, ...innerPages.map(({ document }) => document)].map((draw) => draw(() => 7))
  documents.push(communityPage(), archiveTemplate(), singleTemplate(), footerTemplate())
  const elements = documents.flatMap((document) => flat(readDocument(JSON.parse(document)).elements))
  expect(elements.length).toBeGreaterThan(100)
  for (const element of elements) expect(styleOf(element, widgets.get(element.widgetType)?.definition)).toBe('')
})

test('the demos of the widgets neither', async () => {
  for (const { definition, folder } of widgets.values()) {
    const { default: demos } = (await import(join(folder, 'demo.ts'))) as { default: Demo[] }
    for (const { settings } of demos) {
      const element: PageElement = {
        id: 'a',
        elType: kindOf(definition.name),
        widgetType: definition.name,
        settings,
        elements: [],
      }
      expect(styleOf(element, definition)).toBe('')
    }
  }
})

/** What has no look of its own: markup and documents of others, space, places to jump to, and frames of other hosts. */
const BARE = ['html', 'shortcode', 'template', 'spacer', 'menu-anchor', 'code-highlight', 'woocommerce-notices']

test('every widget that draws something has parts whose look can be changed', () => {
  const without = [...widgets.values()].filter(({ definition }) => (definition.style ?? []).length === 0)
  const names = without.map(({ definition }) => definition.name).filter((name) => !name.startsWith('facebook-'))
  expect(names.toSorted()).toEqual(BARE.toSorted())
})

test('no style setting has the name of a setting that means something else', () => {
  for (const { definition } of widgets.values()) {
    const own = new Set([...Object.keys(definition.fields), ...Object.keys(ADVANCED_FIELDS)])
    const styled = partsOf(kindOf(definition.name), definition).flatMap(({ controls }) => controls)
    const twice = styled
      .filter(({ exceptDesktop }) => !exceptDesktop)
      .flatMap(({ fields }) => Object.keys(fields).filter((key) => own.has(key)))
    expect({ [definition.name]: twice }).toEqual({ [definition.name]: [] })
  }
})

test('sections and columns come out with their styles on every device', () => {
  const css = cssOf('sections')
  expect(css['5ec710a']).toContain('--min-height:70vh')
  expect(css['5ec710a']).toContain('@media(max-width:767px){.elementor-element-5ec710a{--min-height:420px}}')
  expect(css['5ec710a']).toContain('background-image:linear-gradient(135deg,#2A3A31 0%,#9C4327 100%)')
  expect(css['5ec710a']).toContain(`${root('5ec710a')}::before{content:"";`)
  expect(css['5ec710a']).toContain('background-color:#000000;background-image:none;opacity:0.35}')
  expect(css['5ec710a']).toContain(`${root('5ec710a')}>.e-con-inner{max-inline-size:1140px}`)
  expect(css['5ec710a']).toMatch(
    /\{padding:80px 0;.*@media\(max-width:1024px\)\{.*padding:48px 0.*@media\(max-width:767px\)\{.*padding:24px 16px/,
  )
  expect(css.c01a000).toContain('--width:60%')
  expect(css.c01a000).toMatch(/max-width:1024px.*--width:100%.*max-width:767px.*--width:100%/)
  expect(css.c01a000).toContain('padding:15px')
  expect(css['4ead001']).toContain('--heading-color:#FFFFFF')
  expect(css['4ead001']).toContain(
    `${root('4ead001')} .elementor-heading-title{font-family:var(--font-playfair-display,var(--font-text));font-size:56px;font-weight:700;` +
      `line-height:1.1em;text-shadow:0 2px 8px rgba(0,0,0,0.4)}`,
  )
  expect(css['4ead001']).toContain(`@media(max-width:767px){${root('4ead001')} .elementor-heading-title{font-size:32px}}`)
  expect(css['4ead001']).toContain('.elementor-element-4ead001{--align:start')
  expect(css['4ead001']).toContain(`${root('4ead001')}{margin:0 0 24px}`)
  expect(css.b077001).toContain(
    `${root('b077001')} .elementor-button{color:#2A2320;background-color:#FBF8F3;background-image:none;border-style:solid;border-width:2px;` +
      `border-color:#FBF8F3;border-radius:4px;box-shadow:0 6px 20px 0 #00000040;padding:16px 32px}`,
  )
  expect(css.b077001).toContain(
    `.elementor-button:is(:hover,:focus-visible){color:#FFFFFF;background-color:#9C4327;background-image:none}`,
  )
  expect(css.b077001).toContain(`@media(max-width:767px){${root('b077001')} .elementor-button{padding:12px 20px}}`)
})

test('containers come out with globals, hover and devices', () => {
  const css = cssOf('containers')
  expect(css.a1b2c3d).toContain('--background:var(--color-night)')
  expect(css.a1b2c3d).toContain('--min-height:50vh')
  expect(css.a1b2c3d).toContain('--gap:20px 40px;--justify:space-between;--items:center')
  expect(css.a1b2c3d).toContain('border-radius:24px 24px 0 0;box-shadow:0 0 10px 0 rgba(0,0,0,0.5)')
  expect(css.a1b2c3d).toMatch(/max-width:767px.*flex-wrap:wrap/)
  expect(css.b1b2c3d).toMatch(/--width:55%.*max-width:1024px.*--width:100%.*max-width:767px.*margin:-20px 0 0/)
  expect(css.d1b2c3d).toContain('--text-color:rgba(255,255,255,0.85)')
  expect(css.d1b2c3d).toContain('--text-align:justify')
  expect(css.d1b2c3d).toContain('.elementor-text-editor{font-family:var(--font-text);font-weight:400}')
  expect(css.e1b2c3d).toContain('.elementor-icon-box-title{color:var(--color-link);font-size:1.25rem}')
  expect(css.e1b2c3d).toContain('.elementor-icon-box-description{color:#333333}')
  expect(css.e1b2c3d).toContain(`${root('e1b2c3d')}:hover .elementor-icon-box-title{color:#222222}`)
  expect(css.e1b2c3d).toContain(`${root('e1b2c3d')}:hover{background-color:#F1E9DC;background-image:none;transform:scale(1.05)}`)
  expect(css.e1b2c3d).toContain(`${root('e1b2c3d')}{--width:48%;max-inline-size:48%;`)
  expect(css.e1b2c3d).toMatch(/max-width:767px.*--width:100%/)
  expect(css.c1b2c3d).toContain('grid-template-columns:1fr 2fr;gap:12px')
  expect(css.c1b2c3d).toContain('position:absolute;inset-inline-end:30px;inset-block-start:10%')
  expect(css.f1b2c3d).toContain('--image-width:300px')
  expect(css.f1b2c3d).toContain('.elementor-image img{opacity:0.9;filter:saturate(0%);border-radius:8px}')
  expect(css.f1b2c3d).toContain('.elementor-image img:is(:hover,:focus-visible){filter:saturate(100%)}')
  expect(css['11b2c3d']).toBe(
    '.elementor-element-11b2c3d{--spacer:8vh}@media(max-width:767px){.elementor-element-11b2c3d{--spacer:20px}}',
  )
})

/** An exported document, as it is when it has moved in. */
function movedIn(name: string) {
  const file = readFileSync(join(import.meta.dirname, 'fixtures', 'elementor', `${name}.json`), 'utf8')
  const { document, report } = translateDocument((JSON.parse(file) as { content: unknown }).content, { widgets })
  const read = flat(document).map((element) => [element.id, readElement(element, widgets.get(element.widgetType))] as const)
  return { read: Object.fromEntries(read), report }
}

test.each<[id: string, ...pieces: string[]]>([
  [
    'aa00001',
    '--product-columns:3',
    ' .products{--products-gap:30px',
    ' .woocommerce-loop-product__title{color:#1B1B1B;',
    'inset-inline:auto',
  ],
  [
    'aa00002',
    '--pointer-width:2px',
    '--pointer:#0B6B3A',
    '[aria-current]{color:#0B6B3A;--pointer:#B3261E}',
    ':not(:last-child)::after',
  ],
  ['aa00003', 'grid-template-columns:30% 1fr', '--tab-title-open:#0B6B3A', ' .elementor-tab-title{font-family:'],
  [
    'aa00004',
    ' .elementor-accordion-title{font-family:',
    ' .elementor-accordion-icon .icon{color:#0B6B3A;transform:none}',
    ':nth-child(2){display:block}',
  ],
  ['aa00005', '--item-gap:12px', '[open]>.elementor-tab-title{color:#0B6B3A}'],
  [
    'aa00006',
    'background-color:#0B6B3A',
    'flex-direction:column',
    'display:inline-flex',
    ' .elementor-tab-content{background-color:#FAFAFA',
  ],
  ['aa00007', ' .elementor-accordion{gap:10px}', 'background-color:#E8F3EC', 'justify-content:space-between'],
  ['aa00008', '--search-height:56px', ':focus-within{background-color:#F3FAF5;border-color:#0B6B3A}'],
  ['aa00009', '--map-height:40vh', '--map-height:240px', 'filter:saturate(20%)'],
  ['aa00010', '--cart-icon:22px', '--cart-bubble:#B3261E', ' .elementor-menu-cart__main{background-color:#FFFFFF;padding:28px}'],
  [
    'aa00011',
    '--toc-line:#0B6B3A',
    'max-block-size:300px',
    ' .elementor-toc__list-item-text-wrapper .icon{color:#0B6B3A;font-size:14px}',
  ],
  ['aa00012', 'grid-template-columns:1fr auto', 'border-radius:0', 'scale:1.1'],
  ['aa00013', 'align-items:center', 'translate:0 -8px', '@media(max-width:767px)'],
  ['aa00014', '--space-between:16px', 'padding-inline:clamp(0px,(100vw - 767px)*99,3.5rem)', 'inline-size:28px;block-size:28px'],
  ['aa00015', 'background-color:#c13584', '>:nth-child(2)>a{background-color:#1B1B1B;color:#FFFFFF}', 'repeat(2,max-content)'],
])('of an exported document the widget %s comes out with its style', (id, ...pieces) => {
  const { css } = movedIn('styled-widgets').read[id]!
  for (const piece of pieces) expect(css).toContain(piece)
})

/** Of a page of the exported document, the rules of the first widget of each kind. */
function rulesByKind(name: string) {
  const file = readFileSync(join(import.meta.dirname, 'fixtures', 'elementor', `${name}.json`), 'utf8')
  const { document } = translateDocument((JSON.parse(file) as { content: unknown }).content, { widgets })
  const all = flat(document).toReversed()
  const rules = all.map(
    (element) => [element.widgetType || 'container', readElement(element, widgets.get(element.widgetType)).css] as const,
  )
  const misread = all.flatMap((element) =>
    misreadStyle(
      partsOf(kindOf(element.widgetType || 'container'), widgets.get(element.widgetType)?.definition),
      element.settings,
    ),
  )
  return { rules: Object.fromEntries(rules), misread }
}

test.each<[document: string, widget: string, ...pieces: string[]]>([
  [
    'landing',
    'text-editor',
    '.prose>p:first-child::first-letter{color:#E0A458;padding:.1em .18em;background-color:#E0A458;color:#fff;color:#10302B}',
  ],
  ['landing', 'button', 'transition:.3s', ':is(:hover,:focus-visible){color:#9C4327', 'scale:1.1}'],
  ['landing', 'image', 'object-position:top center;opacity:0.95', 'block-size:300px', 'scale:.9}'],
  ['landing', 'icon-list', 'border-style:dotted;border-width:1px', '{max-inline-size:80%}', 'align-items:center'],
  ['landing', 'testimonial', 'figcaption img{inline-size:90px;block-size:90px'],
  [
    'landing',
    'call-to-action',
    '.elementor-cta:hover .elementor-cta__bg-wrapper::after{background:rgba(0,0,0,0.55)}',
    'border-style:solid;border-width:2px;border-color:#F2C14E',
  ],
  ['landing', 'price-table', 'border-block-start-style:dashed;border-block-start-color:#EADFC9', 'font-size:calc(40em/100)'],
  [
    'course',
    'star-rating',
    'font-size:26px;--color-star:#FFD639;--color-line:#FFFFFF66',
    'letter-spacing:4px',
    'column-gap:10px',
  ],
  ['course', 'container', '::before{content:"";position:absolute;inset:0;z-index:1'],
  ['course', 'blockquote', 'border-inline-start-width:5px;padding-inline-start:20px', 'gap:16px'],
  [
    'course',
    'countdown',
    'inline-size:80%',
    'background-color:#E01A4F;border-style:solid;border-width:2px',
    'font-size:44px;font-weight:800',
    'text-transform:uppercase',
    '{font-size:26px}',
  ],
  ['shop-page', 'site-logo', 'inline-size:140px', '@media(max-width:767px)', 'inline-size:100px'],
  ['shop-page', 'breadcrumbs', ' ol{color:#6B6880;font-size:13px}', ' a{color:#5B21B6}'],
  [
    'shop-page',
    'gallery',
    '{--gallery-gap:10px}',
    'border-style:solid;border-width:2px;border-color:#C4B5FD',
    'li:hover picture::after{background-color:#5B21B699',
  ],
  [
    'product-page',
    'container',
    'grid-auto-flow:column;justify-content:center;align-content:end',
    ':hover::before{background-color:#B3261E;background-image:none;opacity:0.7}',
    'transition:0.6s',
  ],
  [
    'product-page',
    'theme-page-title',
    'font-family:var(--font-georgia,Georgia,"Times New Roman",serif);font-size:40px',
    'text-shadow:1px 2px 3px rgba(25.305689538043477,',
    '{font-size:28px}',
  ],
  ['product-page', 'woocommerce-product-price', ' .price{font-family:', ' .price ins{', 'margin-inline-end:12px'],
  ['product-page', 'woocommerce-product-rating', '--color-line:#DDDDDD', ' .woocommerce-review-link{color:#1F3A5F;'],
  [
    'product-page',
    'product-form',
    'border-radius:30px;padding:14px;color:#FFFFFF;background-color:#1F3A5F',
    ':is(:hover,:focus-visible){background-color:#16263F}',
    '.quantity .qty:focus{background-color:#F3F6FA}',
  ],
  ['product-page', 'woocommerce-product-data-tabs', ' .wc-tabs .active a{color:#1F3A5F}', ' .wc-tab{color:#333333;padding:24px}'],
  ['product-page', 'woocommerce-product-meta', '{gap:20px', ' a{color:#1F3A5F}'],
  ['product-page', 'woocommerce-product-images', 'border-radius:16px', ' .flex-control-thumbs{gap:10px}'],
  ['product-page', 'woocommerce-product-related', ' h2{color:#1F3A5F;', '{--products-gap:24px}'],
  [
    'product-page',
    'slides',
    'align-items:end',
    'max-inline-size:60%;text-align:center;justify-items:center',
    'border-style:solid;border-width:2px;border-radius:24px',
    ':is(:hover,:focus-visible){background-color:#1F3A5F',
    '.carousel-button svg{inline-size:28px',
  ],
  [
    'product-page',
    'testimonial-carousel',
    '{background-color:#F3F6FA;border-radius:18px;padding:28px}',
    ' .avatar{inline-size:72px;block-size:72px}',
    '.swiper-pagination-bullet-active::before{background-color:#1F3A5F}',
  ],
  [
    'product-page',
    'text-path',
    ' text{font-family:',
    '.e-text-path:hover text{fill:#B3261E}',
    ' path{stroke-width:3px}',
    '.e-text-path:hover path{stroke:#E8A317}',
  ],
  [
    'product-page',
    'divider',
    'rotate:15deg;box-sizing:content-box;padding:12px;border-radius:50%;border:4px solid;background-color:#F3F6FA',
  ],
  ['course', 'progress', '--words-row:2', ' small{color:#053F7A'],
  ['product-page', 'progress', '{--bar-color:#5cb85c}', ' small{text-shadow:0 1px 2px'],
  ['product-page', 'price-list', 'border-block-end-style:dashed;border-block-end-width:2px;border-color:#E8A317', 'row-gap:26px'],
  ['product-page', 'counter', '-webkit-text-stroke', '.elementor-counter-title{text-align:end}', 'margin-inline-start:6px'],
  ['product-page', 'button', 'justify-content:space-between', 'transition:0.5s'],
  ['product-page', 'author-box', '{--avatar:96px}', ' .elementor-author-box__bio{font-family:'],
  ['product-page', 'theme-post-content', '{color:#333333;', 'text-align:justify', '{font-size:16px}'],
  ['product-page', 'share-buttons', 'block-size:48px', '{--own:#1F3A5F}', ' .elementor-share-btn__icon{font-size:20px}'],
])('of the exported page %s the widget %s has its look', (document, widget, ...pieces) => {
  const { rules } = rulesByKind(document)
  for (const piece of pieces) expect(rules[widget]).toContain(piece)
})

test('no style of these pages is told to the merchant as misread', () => {
  for (const name of ['landing', 'course', 'shop-page', 'product-page'])
    expect({ [name]: rulesByKind(name).misread }).toEqual({ [name]: [] })
})

test('nothing of such a document is left behind or misread', () => {
  const { read, report } = movedIn('styled-widgets')
  expect(report.left).toEqual([])
  expect(report.entries.flatMap(({ name, notes }) => notes.map((note) => `${name}: ${note}`))).toEqual([])
  expect(Object.entries(read).flatMap(([id, { dropped }]) => dropped.map((name) => `${id} ${name}`))).toEqual([])
})

test('every rule is one that a style sheet takes', () => {
  for (const name of ['sections', 'containers', 'styled-widgets', 'landing', 'course', 'shop-page', 'product-page'])
    for (const css of Object.values(cssOf(name)))
      expect(() => transform({ filename: name, code: Buffer.from(css) })).not.toThrow()
})

test('sixty elements with nearly every style there is, per device and hovered, fit into 14 KB with the rest of the page', () => {
  const { elements, problems } = readDocument(styledPage())
  expect(problems).toEqual([])
  const all = flat(elements)
  expect(all).toHaveLength(60)
  const own = all.map((element) => readElement(element, widgets.get(element.widgetType)).css)
  for (const css of own) expect(css).toMatch(/@media/)
  const src = join(import.meta.dirname, '..', 'src')
  const shared = ['ui/tokens.css', 'ui/base.css', 'storefront/styles/site.css'].map((file) => readStyle(join(src, file)))
  // The header and the footer of the demo shop, and the widgets of the page itself.
  const drawn = new Set([...all.map(({ widgetType }) => widgetType), 'site-logo', 'nav-menu', 'search-form', 'icon-list'])
  for (const name of ['woocommerce-menu-cart', 'shop-info', 'social-icons', 'divider']) drawn.add(name)
  const ofWidgets = [...drawn].map((name) => widgets.get(name)?.style ?? '')
  const bytes = brotliCompressSync([...shared, ...ofWidgets, ...own].join('')).length
  expect(bytes).toBeLessThanOrEqual(14 * 1024)
})
