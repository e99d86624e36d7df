import { expect, test } from 'vitest'
import { writeElementorClipboard, writtenElements } from '#content/library/elementor-file.ts'
import { box, numbered, told, widget } from '#tests/support/page-trees.ts'
import { readPasted } from './read-pasted.ts'

const ORIGIN = 'https://loja.example'
const read = (pasted: unknown) =>
  readPasted(typeof pasted === 'string' ? pasted : JSON.stringify(pasted), {
    isKnown: (name) => name !== 'weather',
    origin: ORIGIN,
    newId: numbered(),
  })
const elementsOf = (pasted: unknown) => {
  const found = read(pasted)
  if (found.kind !== 'elements') throw new Error(`Expected elements, found ${JSON.stringify(found)}`)
  return found.elements
}
const aCopy = (elements: object[], siteurl = `${ORIGIN}/wp-json/`) => ({ type: 'elementor', siteurl, elements })

test('what one page copies another one pastes, with ids of its own', () => {
  const image = { id: 7, alt: 'Vaso' }
  const section = { ...box('a', widget('b', { title: 'Oi' }), widget('c', { image }, 'image')), settings: { gap: 'lg' } }
  const copied = writeElementorClipboard(
    ORIGIN,
    writtenElements([section], () => undefined),
  )
  expect(copied).toMatchObject({ type: 'elementor', siteurl: 'https://loja.example/wp-json/' })
  const pasted = elementsOf(copied)
  expect(told(pasted).replaceAll(/n\d/g, 'n')).toBe('n(n n)')
  expect(pasted).toMatchObject([
    { elType: 'container', settings: { gap: 'lg' }, elements: [{ settings: { title: 'Oi' } }, { settings: { image } }] },
  ])
})

test('our own containers stay as they are; those of another site get what it leaves unsaid', () => {
  const raw = { id: 'x', elType: 'container', isInner: false, settings: { flex_direction: 'row' }, elements: [] }
  expect(elementsOf(aCopy([raw]))[0]!.settings).toEqual({ flex_direction: 'row' })
  expect(elementsOf(aCopy([raw], 'https://outra.example/wp-json/'))[0]!.settings).toEqual({
    content_width: 'boxed',
    flex_direction: 'row',
    flex_wrap_mobile: 'wrap',
    padding: { unit: 'px', top: '10', right: '0', bottom: '10', left: '0', isLinked: false },
    flex_gap: { unit: 'px', column: '20', row: '20', isLinked: true },
  })
})

test('old sections with columns keep their layout', () => {
  const column = { id: 'k', elType: 'column', settings: { _column_size: 50 }, elements: [] }
  const [section] = elementsOf(aCopy([{ id: 's', elType: 'section', settings: {}, elements: [column] }], 'https://b.example/'))
  expect(section).toMatchObject({ elType: 'container', settings: { flex_direction: 'row' } })
  expect(section!.elements[0]).toMatchObject({ elType: 'container', settings: { width: { unit: '%', size: 50 } } })
})

test('template files and stored pages are pasted too', () => {
  const heading = { id: 'h', elType: 'widget', widgetType: 'heading', settings: { title: 'Oi' }, elements: [] }
  for (const form of [{ content: [heading], version: '0.4', type: 'page' }, [heading], [null, heading]])
    expect(elementsOf(form)).toMatchObject([{ widgetType: 'heading', settings: { title: 'Oi' } }])
})

test.each<[image: object, site: string, after: object, left: number]>([
  [{ id: 7 }, ORIGIN, { id: 7 }, 0],
  [{ id: 7, url: `${ORIGIN}/midia/7.webp` }, ORIGIN, { id: 7, url: '/midia/7.webp' }, 0],
  [{ id: 7, url: '/midia/7.webp' }, ORIGIN, { id: 7, url: '/midia/7.webp' }, 0],
  [{ id: 7, url: 'https://outra.example/7.webp' }, ORIGIN, { id: 0, url: 'https://outra.example/7.webp' }, 1],
  [{ id: 7 }, 'https://outra.example', { id: 0 }, 1],
  [{ id: 7, url: '/midia/7.webp' }, 'https://outra.example', { id: 0, url: '/midia/7.webp' }, 1],
])('the picture %j of %s comes as %j', (image, site, after, left) => {
  const raw = { id: 'x', elType: 'widget', widgetType: 'image', settings: { image }, elements: [] }
  expect(read(aCopy([raw], `${site}/wp-json/`))).toMatchObject({ elements: [{ settings: { image: after } }], picturesLeft: left })
})

test('widgets that the shop does not have are kept and told', () => {
  const raw = { id: 'x', elType: 'widget', widgetType: 'weather', settings: {}, elements: [] }
  expect(read(aCopy([raw, raw]))).toMatchObject({ kind: 'elements', unknown: [{ name: 'weather', count: 2 }] })
})

test('words become an element of text, and markup in them is words too', () => {
  expect(elementsOf('Olá,\r\ntudo bem?\n\n<b>Sim</b> & você?')).toMatchObject([
    { widgetType: 'text-editor', settings: { editor: '<p>Olá,<br>tudo bem?</p><p>&lt;b&gt;Sim&lt;/b&gt; &amp; você?</p>' } },
  ])
  expect(elementsOf('[novo] Vasos')).toMatchObject([{ settings: { editor: '<p>[novo] Vasos</p>' } }])
  expect(read('  \n ')).toEqual({ kind: 'nothing' })
})

test.each<[what: string, text: string, reason: RegExp]>([
  ['other data', '{"name":"x"}', /não é um elemento de página/],
  ['an empty list', '[]', /nenhum elemento/],
  ['a list of other things', '[1,2]', /nenhum elemento/],
  ['elements of another shape', '{"type":"elementor","elements":"x"}', /não é um elemento de página/],
  ['too deep', '{"content":'.repeat(80), /demais para ser colado/],
  ['too large', `[${'1,'.repeat(1_100_000)}1]`, /grande demais/],
  ['a very long text', 'x'.repeat(100_001), /longo demais/],
])('%s is refused in words', (_what, text, reason) => {
  expect(read(text)).toMatchObject({ kind: 'refused', reason: expect.stringMatching(reason) })
})
