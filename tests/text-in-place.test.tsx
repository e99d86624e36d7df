import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { pictureSettingOf } from '#admin/browser/editor/text/picture-setting.ts'
import { withValueAt } from '#admin/browser/editor/text/setting-path.ts'
import { textSettingOf } from '#admin/browser/editor/text/text-setting.ts'
import { writtenTexts, type WrittenText } from '#admin/browser/editor/text/written-texts.ts'
import { widgetShape } from '#api/vitrine/widget-shape.ts'
import type { PageElement } from '#builder/document.ts'
import { Elements } from '#builder/elements.tsx'
import { prepareDocument } from '#builder/prepare.ts'
import { type Demo, loadWidgets, type Widgets } from '#builder/registry.ts'
import { IslandChunks } from '#islands/island-slot.tsx'
import { WIDGET_NAMES, WIDGETS } from './support/gallery.tsx'
import { readMarkup } from './support/markup-tree.ts'
import { aPageInfo, standInReaders } from './support/readers.ts'

let widgets: Widgets
beforeAll(async () => {
  widgets = await loadWidgets(WIDGETS)
})

const NO_CHUNK = { src: '', imports: [] }

async function draw(element: PageElement): Promise<Element> {
  const page = { ...aPageInfo(), editMode: true }
  const { elements } = await prepareDocument([element], { widgets, readers: standInReaders, page })
  const html = renderToString(
    <IslandChunks value={() => NO_CHUNK}>
      <Elements elements={elements} show={{ page }} />
    </IslandChunks>,
  )
  return readMarkup(html)
}

const mark = (number: number) => `⟦${number}⟧`
const marked = ({ kind, value }: WrittenText, number: number) =>
  kind === 'rich' ? value.replace(/(^|>)([^<>]*\S[^<>]*)/, `$1$2${mark(number)}`) : value + mark(number)

type Step = number[]
/** The text nodes of a tree, each with the way to it. */
function* textNodes(node: Element, way: Step = []): Generator<{ text: string; way: Step }> {
  for (const [index, child] of [...node.childNodes].entries())
    if (child.nodeType === 3) yield { text: child.textContent ?? '', way: [...way, index] }
    else yield* textNodes(child as Element, [...way, index])
}
const nodeAt = (root: Element, way: Step) =>
  way.reduce<Element | undefined>((node, index) => node?.childNodes[index] as Element, root)

type Outcome = { widget: string; setting: string; found: string | undefined }

/** Every text of a demo that the page shows, and which setting a double click on it would change. */
async function clickEveryText(name: string, demo: Demo): Promise<Outcome[]> {
  const { definition } = widgets.get(name)!
  const shape = widgetShape(definition)
  const element: PageElement = {
    id: 'demo1',
    elType: definition.container ? 'container' : 'widget',
    widgetType: name,
    settings: demo.settings,
    elements: (demo.elements ?? []) as PageElement[],
  }
  const texts = writtenTexts(shape.settings, element.settings)
  const settings = texts.reduce((all, text, index) => withValueAt(all, text.setting, marked(text, index)), element.settings)
  const [shown, withMarks] = await Promise.all([draw(element), draw({ ...element, settings })])
  return [...textNodes(withMarks)].flatMap(({ text, way }) => {
    const number = /⟦(\d+)⟧/.exec(text)?.[1]
    if (number === undefined) return []
    const clicked = nodeAt(shown, way)
    const found = clicked && textSettingOf(shape, element, clicked)
    return [{ widget: name, setting: texts[Number(number)]!.setting, found: found?.setting }]
  })
}

/** These are drawn otherwise than they are written: as one sentence with other words, as a price, on a curve, or beside a copy. */
const CHANGED_IN_THE_FORM = [
  'animated-headline before_text',
  'form form_fields.0.field_label',
  'form form_fields.1.field_label',
  'nav-menu toggle_text',
  'post-info icon_list.2.string_comments',
  'price-table original_price',
  'price-table price',
  'shortcode shortcode',
  'text-path text',
  'theme-page-title before',
]

test('a double click on a text means the setting that holds it, and never another one, in all widgets', async () => {
  const outcomes: Outcome[] = []
  for (const name of WIDGET_NAMES) {
    const { default: demos } = (await import(pathToFileURL(join(WIDGETS, name, 'demo.ts')).href)) as { default: Demo[] }
    for (const demo of demos) outcomes.push(...(await clickEveryText(name, demo)))
  }
  const missed = outcomes.filter(({ setting, found }) => setting !== found)
  expect(missed.filter(({ found }) => found !== undefined)).toEqual([])
  expect([...new Set(missed.map(({ widget, setting }) => `${widget} ${setting}`))].toSorted()).toEqual(CHANGED_IN_THE_FORM)
  expect(1 - missed.length / outcomes.length).toBeGreaterThan(0.95)
})

test('a double click on a picture means the setting that holds it', async () => {
  const shape = (name: string) => widgetShape(widgets.get(name)!.definition)
  const found = async (name: string, settings: Record<string, unknown>) => {
    const element: PageElement = { id: 'demo1', elType: 'widget', widgetType: name, settings, elements: [] }
    const drawn = await draw(element)
    return [...tagsIn(drawn, 'img')].map((picture) => pictureSettingOf(shape(name), element, picture))
  }
  expect(await found('image', { image: { id: 7 } })).toEqual(['image'])
  expect(await found('image-box', { image: { id: 7 }, title_text: 'Vaso' })).toEqual(['image'])
  expect(await found('testimonial', { testimonial_image: { id: 7 }, testimonial_content: 'Lindo' })).toEqual([
    'testimonial_image',
  ])
  const gallery = [{ image: { id: 7 } }, { image: { id: 0 } }, { image: { id: 9 } }]
  expect(await found('gallery', { gallery })).toEqual(['gallery.0.image', 'gallery.2.image'])
  const element: PageElement = {
    id: 'demo1',
    elType: 'widget',
    widgetType: 'image-box',
    settings: { image: { id: 7 }, title_text: 'Vaso' },
    elements: [],
  }
  const [title] = tagsIn(await draw(element), 'h3')
  expect(title && pictureSettingOf(shape('image-box'), element, title)).toBeUndefined()
})

function* tagsIn(node: Element, name: string): Generator<Element> {
  for (const child of node.childNodes) {
    if (child.nodeType !== 1) continue
    if ((child as Element).localName === name) yield child as Element
    yield* tagsIn(child as Element, name)
  }
}
