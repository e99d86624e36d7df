import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { ADVANCED_FIELDS } from '#builder/advanced.ts'
import { type PageElement, readDocument } from '#builder/document.ts'
import { readElement } from '#builder/read-element.ts'
import { type Demo, loadWidgets } from '#builder/registry.ts'
import { partsOf, styleOf } from '#builder/style/element-style.ts'
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

test('every rule is one that a style sheet takes', () => {
  for (const name of ['sections', 'containers'])
    for (const css of Object.values(cssOf(name)))
      expect(() => transform({ filename: name, code: Buffer.from(css) })).not.toThrow()
})
