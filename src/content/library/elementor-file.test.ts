import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Widgets } from '#builder/registry.ts'
import { translateFile } from '#move-in/elementor/translate-file.ts'
import { readElementorFile, writeElementorFile } from './elementor-file.ts'
import { box, heading, widget, withIds } from './elements.ts'

let next = 0
const named = (name: string) => [name, { definition: { name, title: name, fields: {} } }] as const
// Names are all that is asked of widgets here.
const widgets = new Map(['heading', 'image'].map(named)) as unknown as Widgets
const READING = {
  translate: translateFile({
    widgets,
    ownPath: (url: string) => /^https:\/\/loja\.example(\/midia\/.*)/.exec(url)?.[1],
    newElementId: () => `id${++next}`,
  }),
}
const read = (file: unknown) => readElementorFile(typeof file === 'string' ? file : JSON.stringify(file), READING)
const aFile = (content: unknown, more: object = {}) => ({
  content,
  page_settings: {},
  version: '0.4',
  title: 'Capa',
  type: 'section',
  ...more,
})
const el = (elType: string, more: object = {}) => ({ id: 'a1', elType, settings: {}, elements: [], ...more })

test('what was written is read again, with pictures and all', () => {
  const elements = withIds('x', [
    box({ content_width: 'boxed' }, heading('Olá'), widget('image', { image: { id: 7, alt: 'Vaso' } })),
  ])
  const file = writeElementorFile({
    title: 'Capa',
    kind: 'section',
    elements,
    urlOf: (id) => `https://loja.example/midia/${id}.webp`,
  })
  expect(file).toMatchObject({ version: '0.4', title: 'Capa', type: 'section', page_settings: {} })
  expect(file.content[0]).toMatchObject({
    elType: 'container',
    isInner: false,
    elements: [{ elType: 'widget', widgetType: 'heading', isInner: true }, {}],
  })
  expect(file.content[0]).not.toHaveProperty('widgetType')
  const again = read(file)
  expect(again).toMatchObject({ ok: true, title: 'Capa', kind: 'section', unknown: [], picturesLeft: 0 })
  expect(again.ok && again.elements[0]!.elements[1]!.settings).toEqual({
    image: { id: 7, alt: 'Vaso', url: '/midia/7.webp' },
  })
})

test('old sections and columns come as containers, ids are made anew, and a page is a page', () => {
  const file = aFile([el('section', { elements: [el('column', { elements: [el('widget', { widgetType: 'heading' })] })] })], {
    type: 'wp-page',
  })
  const found = read(file)
  expect(found).toMatchObject({
    ok: true,
    kind: 'page',
    elements: [{ elType: 'container', elements: [{ elType: 'container', elements: [{ widgetType: 'heading' }] }] }],
  })
  expect(JSON.stringify(found)).not.toContain('"a1"')
})

test('what the shop does not have is kept and told by name and count', () => {
  const content = [
    el('widget', { widgetType: 'acme-orbit' }),
    el('widget', { widgetType: 'acme-orbit' }),
    el('widget', { widgetType: 'acme-mist', settings: { mode: 'x' } }),
    el('e-flexbox'),
  ]
  const found = read(aFile(content))
  expect(found).toMatchObject({
    ok: true,
    unknown: [
      { name: 'acme-orbit', count: 2 },
      { name: 'acme-mist', count: 1 },
    ],
  })
  expect(found.ok && found.elements).toHaveLength(4)
})

const deep = (levels: number): object => el('container', { elements: levels > 1 ? [deep(levels - 1)] : [] })
test.each<[what: string, text: string, problem: string]>([
  ['no JSON', '<html>', 'not-json'],
  ['nothing', '', 'not-json'],
  ['a list', '[]', 'empty'],
  ['a word', '"x"', 'no-template'],
  ['content that is no list', '{"content":{}}', 'no-template'],
  ['no elements', JSON.stringify(aFile([])), 'empty'],
  ['only strange ones', JSON.stringify(aFile([4, null, 'x'])), 'empty'],
  ['brackets without end', '['.repeat(100_000), 'too-deep'],
  ['containers in containers', JSON.stringify(aFile([deep(24)])), 'too-deep'],
  ['too many', JSON.stringify(aFile(Array.from({ length: 2_001 }, () => el('container')))), 'too-many'],
  ['too long', ' '.repeat(2_000_001), 'too-many'],
  ['a name that changes every object', '{"content":[{"elType":"container","__proto__":{"x":1}}]}', 'not-json'],
  [
    'what no database keeps',
    JSON.stringify(aFile([el('widget', { widgetType: 'heading', settings: { title: 'a\u0000b' } })])),
    'not-json',
  ],
])('a file that is no template is refused with its reason: %s', (_what, text, problem) => {
  expect(read(text)).toEqual({ ok: false, problem })
  expect(({} as { x?: number }).x).toBeUndefined()
})

test('whatever a file holds, reading never throws, and what comes out is small enough and plain', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json({ maxDepth: 8 }),
        fc.anything({ maxDepth: 6 }).map((one) => JSON.stringify(aFile(one)) ?? ''),
      ),
      (text) => {
        const found = read(text)
        if (!found.ok) return
        for (const { id, elType } of found.elements) {
          expect(id).toMatch(/^id\d+$/)
          expect(['container', 'widget']).toContain(elType)
        }
      },
    ),
    { numRuns: 300 },
  )
})
