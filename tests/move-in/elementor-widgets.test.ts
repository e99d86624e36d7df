import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadWidgets } from '#builder/registry.ts'
import { translateDocument } from '#move-in/elementor/translate-document.ts'

const widgets = await loadWidgets(join(import.meta.dirname, '..', '..', 'src', 'widgets'))
const widget = (widgetType: string, settings: object, more: object = {}) => ({
  id: 'a1',
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
  ...more,
})
const translated = (...elements: unknown[]) => translateDocument(elements, { widgets })
const only = (widgetType: string, settings: object, more: object = {}) =>
  translated(widget(widgetType, settings, more)).document[0]!

test.each<[name: string, settings: object, widgetType: string, ours: object]>([
  [
    'heading',
    { title: 'Olá <br><b>mundo</b>\n novo', header_size: 'h1' },
    'heading',
    { title: 'Olá\nmundo novo', header_size: 'h1' },
  ],
  [
    'icon-box',
    { selected_icon: { value: 'fas fa-truck', library: 'fa-solid' }, title_text: 'Frete', title_size: 'h6' },
    'icon-box',
    { icon: 'truck', title_text: 'Frete', title_size: 'h4', align: 'center' },
  ],
  [
    'image',
    { image: { id: 12, url: 'https://velha.example/a.jpg' }, hide_mobile: 'hidden-mobile' },
    'image',
    { image: { id: 0, url: 'https://velha.example/a.jpg' }, radius: 'none', hide_mobile: 'yes' },
  ],
  [
    'image-carousel',
    { carousel: [{ id: 1, url: 'https://velha.example/b.jpg' }] },
    'image-carousel',
    { carousel: [{ image: { id: 0, url: 'https://velha.example/b.jpg' } }] },
  ],
  [
    'icon-list',
    { icon_list: [{ text: 'Um', selected_icon: { value: 'fas fa-check', library: 'fa-solid' }, _id: 'x' }], view: 'inline' },
    'icon-list',
    { layout: 'row', icon_list: [{ text: 'Um', icon: 'check' }] },
  ],
  [
    'social-icons',
    {
      social_icon_list: [
        { social_icon: { value: 'fab fa-facebook-f', library: 'fa-brands' }, link: { url: 'https://fb.example' } },
      ],
    },
    'social-icons',
    { social_icon_list: [{ network: 'facebook' }] },
  ],
  ['button', { text: 'Ver', link: { url: 'loja' }, size: 'xl' }, 'button', { text: 'Ver', link: { url: '/loja' }, size: 'lg' }],
  ['google_maps', { address: 'Rua do Sol, 12' }, 'map-embed', { provider: 'google', address: 'Rua do Sol, 12' }],
  ['html', { html: '<iframe src="https://www.youtube.com/embed/abcdef12345"></iframe>' }, 'video', { video_type: 'youtube' }],
  [
    'elementskit-heading',
    {
      ekit_heading_title: 'Nossa {{história}}',
      ekit_heading_title_tag: 'h2',
      ekit_heading_title_color: '#111111',
      _margin: { top: '10' },
    },
    'heading',
    { title: 'Nossa história', title_color: '#111111', _margin: { top: '10' } },
  ],
  [
    'eael-info-box',
    {
      eael_infobox_title: 'Rápido',
      eael_infobox_text: '<p>Chega <b>logo</b></p>',
      eael_infobox_icon_new: { value: 'fas fa-clock', library: 'fa-solid' },
    },
    'icon-box',
    { title_text: 'Rápido', description_text: 'Chega logo', icon: 'clock' },
  ],
  [
    'jkit_icon_box',
    { sg_icon_text: 'Seguro', sg_icon_header_icon: { value: 'fas fa-lock', library: 'fa-solid' } },
    'icon-box',
    { title_text: 'Seguro', icon: 'lock' },
  ],
  [
    'wpr-button',
    { button_text: 'Comprar', button_url: { url: '/loja/' } },
    'button',
    { text: 'Comprar', link: { url: '/loja/' } },
  ],
  [
    'elementskit-testimonial',
    { ekit_testimonial_data: [{ _id: 'a', client_name: 'Rui', designation: 'Porto', review: 'Gostei.', active: 'yes' }] },
    'testimonial-carousel',
    { slides: [{ name: 'Rui', title: 'Porto', content: 'Gostei.' }] },
  ],
  [
    'wpr-testimonial',
    {
      testimonial_items: [
        { _id: 'a', testimonial_author: 'Lia', testimonial_job: 'Minas', testimonial_content: '<p>Volto.</p>' },
      ],
    },
    'testimonial-carousel',
    { slides: [{ name: 'Lia', title: 'Minas', content: 'Volto.' }] },
  ],
  [
    'eael-data-table',
    {
      eael_data_table_header_cols_data: [{ _id: 'h', eael_data_table_header_col: 'Peça' }],
      eael_data_table_content_rows: [
        { _id: 'a', eael_data_table_content_row_type: 'row' },
        { _id: 'b', eael_data_table_content_row_type: 'col', eael_data_table_content_row_title: 'Vaso & prato' },
      ],
    },
    'text-editor',
    { editor: '<table><thead><tr><th>Peça</th></tr></thead><tbody><tr><td>Vaso &amp; prato</td></tr></tbody></table>' },
  ],
  [
    'wd_products',
    { items_per_page: 12, products_columns: { size: 5 }, product_type: 'sale', orderby: 'price', order: 'DESC' },
    'products',
    { query: 'on_sale', limit: 12, columns: 5, orderby: 'price-desc' },
  ],
  [
    'eael-post-grid',
    { posts_per_page: '4', eael_post_grid_columns: 'eael-col-2' },
    'posts',
    { posts_per_page: 4, classic_columns: 2 },
  ],
  ['jkit_heading', { sg_title_before: 'Nossa', sg_title_focused: 'casa' }, 'heading', { title: 'Nossa casa' }],
  [
    'elementskit-team',
    { ekit_team_name: 'Bia', ekit_team_position: 'Ceramista' },
    'image-box',
    { title_text: 'Bia', description_text: 'Ceramista' },
  ],
  [
    'acme-team-member',
    { member_name: 'Eva', member_position: 'Pintora' },
    'image-box',
    { title_text: 'Eva', description_text: 'Pintora' },
  ],
  [
    'acme-pricing-table',
    { plan_title: 'Oficina', plan_price: 'R$ 120', plan_period: 'por mês', list: [{ _id: 'x', item_text: 'Barro incluso' }] },
    'price-table',
    { heading: 'Oficina', price: '120', currency_symbol: 'real', features_list: [{ item_text: 'Barro incluso' }] },
  ],
  [
    'eael-adv-accordion',
    { eael_adv_accordion_tab: [{ eael_adv_accordion_tab_title: 'Quanto custa?', eael_adv_accordion_tab_content: 'Pouco.' }] },
    'accordion',
    { tabs: [{ tab_title: 'Quanto custa?', tab_content: '<p>Pouco.</p>' }] },
  ],
  [
    'premium-counter',
    { premium_counter_end_value: 350, premium_counter_suffix: '+', premium_counter_title: 'Clientes' },
    'counter',
    { ending_number: 350, suffix: '+', title: 'Clientes' },
  ],
  ['wp-widget-text', { wp: { title: '', text: 'Oi' } }, 'text-editor', { editor: 'Oi' }],
  ['shortcode', { shortcode: '[sale_products limit="4"]' }, 'products', { query: 'on_sale', limit: 4 }],
  ['text-editor', { editor: '<p>[add_to_cart id="12"]</p>' }, 'product-form', { product_id: 12 }],
  ['text-editor', { editor: '<p>Veja [1]</p>' }, 'text-editor', { editor: '<p>Veja [1]</p>' }],
  ['shortcode', { shortcode: '[contact-form-7 id="3"]' }, 'form', { submit_actions: [] }],
  ['shortcode', { shortcode: '[acme-thing]' }, 'shortcode', { shortcode: '[acme-thing]' }],
  [
    'zyx-info-card',
    { card_heading: 'Feito à mão', card_description: 'Um por um, sem pressa.' },
    'icon-box',
    { title_text: 'Feito à mão', description_text: 'Um por um, sem pressa.' },
  ],
])('«%s» with %j becomes %s', (name, settings, widgetType, ours) => {
  expect(only(name, settings)).toMatchObject({ widgetType, settings: ours })
})

