import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadWidgets } from '#builder/registry.ts'
import { translateDocument } from '#move-in/elementor/translate-document.ts'

const widgets = await loadWidgets(join(import.meta.dirname, '..', '..', 'src', 'widgets'))
const translated = (widgetType: string, settings: object) =>
  translateDocument([{ id: 'a1', elType: 'widget', widgetType, settings, elements: [] }], { widgets })
const only = (widgetType: string, settings: object) => translated(widgetType, settings).document[0]!
const box = (size: string) => ({ unit: 'px', top: size, right: size, bottom: size, left: size, isLinked: true })

test('parts that an add-on does not show stay away, even where their words are stored', () => {
  const heading = only('elementskit-heading', {
    ekit_heading_title: 'Nossos {{bolos}} e {doces}',
    ekit_heading_sub_title: 'Time has changed',
    ekit_heading_extra_title: 'Uma frase que ninguém vê.',
  })
  expect(heading).toMatchObject({ widgetType: 'heading', settings: { title: 'Nossos bolos e doces' }, elements: [] })
  const card = only('elementskit-icon-box', {
    ekit_icon_box_title_text: 'Entrega',
    ekit_icon_box_btn_text: 'Learn more',
    ekit_icon_box_badge_title: 'EXCLUSIVE',
  })
  expect(card).toMatchObject({ widgetType: 'icon-box', elements: [] })
  const info = { eael_infobox_title: 'Frete', eael_infobox_text: 'Para todo o país', infobox_button_text: 'Click Me!' }
  expect(only('eael-info-box', info)).toMatchObject({ widgetType: 'icon-box' })
  expect(JSON.stringify(only('eael-info-box', { ...info, eael_show_infobox_button: 'yes' }))).toContain('Click Me!')
  expect(JSON.stringify(only('eael-info-box', { ...info, eael_show_infobox_content: '' }))).not.toContain('todo o país')
  expect(
    translated('elementskit-heading', { ekit_heading_title: 'A', ekit_heading_sub_title: 'Não se vê' }).report,
  ).toMatchObject({
    entries: [{ notes: [] }],
  })
})

test('a heading has its own colour, type and side, and what stands under it stays under it', () => {
  const { elements } = only('elementskit-heading', {
    ekit_heading_focused_title_color: '',
    ekit_heading_separator_color: '#111111',
    ekit_heading_focused_title_typography_typography: 'custom',
    ekit_heading_title: 'Casa',
    ekit_heading_title_color: '#222222',
    ekit_heading_title_typography_typography: 'custom',
    ekit_heading_title_typography_font_size: { unit: 'px', size: 40 },
    ekit_heading_title_align: 'text_center',
    ekit_heading_title_align_mobile: 'text_left',
    ekit_heading_sub_title_show: 'yes',
    ekit_heading_sub_title: 'Desde 1990',
    ekit_heading_sub_title_color: '#333333',
  })
  expect(elements).toMatchObject([
    {
      settings: {
        title: 'Casa',
        title_color: '#222222',
        typography_font_size: { size: 40 },
        align: 'center',
        align_mobile: 'start',
      },
    },
    { settings: { title: 'Desde 1990', title_color: '#333333' } },
  ])
})

test('a card keeps its ground, its border and its space, and the colours of icon and texts', () => {
  expect(
    only('elementskit-icon-box', {
      ekit_icon_box_title_text: 'Seguro',
      ekit_icon_box_description_text: 'Com nota',
      ekit_icon_box_infobox_bg_group_background: 'classic',
      ekit_icon_box_infobox_bg_group_color: '#fafafa',
      ekit_icon_box_infobox_bg_padding_mobile: box('12'),
      ekit_icon_box_iocnbox_border_group_border: 'solid',
      ekit_icon_box_infobox_border_radious: box('8'),
      ekit_icon_box_icon_primary_color: '#0a7b6c',
      ekit_icon_title_color: '#151515',
      ekit_icon_description_color: '#54595f',
      ekit_icon_box_icon_position: 'left',
    }).settings,
  ).toMatchObject({
    _background_background: 'classic',
    _background_color: '#fafafa',
    _padding: { top: '50', left: '40' },
    _padding_mobile: { top: '12' },
    _border_border: 'solid',
    _border_radius: { top: '8' },
    primary_color: '#0a7b6c',
    title_color: '#151515',
    description_color: '#54595f',
    position: 'start',
    align: 'start',
  })
})

test('a box of Jeg has its icon, its colours and its space, and a button only where it is switched on', () => {
  const settings = {
    sg_icon_text: 'Abrigo',
    sg_icon_header: { value: 'fas fa-heart', library: 'fa-solid' },
    sg_readmore_button_label: 'Learn More',
    st_container_padding_responsive: box('0'),
    st_content_title_color_responsive: '#000000',
    st_icon_color_responsive: '#fefefe',
    st_icon_bg_color_responsive: '#ff7043',
    __globals__: { st_content_title_typography_content_typography_typography: 'globals/typography?id=text' },
  }
  expect(only('jkit_icon_box', settings)).toMatchObject({
    widgetType: 'icon-box',
    settings: {
      icon: 'heart',
      title_color: '#000000',
      primary_color: '#fefefe',
      secondary_color: '#ff7043',
      view: 'stacked',
      _padding: { top: '0' },
      __globals__: { title_typography_typography: 'globals/typography?id=text' },
    },
  })
  const shown = only('jkit_icon_box', { ...settings, sg_readmore_enable_button: 'yes', st_button_padding_responsive: box('3') })
  expect(shown.elements[1]).toMatchObject({ widgetType: 'button', settings: { text: 'Learn More', text_padding: { top: '3' } } })
})

