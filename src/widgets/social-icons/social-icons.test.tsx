import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readFields } from '#builder/fields.ts'
import { aPageInfo } from '#tests/support/readers.ts'
import { px, styledBy } from '#tests/support/styled-by.ts'
import SocialIcons from './view.tsx'
import widget from './widget.ts'

const outer = { id: undefined, className: '', 'data-id': 'abc', 'data-element_type': 'widget' }
const ROWS = [
  { network: 'instagram', link: { url: 'https://instagram.example/loja' } },
  { network: 'x', link: { url: '' } },
  {
    network: 'youtube',
    link: { url: 'https://youtube.example/loja' },
    item_icon_color: 'custom',
    item_icon_primary_color: '#111',
    item_icon_secondary_color: '#eee',
  },
]
const drawn = (raw: Record<string, unknown>) =>
  renderToStaticMarkup(
    <SocialIcons
      settings={readFields(widget.fields, { social_icon_list: ROWS, ...raw }).settings}
      page={aPageInfo()}
      id="abc"
      skin="default"
      outer={outer}
      data={undefined}
    />,
  )

test('icons tell their network to the style sheet only where they have its colours', () => {
  expect(drawn({})).not.toContain('data-network')
  expect(drawn({ icon_color: 'default' }).match(/data-network="\w+"/g)).toEqual([
    'data-network="instagram"',
    'data-network="youtube"',
  ])
})

test('the colours of the networks that are listed, and those of one icon alone', () => {
  expect(styledBy(widget, { icon_color: 'default', social_icon_list: ROWS })).toBe(
    '& .elementor-social-icons a[data-network=instagram]{border-color:transparent;background-color:#c13584;color:#fff}' +
      '& .elementor-social-icons>:nth-child(2)>a{background-color:#111;color:#eee}',
  )
  expect(styledBy(widget, { social_icon_list: ROWS.slice(0, 2) })).toBe('')
})

const ICON = '& .elementor-social-icons a'

test.each<[settings: Record<string, unknown>, css: string]>([
  [{ shape: 'square' }, `${ICON}{border-radius:0}`],
  [
    { columns: '3', columns_mobile: '0' },
    '& .elementor-social-icons{display:grid;grid-template-columns:repeat(3,max-content)}@media(max-width:767px){& .elementor-social-icons{display:flex}}',
  ],
  [{ icon_spacing: px(5), row_gap: px(10) }, '& .elementor-social-icons{gap:5px;row-gap:10px}'],
  [
    { icon_primary_color: '#111', hover_primary_color: '#222' },
    `${ICON}{background-color:#111}${ICON}:is(:hover,:focus-visible){background-color:#222}`,
  ],
  [{ hover_animation: 'grow' }, `${ICON}{transition:.3s}${ICON}:is(:hover,:focus-visible){scale:1.1}`],
])('social icons with %j are drawn so', (settings, css) => {
  expect(styledBy(widget, settings)).toBe(css)
})