test('titles are told from what stands over and under them, and both parts keep their colours', () => {
  const box = only('acme-info-box', {
    box_sub_title: 'Desde 1987',
    box_button_title: 'Ler mais',
    box_title: 'Nossa casa',
    box_background_image: { id: 3, url: 'https://velha.example/fundo.jpg' },
    __globals__: { box_title_color: 'globals/colors?id=primary', box_description_color: 'globals/colors?id=text' },
  })
  expect(box.elements).toMatchObject([
    {
      widgetType: 'icon-box',
      settings: {
        title_text: 'Nossa casa',
        description_text: 'Desde 1987',
        __globals__: { title_color: 'globals/colors?id=primary', description_color: 'globals/colors?id=text' },
      },
    },
    { widgetType: 'button', settings: { text: 'Ler mais' } },
  ])
})

test('a video inside of markup is a video, and the words around it stay', () => {
  const editor = '<p>Veja o forno:</p><iframe src="https://player.vimeo.com/video/123456"></iframe>'
  expect(only('text-editor', { editor, _margin: { top: '5' } })).toMatchObject({
    widgetType: 'container',
    settings: { margin: { top: '5' } },
    elements: [{ widgetType: 'html' }, { widgetType: 'video', settings: { video_type: 'vimeo' } }],
  })
})

