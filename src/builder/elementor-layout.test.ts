import { expect, test } from 'vitest'
import { readDocument } from './document.ts'

const sectionOf = (settings: object, ...columns: object[]) =>
  readDocument([
    {
      id: 's1',
      elType: 'section',
      isInner: false,
      settings,
      elements: columns.map((column, index) => ({ id: `c${index}`, elType: 'column', settings: column, elements: [] })),
    },
  ]).elements[0]!

test('a section is a row in the middle of the page, or as wide as the window', () => {
  expect(sectionOf({}).settings).toMatchObject({ content_width: 'boxed', flex_direction: 'row', flex_wrap_mobile: 'wrap' })
  expect(sectionOf({ layout: 'full_width' }).settings.content_width).toBe('full')
  expect(sectionOf({ content_width: { unit: 'px', size: 900 } }).settings).toMatchObject({
    content_width: 'boxed',
    boxed_width: { unit: 'px', size: 900 },
  })
  expect(
    sectionOf({ height: 'min-height', custom_height: { unit: 'vh', size: 60 }, custom_height_mobile: { unit: 'px', size: 300 } })
      .settings,
  ).toMatchObject({
    min_height: { unit: 'vh', size: 60 },
    min_height_mobile: { unit: 'px', size: 300 },
  })
  expect(
    sectionOf({ height: 'full', content_position: 'middle', reverse_order_mobile: 'reverse-mobile' }).settings,
  ).toMatchObject({
    min_height: { unit: 'vh', size: 100 },
    flex_align_items: 'center',
    flex_direction_mobile: 'column-reverse',
  })
})

test.each([
  [{ _column_size: 50 }, {}, { width: { unit: '%', size: 50 }, width_mobile: { unit: '%', size: 100 } }],
  // A margin of theirs is a part of the column's share.
  [
    { _column_size: 33, margin: { unit: 'px', left: '0', right: '20' }, margin_mobile: { unit: 'px', left: '0', right: '0' } },
    {},
    { width: { unit: 'custom', size: 'calc(33% - 20px)' }, width_mobile: { unit: '%', size: 100 } },
  ],
  [{ _column_size: 33, _inline_size: 40.5 }, {}, { width: { unit: '%', size: 40.5 } }],
  [
    { _column_size: 50, _inline_size_tablet: 100, _inline_size_mobile: 50 },
    {},
    { width_tablet: { unit: '%', size: 100 }, width_mobile: { unit: '%', size: 50 } },
  ],
  [{}, { gap: 'wide' }, { padding: { unit: 'px', top: '20', right: '20', bottom: '20', left: '20', isLinked: true } }],
  [{ padding: { unit: 'px', top: '1' } }, {}, { padding: { unit: 'px', top: '1' } }],
  [
    { space_between_widgets: 0, content_position: 'bottom' },
    {},
    { flex_gap: { unit: 'px', column: '0', row: '0' }, flex_justify_content: 'flex-end' },
  ],
])('the column %j in a section %j becomes %j', (column, section, settings) => {
  expect(sectionOf(section, column).elements[0]!.settings).toMatchObject(settings)
})

test('a column in which some are less wide than it becomes lines; the others are as wide as it', () => {
  const columnOf = (settings: object, ...inside: object[]) =>
    readDocument([
      {
        id: 's',
        elType: 'section',
        settings: {},
        elements: [
          {
            id: 'c',
            elType: 'column',
            settings,
            elements: inside.map((one, index) => ({ id: `w${index}`, elType: 'widget', ...one })),
          },
        ],
      },
    ]).elements[0]!.elements[0]!
  const beside = { widgetType: 'button', settings: { _element_width: 'auto' } }
  const onTelephones = { widgetType: 'button', settings: { _element_width_mobile: 'initial' } }
  const line = {
    flex_direction: 'row',
    flex_wrap: 'wrap',
    flex_justify_content: 'flex-start',
    flex_gap: { column: '0', row: '20' },
  }
  const made = columnOf({}, { widgetType: 'heading' }, beside, beside, { elType: 'section' }, onTelephones)
  expect(made.settings).toMatchObject(line)
  expect(made.elements.map(({ settings }) => settings._element_width ?? settings.width)).toEqual([
    'inherit',
    'auto',
    'auto',
    { unit: '%', size: 100 },
    'inherit',
  ])
  expect(
    columnOf({ align: 'center', content_position: 'bottom', space_between_widgets_mobile: 8 }, onTelephones).settings,
  ).toMatchObject({
    flex_justify_content: 'center',
    flex_align_content: 'flex-end',
    flex_align_items: 'flex-end',
    flex_gap_mobile: { column: '0', row: '8' },
  })
  // What lies over the page leaves the others where they are.
  const over = { widgetType: 'image', settings: { _element_width: 'auto', _position: 'absolute' } }
  expect(columnOf({}, { widgetType: 'heading' }, over).settings).not.toHaveProperty('flex_direction')
})

