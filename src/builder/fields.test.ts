import fc from 'fast-check'
import { expect, test } from 'vitest'
import { elementCss, frontendSettings } from './element-css.ts'
import {
  choice,
  color,
  colorValue,
  icon,
  items,
  link,
  number,
  perDevice,
  picture,
  readFields,
  richText,
  styled,
  text,
  textOfSigns,
  toggle,
} from './fields.ts'

const fields = {
  title: text('Título', 'Olá'),
  editor: richText('Texto'),
  columns: perDevice(number('Colunas', { min: 1, max: 6, fallback: 3 }), '--columns'),
  tone: styled(color('Cor'), '--tone', colorValue),
  look: choice('Aparência', { plain: 'Simples', card: 'Cartão' }, 'plain'),
  open: toggle('Aberto', true),
  link: link('Link'),
  image: picture('Imagem'),
  mark: icon('Ícone', 'leaf'),
  rows: items('Linhas', { name: text('Nome', 'sem nome') }),
}

test('settings in the shapes that Elementor stores are understood', () => {
  const { settings, dropped } = readFields(fields, {
    columns: { unit: 'px', size: 4 },
    open: '',
    link: { url: 'https://loja.example/', is_external: 'on', nofollow: '' },
    image: { id: 12, url: 'https://loja.example/x.jpg' },
    rows: [{ name: 'um', _id: 'abc' }, 'nonsense', {}],
  })
  expect(dropped).toEqual([])
  expect(settings).toMatchObject({
    title: 'Olá',
    columns: 4,
    open: false,
    link: { is_external: true, nofollow: false },
    image: { id: 12 },
    rows: [{ name: 'um' }, { name: 'sem nome' }],
  })
})

test.each([
  ['columns', 99],
  ['columns', 'muitas'],
  ['look', 'onerror'],
  ['tone', 'red;background:url(//evil.example)'],
  ['link', { url: 'javascript:alert(1)' }],
  ['image', { id: -1 }],
  ['mark', '"><script>'],
  ['title', { toString: 'x' }],
  ['title', 'x'.repeat(501)],
])('%s = %j is not understood: the fallback stands and the loss is told', (name, value) => {
  const { settings, dropped } = readFields(fields, { [name]: value })
  expect(dropped).toEqual([name])
  expect(settings[name as keyof typeof fields]).toEqual(fields[name as keyof typeof fields].fallback)
})

test('markup from people is cleaned as it is read', () => {
  expect(readFields(fields, { editor: '<p onclick="x()">oi</p><script>1</script>' }).settings.editor).toBe('<p>oi</p>')
})

test('whatever is stored, reading gives values and never fails', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...Object.keys(fields)), fc.anything()),
      (stored) => Object.keys(readFields(fields, stored).settings).length === Object.keys(fields).length,
    ),
  )
})

test('a value that differs per device becomes rules for each width', () => {
  const stored = { columns: 4, columns_tablet: 2, columns_mobile: { size: '1', unit: '' }, tone: 'brand' }
  const { settings } = readFields(fields, stored)
  expect(elementCss('abc', fields, stored, settings)).toBe(
    '.elementor-element-abc{--columns:4;--tone:var(--color-brand)}@media(max-width:1024px){.elementor-element-abc{--columns:2}}@media(max-width:767px){.elementor-element-abc{--columns:1}}',
  )
  expect(frontendSettings(['columns'], fields, stored, settings)).toEqual({ columns: 4, columns_tablet: 2, columns_mobile: 1 })
})

test('an empty device value means: as on the next larger device', () => {
  const stored = { columns: 4, columns_tablet: '', columns_mobile: { size: '' } }
  expect(elementCss('abc', fields, stored, readFields(fields, stored).settings)).toBe('.elementor-element-abc{--columns:4}')
})

test('a text of certain signs is read without the spaces around it, and not at all with other signs', () => {
  const id = textOfSigns(text('ID', '', 8), { pattern: '^[\\w-]*$', says: 'Só letras.' })
  expect(['novo-1', ' novo ', '', 'promoção', 'a b', '"onclick', 'x'.repeat(9), 7].map((raw) => id.read(raw))).toEqual([
    'novo-1',
    'novo',
    '',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
