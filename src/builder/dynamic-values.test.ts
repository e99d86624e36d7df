import { expect, test } from 'vitest'
import { readDynamicTag, withDynamicValues } from './dynamic-values.ts'
import type { PageInfo } from './page-info.ts'

const page: PageInfo = {
  id: 7,
  kind: 'product',
  title: 'Vaso',
  path: '/produto/vaso/',
  url: 'https://loja.example/produto/vaso/',
  shopName: 'Casa',
  crumbs: [],
  editMode: false,
  pageNumber: 1,
  excerpt: 'De barro',
  picture: { id: 12, alt: 'Um vaso', width: 1, height: 1, sizes: [] },
  facts: { price: 'R$ 10,00', author: 'Ana' },
}
const tag = (name: string, settings: object = {}) =>
  `[elementor-tag id="a1" name="${name}" settings="${encodeURIComponent(JSON.stringify(settings))}"]`
const NOW = new Date('2026-03-05T12:00:00Z')
const filled = (key: string, written: string, own?: unknown) =>
  withDynamicValues({ [key]: own, __dynamic__: { [key]: written } }, page, NOW)[key]

test.each([
  ['post-title', {}, 'Vaso'],
  ['woocommerce-product-title-tag', { before: '«', after: '»' }, '«Vaso»'],
  ['site-title', {}, 'Casa'],
  ['post-excerpt', {}, 'De barro'],
  ['woocommerce-product-price-tag', {}, 'R$ 10,00'],
  ['author-name', {}, 'Ana'],
  ['post-terms', { fallback: 'Sem categoria' }, 'Sem categoria'],
  ['current-date-time', { date_format: 'custom', custom_format: 'Y' }, '2026'],
  ['current-date-time', {}, '05/03/2026'],
  ['post-featured-image', {}, { id: 12, alt: 'Um vaso' }],
])('«%s» with %j is filled in as %j', (name, settings, value) => {
  expect(filled('title', tag(name, settings), 'antes')).toEqual(value)
})

test('an address keeps what else is said of its link; what nobody knows leaves the setting as it is', () => {
  expect(filled('link', tag('post-url'), { url: '', is_external: 'on' })).toEqual({ url: '/produto/vaso/', is_external: 'on' })
  expect(filled('title', tag('acf-text'), 'antes')).toBe('antes')
  expect(filled('title', tag('constructor'), 'antes')).toBe('antes')
  expect(withDynamicValues({ title: 'x' }, page)).toEqual({ title: 'x' })
})

test('rows of a list are filled in one by one', () => {
  const rows = [{ text: 'a', __dynamic__: { text: tag('post-title') } }, { text: 'b' }]
  expect(withDynamicValues({ icon_list: rows }, page).icon_list).toMatchObject([{ text: 'Vaso' }, { text: 'b' }])
})

test.each(['', 'x', '[elementor-tag', '[elementor-tag id="1"]', 7, '[elementor-tag name="post-title" settings="%"]'])(
  'a broken tag harms nothing: %j',
  (written) => {
    const read = readDynamicTag(written)
    expect(read === undefined || Object.keys(read.settings).length === 0).toBe(true)
  },
)