test('a section without gap gives its columns no inner space', () => {
  expect(sectionOf({ gap: 'no' }, {}).elements[0]!.settings).not.toHaveProperty('padding')
})

test('a container of another builder gets the defaults that it leaves out, our own none', () => {
  const read = (more: object, settings: object) =>
    readDocument([{ id: 'k', elType: 'container', settings, elements: [], ...more }]).elements[0]!.settings
  expect(read({}, { flex_direction: 'row' })).toEqual({ flex_direction: 'row' })
  expect(read({ isInner: false }, { flex_direction: 'row', width: { unit: '%', size: 50 } })).toMatchObject({
    content_width: 'boxed',
    flex_wrap_mobile: 'wrap',
    width_mobile: { unit: '%', size: 100 },
  })
  expect(read({ isInner: true }, { content_width: 'full' })).toEqual({
    content_width: 'full',
    padding: { unit: 'px', top: '10', right: '10', bottom: '10', left: '10', isLinked: false },
    flex_gap: { unit: 'px', column: '20', row: '20', isLinked: true },
  })
  const given = { padding: { unit: 'px', top: '0', right: '0', bottom: '0', left: '0' }, flex_gap: { unit: 'px', size: 0 } }
  expect(read({ isInner: true }, { content_width: 'full', ...given })).toEqual({ content_width: 'full', ...given })
  expect(read({ isInner: false }, { container_type: 'grid' })).toMatchObject({
    grid_columns_grid: { size: 3 },
    grid_columns_grid_mobile: { size: 1 },
  })
})

test('containers in one another take the whole line, and what nobody filled in says nothing', () => {
  const inner = (settings: object) => ({ id: 'i', elType: 'container', settings, elements: [], isInner: true })
  const nothing = { unit: '%', size: '' }
  const [outer] = readDocument([
    {
      ...inner({ flex_direction: 'row' }),
      id: 'o',
      elements: [
        inner({ width: { unit: '%', size: null } }),
        { ...inner({ width: { unit: '%', size: 45 }, width_mobile: nothing }), id: 'j' },
        { ...inner({ boxed_width: { unit: 'px', size: 600 } }), id: 'k' },
      ],
    },
  ]).elements
  expect(outer!.settings).not.toHaveProperty('width')
  expect(outer!.elements.map(({ settings }) => settings)).toMatchObject([
    { width: { unit: '%', size: 100 }, content_width: 'full' },
    { width: { size: 45 }, width_mobile: { unit: '%', size: 100 } },
    { content_width: 'boxed' },
  ])
})

test('columns of a high section stand in its middle until they are told where', () => {
  const high = { height: 'min-height', custom_height: { unit: 'px', size: 700 } }
  expect(sectionOf(high, {}).settings).toMatchObject({ flex_align_items: 'center', min_height: { size: 700 } })
  expect(sectionOf({ ...high, column_position: 'top' }, {}).settings).toMatchObject({ flex_align_items: 'flex-start' })
  expect(sectionOf({}, {}).settings).not.toHaveProperty('flex_align_items')
})

test('what was read once is read the same again', () => {
  const first = sectionOf({ gap: 'wide', content_width: { unit: 'px', size: 900 } }, { _column_size: 50 })
  expect(readDocument([first]).elements[0]).toEqual(first)
})