test('words that take turns come with what stands before them', () => {
  const settings = {
    prefix_text: 'Energia para um <br>',
    animated_text: 'futuro limpo\namanhã melhor',
    highlighted_text: 'Best Websites',
    text_tag: 'h1',
    text_align: 'left',
    prefix_color: '#ffffff',
    text_color: '#07d1d1',
    text_selected_color: '#f67f01',
  }
  expect(only('wpr-advanced-text', settings)).toMatchObject({
    widgetType: 'animated-headline',
    settings: {
      headline_style: 'rotate',
      before_text: 'Energia para um',
      rotating_text: 'futuro limpo\namanhã melhor',
      tag: 'h1',
      alignment: 'start',
      title_color: '#ffffff',
      words_color: '#07d1d1',
    },
  })
  expect(only('wpr-advanced-text', { ...settings, text_style: 'highlighted' }).settings).toMatchObject({
    headline_style: 'highlight',
    highlighted_text: 'Best Websites',
  })
})

test('a button of an add-on keeps its ground, its space and its corners', () => {
  expect(
    only('wpr-button', {
      button_text: 'Ver',
      button_url: { url: '/loja/' },
      button_hover_color: '#010101',
      button_color: '#020202',
      button_bg_color_color: '#030303',
      button_hover_bg_color_color: '#040404',
      button_padding: box('9'),
      button_padding_mobile: box('5'),
      button_border_radius: box('4'),
    }).settings,
  ).toMatchObject({
    text: 'Ver',
    button_text_color: '#020202',
    background_color: '#030303',
    button_background_hover_color: '#040404',
    hover_color: '#010101',
    text_padding: { top: '9' },
    text_padding_mobile: { top: '5' },
    border_radius: { top: '4' },
  })
})

test('the side of an icon is not that of its button', () => {
  const button = { creative_button_text: 'Assinar', eael_creative_button_icon_alignment: 'right' }
  expect(only('eael-creative-button', { ...button, eael_creative_button_alignment: 'center' }).settings).toMatchObject({
    text: 'Assinar',
    align: 'center',
  })
})

test('pictures that lie behind the titles of a list are pictures of a gallery', () => {
  const row = (title: string) => ({
    ekit_img_accordion_title: title,
    ekit_img_accordion_bg: { id: 3, url: 'https://velha.example/a.jpg' },
  })
  expect(only('elementskit-image-accordion', { ekit_img_accordion_items: [row('Painel'), row('Bateria')] })).toMatchObject({
    widgetType: 'gallery',
    settings: { gallery: [{ caption: 'Painel', image: { url: 'https://velha.example/a.jpg' } }, { caption: 'Bateria' }] },
  })
})

test('rows of a widget that nobody knows come once', () => {
  const { elements } = only('zz-qqq', {
    items: [
      { heading: 'Um passo', note: 'x' },
      { heading: 'Outro passo', note: 'y' },
    ],
  })
  expect(JSON.stringify(elements).match(/Um passo/g)).toHaveLength(1)
})

test('words of a title that an add-on marks keep their own look', () => {
  expect(
    only('elementskit-heading', {
      ekit_heading_title: 'Feito {{à mão}} em Minas',
      ekit_heading_focused_title_color: '#c2410c',
      ekit_heading_focused_title_typography_typography: 'custom',
      ekit_heading_focused_title_typography_font_style: 'italic',
      __globals__: { ekit_heading_title_color: 'globals/colors?id=text' },
    }).settings,
  ).toMatchObject({
    title: 'Feito à mão em Minas',
    title_highlight: 'à mão',
    highlight_color: '#c2410c',
    highlight_typography_font_style: 'italic',
    __globals__: { title_color: 'globals/colors?id=text' },
  })
  expect(
    only('eael-dual-color-header', {
      eael_dch_first_title: 'Azulejos',
      eael_dch_last_title: 'de Minas',
      eael_dch_base_title_color: '#222222',
      eael_dch_dual_title_color: '#9401d9',
    }).settings,
  ).toMatchObject({ title: 'Azulejos de Minas', title_highlight: 'Azulejos', title_color: '#222222', highlight_color: '#9401d9' })
  expect(
    only('premium-addon-dual-header', {
      premium_dual_header_first_header_text: 'Oficina',
      premium_dual_header_second_header_text: 'aberta',
      premium_dual_header_first_color: '#111111',
      premium_dual_header_second_color: '#0a7b6c',
    }).settings,
  ).toMatchObject({ title: 'Oficina aberta', title_highlight: 'aberta', highlight_color: '#0a7b6c' })
})

test('a box of Essential Addons has the type of its text, which its plain state keeps under the name of the other one', () => {
  expect(
    only('eael-info-box', {
      eael_infobox_title: 'Frete',
      eael_infobox_text: '<p>Para todo o país</p>',
      eael_infobox_content_color: '#4d4d4d',
      eael_infobox_content_typography_hover_typography: 'custom',
      eael_infobox_content_typography_hover_font_size: { unit: 'px', size: 13 },
      eael_infobox_content_typography_hover_font_size_mobile: { unit: 'px', size: 12 },
      eael_section_infobox_container_bg: '#fafafa',
      eael_section_infobox_container_padding: box('24'),
    }).settings,
  ).toMatchObject({
    description_color: '#4d4d4d',
    description_typography_typography: 'custom',
    description_typography_font_size: { size: 13 },
    description_typography_font_size_mobile: { size: 12 },
    _background_background: 'classic',
    _background_color: '#fafafa',
    _padding: { top: '24' },
  })
})