test('a widget that holds a list of boxes becomes as many boxes, side by side', () => {
  const slides = [
    { _id: 'a', title: 'Vasos', image: { id: 4, url: 'https://velha.example/v.jpg' } },
    { _id: 'b', title: 'Pratos' },
  ]
  expect(only('ecomus-image-box-carousel', { slides })).toMatchObject({
    settings: { grid_columns: 2, grid_columns_mobile: 1 },
    elements: [
      { widgetType: 'image-box', settings: { title_text: 'Vasos' } },
      { widgetType: 'icon-box', settings: { title_text: 'Pratos' } },
    ],
  })
})

test('titles and texts of a widget that nobody knows stay to be read, and what it was is kept', () => {
  const { document, report } = translated(
    widget('acme-xyz', { acme_title: 'Desde 1987', acme_photo: { id: 3, url: 'https://velha.example/c.jpg' } }),
  )
  expect(document[0]).toMatchObject({
    elType: 'container',
    settings: { _original: { widgetType: 'acme-xyz' } },
    elements: [{ widgetType: 'heading', settings: { title: 'Desde 1987' } }, { widgetType: 'image' }],
  })
  expect(report.entries[0]).toMatchObject({ name: 'acme-xyz', outcome: 'parts', into: ['heading', 'image'] })
})

test('a widget in which nothing can be read is a marked box with its settings', () => {
  const { document, report } = translated(widget('acme-xyz', { mode: 'dark' }))
  expect(document[0]).toMatchObject({ widgetType: 'acme-xyz', settings: { mode: 'dark' } })
  expect(report.entries[0]).toMatchObject({ outcome: 'box', original: { widgetType: 'acme-xyz' } })
})

test('a picture is as large as the file that was chosen of it, until somebody says how wide it is', () => {
  const image = { image: { id: 3, url: 'https://velha.example/a.png' } }
  const sized = (settings: object) => only('image', { ...image, ...settings }).settings
  expect(sized({})).toMatchObject({ fit: 'natural' })
  expect(sized({ image_size: 'medium' })).toMatchObject({ fit: 'natural', space: { unit: 'px', size: 300 } })
  expect(sized({ image_size: 'thumbnail' })).toMatchObject({ space: { size: 150 }, height: { size: 150 }, 'object-fit': 'cover' })
  const logo = { image_size: 'custom', image_custom_dimension: { width: '', height: '40' } }
  expect(sized(logo)).toMatchObject({ fit: 'by-height', height: { unit: 'px', size: 40 } })
  expect(sized({ ...logo, width_mobile: { unit: '%', size: 50 } })).not.toHaveProperty('fit')
})

test('colours that are written as variables of the site are references to its colours', () => {
  const kit = { colours: { '7a2a9b9': '#1c1c1c' }, typography: {} }
  const widgetOf = (settings: object) => translateDocument([widget('heading', settings)], { widgets, kit }).document[0]!.settings
  expect(widgetOf({ title: 'A', title_color: 'var( --e-global-color-7a2a9b9 )' })).toMatchObject({ title_color: '#1c1c1c' })
  expect(widgetOf({ title: 'A', title_color: 'var(--e-global-color-primary)' })).toMatchObject({
    __globals__: { title_color: 'globals/colors?id=primary' },
  })
})

test('a title that is a link as a whole keeps its link', () => {
  const title = '<a href="/loja/?a=1&amp;b=2" style="color: #4f9f8b;">A loja</a>'
  expect(only('heading', { title }).settings).toMatchObject({ title: 'A loja', link: { url: '/loja/?a=1&b=2' } })
  expect(only('heading', { title, link: { url: '/outra/' } }).settings).toMatchObject({ link: { url: '/outra/' } })
})

test('an icon with a ground has the colours that its builder gives them', () => {
  const stacked = only('icon-box', {
    view: 'stacked',
    primary_color: '#0a7b6c',
    hover_primary_color: '#111111',
    title_size: 'div',
  })
  expect(stacked.settings).toMatchObject({
    secondary_color: '#0a7b6c',
    primary_color: '#ffffff',
    hover_secondary_color: '#111111',
    title_size: 'p',
  })
  expect(only('icon-box', { view: 'stacked', secondary_color: '#222222' }).settings).toMatchObject({
    primary_color: '#222222',
    __globals__: { secondary_color: 'globals/colors?id=primary' },
  })
  expect(only('icon-box', { view: 'framed', primary_color: '#0a7b6c' }).settings).toMatchObject({ primary_color: '#0a7b6c' })
})

test('rules of style in markup are told, for no page prints them', () => {
  const { report } = translated(widget('html', { html: '<style>.page-header { display: none; }</style>' }))
  expect(report.entries[0]!.notes).toEqual([
    'Um estilo escrito em HTML não vem: escreva-o em «CSS desta página», se ainda precisar dele.',
  ])
})
