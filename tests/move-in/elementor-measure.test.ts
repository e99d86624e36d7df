import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadWidgets } from '#builder/registry.ts'
import { countByName, drawnShare } from '#move-in/elementor/report.ts'
import { translateDocument } from '#move-in/elementor/translate-document.ts'
import { ELEMENTOR_DOCUMENTS } from '#tests/fixtures/elementor-documents.ts'
import { WILD_NAMES } from '#tests/fixtures/elementor-wild-names.ts'

const widgets = await loadWidgets(join(import.meta.dirname, '..', '..', 'src', 'widgets'))
const documents = Object.entries(ELEMENTOR_DOCUMENTS).map(([name, document]) => ({
  name,
  ...translateDocument(document, { widgets }),
}))
/** As each widget stands in the documents; a name that stands in none has no settings. */
const settingsOf = new Map(
  everyWidget(Object.values(ELEMENTOR_DOCUMENTS)).map(({ widgetType, settings }) => [widgetType, settings]),
)

test('98 of 100 widgets of public documents are drawn by one of ours, by their names and how often each stands there', () => {
  const counted = WILD_NAMES.map(([name, count]) => {
    const raw = { id: 'a1', elType: 'widget', widgetType: name, settings: settingsOf.get(name) ?? {}, elements: [] }
    const { report } = translateDocument([raw], { widgets })
    return { name, count, drawn: drawnShare(report).drawn }
  })
  const all = counted.reduce((sum, { count }) => sum + count, 0)
  const drawn = counted.reduce((sum, one) => sum + one.count * one.drawn, 0)
  expect({ share: drawn / all, boxes: counted.filter((one) => one.drawn === 0).map(({ name }) => name) }).toMatchObject({
    // What stands in an area of the other site's theme is not part of the document.
    boxes: ['sidebar'],
  })
  expect(drawn / all).toBeGreaterThanOrEqual(0.98)
})

test('nine of ten documents have no marked box', () => {
  const boxes = documents
    .map(({ name, report }) => ({ name, boxes: countByName(report.entries, 'box') }))
    .filter((one) => one.boxes.length > 0)
  expect(boxes).toEqual([])
  expect(boxes.length / documents.length).toBeLessThanOrEqual(0.1)
})

test('no widget is lost on the way: each has an entry, and every one that is drawn is a widget of the shop', () => {
  for (const { name, document, report } of documents) {
    const there = everyWidget([ELEMENTOR_DOCUMENTS[name]!]).length
    expect([name, report.entries.filter(({ kind }) => kind === 'widget').length]).toEqual([name, there])
    const strange = everyWidget([document]).filter(({ widgetType }) => !widgets.has(widgetType))
    expect(strange.map(({ widgetType }) => widgetType)).toEqual([])
  }
})

type Found = { widgetType: string; settings: object }
function everyWidget(lists: readonly unknown[]): Found[] {
  return (lists as { elType?: string; elements?: unknown[] }[]).flatMap((one) => {
    if (Array.isArray(one)) return everyWidget(one)
    const inner = everyWidget(one.elements ?? [])
    return one.elType === 'widget' ? [one as unknown as Found, ...inner] : inner
  })
}
