import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDocument } from './document.ts'

test('a document as Elementor exports it is read, with sections and columns as containers', () => {
  const { elements, problems } = readDocument([
    {
      id: '1a2b3c4',
      elType: 'section',
      settings: [],
      elements: [
        {
          id: '5d6e7f8',
          elType: 'column',
          settings: { _column_size: 100 },
          elements: [{ id: '9a8b7c6', elType: 'widget', widgetType: 'heading', settings: { title: 'Olá' }, elements: [] }],
        },
      ],
    },
  ])
  expect(problems).toEqual([])
  expect(elements[0]).toMatchObject({ elType: 'container', widgetType: 'container', settings: {} })
  expect(elements[0]!.elements[0]!.elements[0]).toMatchObject({
    id: '9a8b7c6',
    elType: 'widget',
    widgetType: 'heading',
    settings: { title: 'Olá' },
  })
})

test('whatever is stored, reading never fails and every id is plain and stands once', () => {
  fc.assert(
    fc.property(
      fc.anything({ maxDepth: 6 }),
      fc.array(fc.record({ id: fc.string(), elType: fc.constantFrom('widget', 'container', 'x'), elements: fc.anything() })),
      (stored, list) => {
        for (const document of [stored, list, [stored, ...list]]) {
          const ids: string[] = []
          const collect = (elements: ReturnType<typeof readDocument>['elements']) =>
            elements.forEach((element) => (ids.push(element.id), collect(element.elements)))
          collect(readDocument(document).elements)
          expect(new Set(ids).size).toBe(ids.length)
          for (const id of ids) expect(id).toMatch(/^[a-z0-9]+$/)
        }
      },
    ),
  )
})

test('a document without end is cut, and says so', () => {
  const deep = (level: number): object => ({ id: `a${level}`, elType: 'container', elements: level > 0 ? [deep(level - 1)] : [] })
  expect(readDocument([deep(40)]).problems[0]).toContain('deeper than 20')
  const wide = Array.from({ length: 2_500 }, (_, index) => ({ id: `b${index}`, elType: 'widget', widgetType: 'spacer' }))
  const { elements, problems } = readDocument(wide)
  expect(elements).toHaveLength(2_000)
  expect(problems).toHaveLength(1)
})
