import fc from 'fast-check'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDocument } from '#builder/document.ts'
import { loadWidgets } from '#builder/registry.ts'
import type { TranslateOptions } from '#move-in/elementor/context.ts'
import { namedStylesOf } from '#move-in/elementor/named-styles.ts'
import { translateDocument } from '#move-in/elementor/translate-document.ts'

const widgets = await loadWidgets(join(import.meta.dirname, '..', '..', 'src', 'widgets'))
const translate = (raw: unknown, more: Partial<TranslateOptions> = {}) => translateDocument(raw, { widgets, ...more })
const el = (elType: string, settings: object, ...elements: unknown[]) => ({ id: 'x', elType, settings, elements, isInner: false })
const widget = (widgetType: string, settings: object, more: object = {}) => ({ ...el('widget', settings), widgetType, ...more })
const prop = (type: string, value: unknown) => ({ $$type: type, value })
const tag = (name: string, settings: object) =>
  `[elementor-tag id="a1" name="${name}" settings="${encodeURIComponent(JSON.stringify(settings))}"]`

test('sections and columns keep their layout as containers, and nobody loses a child', () => {
  const { document, report } = translate([
    el(
      'section',
      { gap: 'no', css_classes: 'faixa' },
      el('column', { _column_size: 33 }, widget('heading', { title: 'A' })),
      el('column', { _column_size: 66 }, null),
    ),
  ])
  expect(document[0]).toMatchObject({
    widgetType: 'container',
    settings: { flex_direction: 'row', content_width: 'boxed', _css_classes: 'faixa' },
    elements: [{ settings: { width: { unit: '%', size: 33 } }, elements: [{ widgetType: 'heading' }] }, { elements: [] }],
  })
  expect(report.left).toEqual(['Um elemento de um plugin desativado já vinha vazio no arquivo.'])
  expect(report.entries).toHaveLength(4)
})

test('containers get the space that their builder means, and those that a shop like this wrote keep theirs', () => {
  const { isInner: _mark, ...own } = el('container', { content_width: 'full' })
  expect(translate([own]).document[0]!.settings).toEqual({ content_width: 'full' })
  expect(translate([el('container', { content_width: 'full' })]).document[0]!.settings).toMatchObject({
    padding: { top: '10', left: '10' },
    flex_gap: { row: '20' },
  })
})

test('a moving background comes as its picture, and a block that was a link is told', () => {
  const settings = {
    background_background: 'slideshow',
    background_slideshow_gallery: [{ id: 3, url: 'https://velha.example/a.jpg' }],
    html_tag: 'a',
    link: { url: '/loja/' },
  }
  const { document, report } = translate([el('container', settings)])
  expect(document[0]!.settings).toMatchObject({
    background_background: 'classic',
    background_image: { url: 'https://velha.example/a.jpg' },
  })
  expect(document[0]!.settings).not.toHaveProperty('html_tag')
  expect(report.entries[0]!.notes).toEqual([
    'Das imagens de fundo que se revezam ficou a primeira.',
    'Um bloco inteiro levava a /loja/: ponha esse link em algo dentro dele.',
  ])
})

test('a file, a copy of the clipboard and a text are read alike', () => {
  const list = [widget('heading', { title: 'A' })]
  for (const raw of [list, { content: list }, { type: 'elementor', elements: list }, JSON.stringify(list)])
    expect(translate(raw).document).toMatchObject([{ widgetType: 'heading' }])
  for (const raw of [undefined, 'x', 7, {}])
    expect(translate(raw)).toMatchObject({ document: [], report: { left: ['O documento não pôde ser lido.'] } })
})

test('elements of the fourth version come with their words and their look on each device', () => {
  const styles = {
    s1: {
      variants: [
        {
          meta: { breakpoint: 'desktop', state: null },
          props: { 'font-size': prop('size', { size: 40, unit: 'px' }), color: prop('color', '#123456') },
        },
        { meta: { breakpoint: 'mobile', state: null }, props: { 'font-size': prop('size', { size: 24, unit: 'px' }) } },
        { meta: { breakpoint: 'desktop', state: 'hover' }, props: { color: prop('color', '#000000') } },
      ],
    },
  }
  const block = {
    c: {
      variants: [
        {
          meta: { breakpoint: 'desktop', state: null },
          props: { padding: prop('dimensions', { 'block-start': prop('size', { size: 20, unit: 'px' }) }) },
        },
      ],
    },
  }
  const heading = widget(
    'e-heading',
    { title: prop('html-v3', { content: prop('string', 'Olá'), children: [] }), tag: prop('string', 'h1') },
    { styles },
  )
  const { document, report } = translate([
    {
      ...el(
        'e-flexbox',
        {},
        heading,
        widget('e-button', {
          text: prop('string', 'Ver'),
          link: prop('link', { destination: prop('url', '/loja/'), isTargetBlank: prop('boolean', true) }),
        }),
      ),
      styles: block,
    },
  ])
  expect(document[0]).toMatchObject({
    widgetType: 'container',
    settings: { flex_direction: 'row', padding: { top: '20', unit: 'px' } },
  })
  expect(document[0]!.elements[0]).toMatchObject({
    widgetType: 'heading',
    settings: {
      title: 'Olá',
      header_size: 'h1',
      title_color: '#123456',
      typography_typography: 'custom',
      typography_font_size: { size: 40 },
      typography_font_size_mobile: { size: 24 },
    },
  })
  expect(document[0]!.elements[1]).toMatchObject({ widgetType: 'button', settings: { text: 'Ver', link: { url: '/loja/' } } })
  expect(report.entries.flatMap(({ notes }) => notes)).toEqual(['Aparência que não veio: hover.'])
})

test('styles with names and variables of the fourth version are worn, the first of their list over the others, the own over all', () => {
  const style = (props: object) => ({ type: 'class', variants: [{ meta: { breakpoint: 'desktop', state: null }, props }] })
  const size = (number: number) => prop('size', { size: number, unit: 'px' })
  const kit = namedStylesOf([
    {
      _elementor_global_classes: JSON.stringify({
        items: {
          'g-1': style({ color: prop('global-color-variable', 'e-gv-1'), 'font-size': size(20) }),
          'g-2': style({
            color: prop('color', '#222222'),
            'line-height': size(30),
            'font-family': prop('global-font-variable', 'e-gv-2'),
          }),
          'g-9': style({ 'letter-spacing': size(9) }),
        },
        order: ['g-1', 'g-2'],
      }),
      _elementor_global_variables: {
        data: {
          'e-gv-1': { type: 'global-color-variable', label: 'marca', value: '#0a7b6c' },
          'e-gv-2': { type: 'global-font-variable', label: 'letra', value: prop('string', 'Lora') },
          'e-gv-3': { type: 'global-size-variable', label: 'respiro', value: prop('size', { size: 12, unit: 'px' }) },
          'e-gv-4': { type: 'global-color-variable', value: '#fff', deleted: true },
        },
      },
    },
    {
      _elementor_global_class_id: 'g-3',
      _elementor_global_class_data: style({ padding: prop('global-size-variable', 'e-gv-3') }),
    },
  ])
  const wears = (...names: string[]) => prop('classes', ['e-own', ...names])
  const heading = widget(
    'e-heading',
    { title: prop('string', 'A'), classes: wears('g-2', 'g-1') },
    { styles: { 'e-own': style({ 'font-size': size(44) }) } },
  )
  const { document } = translate([el('e-div-block', { classes: wears('g-3') }, heading)], { kit })
  expect(document[0]!.settings).toMatchObject({ padding: { top: '12', unit: 'px' } })
  expect(document[0]!.elements[0]!.settings).toMatchObject({
    title_color: '#0a7b6c',
    typography_font_size: { size: 44 },
    typography_line_height: { size: 30 },
    typography_font_family: 'Lora',
  })
  expect(document[0]!.elements[0]!.settings).not.toHaveProperty('typography_letter_spacing')
})

test('tabs of the fourth version keep titles and panels together', () => {
  const tab = (words: string) => el('e-tab', {}, widget('e-paragraph', { paragraph: prop('string', words) }))
  const { document } = translate([
    el(
      'e-tabs',
      {},
      el('e-tabs-menu', {}, tab('Um'), tab('Dois')),
      el(
        'e-tabs-content-area',
        {},
        el('e-tab-content', {}, widget('e-heading', { title: prop('string', 'A') })),
        el('e-tab-content', {}),
      ),
    ),
  ])
  expect(document[0]).toMatchObject({
    widgetType: 'nested-tabs',
    settings: { tabs: [{ tab_title: 'Um' }, { tab_title: 'Dois' }] },
    elements: [{ elements: [{ widgetType: 'heading' }] }, {}],
  })
})

test('colours of the other site are written out; those that every site has follow the theme', () => {
  const settings = {
    title: 'A',
    __globals__: { title_color: 'globals/colors?id=ab12', typography_typography: 'globals/typography?id=primary' },
  }
  const kit = { colours: { ab12: '#ff0000' }, typography: {} }
  expect(translate([widget('heading', settings)], { kit }).document[0]!.settings).toMatchObject({
    title_color: '#ff0000',
    __globals__: { typography_typography: 'globals/typography?id=primary' },
  })
  expect(translate([widget('heading', settings)]).document[0]!.settings.__globals__).toEqual(settings.__globals__)
})

test('with the kit of a site, widgets that say nothing of their colours have those that the kit means', () => {
  const kit = { colours: { primary: '#111111' }, typography: {} }
  expect(
    translate([widget('heading', { title: 'A', typography_typography: 'custom' })], { kit }).document[0]!.settings.__globals__,
  ).toEqual({
    title_color: 'globals/colors?id=primary',
  })
  expect(translate([widget('heading', { title: 'A' })]).document[0]!.settings).not.toHaveProperty('__globals__')
})

test('a menu with panels of its own becomes tabs around them', () => {
  const items = { menu_items: [{ _id: 'a', item_title: 'Loja' }] }
  const menu = { ...widget('mega-menu', items), elements: [el('container', {}, widget('heading', { title: 'A' }))] }
  expect(translate([menu]).document).toMatchObject([
    {
      widgetType: 'nested-tabs',
      settings: { tabs: [{ tab_title: 'Loja' }] },
      elements: [{ elements: [{ widgetType: 'heading' }] }],
    },
  ])
})

test('words of a widget that stand nowhere afterwards are told', () => {
  const { report } = translate([
    widget('acme-counter', { number: 12, title: 'Anos de barro', footnote: 'Contados desde a mudança' }),
  ])
  expect(report.entries[0]!.notes).toEqual(['De «acme-counter» não veio: «Contados desde a mudança».'])
})

test('dynamic values stay, links are written out, and what is unknown is told', () => {
  const options = {
    newId: (kind: string, id: number) => (kind === 'popup' && id === 5 ? 55 : undefined),
    addressOf: (id: number) => (id === 9 ? '/sobre/' : undefined),
  }
  const read = (widgetType: string, settings: object, dynamic: object) => {
    const { document, report } = translate([widget(widgetType, { ...settings, __dynamic__: dynamic })], options)
    return { settings: document[0]!.settings, notes: report.entries[0]!.notes }
  }
  expect(read('heading', { title: 'x' }, { title: tag('post-title', {}) }).settings.__dynamic__).toEqual({
    title: tag('post-title', {}),
  })
  expect(read('button', { text: 'x' }, { link: tag('popup', { popup: '5' }) }).settings.link).toMatchObject({
    url: expect.stringMatching(/^#elementor-action%3Aaction%3Dpopup%3Aopen/),
  })
  expect(
    read('button', { text: 'x' }, { link: tag('internal-url', { type: 'post', post_id: '9' }) }).settings.link,
  ).toMatchObject({ url: '/sobre/' })
  expect(
    read('button', { text: 'x' }, { link: tag('contact-url', { link_type: 'whatsapp', whatsapp_number: '+55 32 99955-0199' }) })
      .settings.link,
  ).toMatchObject({ url: 'https://wa.me/5532999550199' })
  expect(read('button', { text: 'x' }, { link: tag('popup', { popup: '6' }) }).notes).toEqual([
    'Um link abre o popup 6, que não está nesta loja.',
  ])
  expect(read('heading', { title: 'x' }, { title: tag('pods-text', { fallback: 'Padrão' }) })).toMatchObject({
    settings: { title: 'Padrão' },
    notes: [expect.stringContaining('pods-text')],
  })
  expect(read('eael-info-box', {}, { eael_infobox_title: tag('post-title', {}) }).settings).toMatchObject({
    title_text: '',
    __dynamic__: { title_text: tag('post-title', {}) },
  })
})

test('a form keeps its questions, and sends nothing anywhere until the merchant agrees', () => {
  const settings = {
    form_fields: [
      { _id: 'q1', field_type: 'email', field_label: 'E-mail', required: 'true' },
      { custom_id: 'm', field_type: 'textarea' },
    ],
    submit_actions: ['email', 'email2', 'webhook', 'redirect', 'mailchimp', 'save-to-database'],
    email_to: 'dona@velha.example',
    email_to_2: '[field id="email"]',
    webhooks: 'https://outro.example/x',
    redirect_to: '/obrigado/',
  }
  const { document, report } = translate([widget('form', settings)])
  expect(document[0]!.settings).toMatchObject({
    form_fields: [{ custom_id: 'field_q1' }, { custom_id: 'm' }],
    submit_actions: ['email2', 'redirect'],
  })
  expect(report.needsConsent.map(({ kind, address }) => [kind, address])).toEqual([
    ['email', 'dona@velha.example'],
    ['webhook', 'https://outro.example/x'],
  ])
  expect(report.entries[0]!.notes).toEqual([
    'Depois do envio, «mailchimp» não existe aqui; as respostas ficam guardadas na loja.',
  ])
})

test('the questions of a MetForm, which stand in columns, are one form', () => {
  const { document, report } = translate([
    el(
      'section',
      {},
      el(
        'column',
        { _column_size: 50 },
        widget('mf-text', { mf_input_label: 'Nome', mf_input_name: 'nome', mf_input_required: 'yes' }),
      ),
      el('column', { _column_size: 50 }, widget('mf-email', { mf_input_label: 'E-mail', mf_input_name: 'email' })),
    ),
    el(
      'section',
      {},
      el(
        'column',
        {},
        widget('mf-select', { mf_input_label: 'Assunto', mf_input_list: [{ label: 'Troca', value: 'troca' }] }),
        widget('mf-button', { mf_btn_text: 'Mandar' }),
      ),
    ),
  ])
  const forms = JSON.stringify(document).match(/"widgetType":"form"/g)
  expect(forms).toHaveLength(1)
  expect(document[0]!.elements[0]!.elements[0]!.settings).toMatchObject({
    button_text: 'Mandar',
    form_fields: [
      { custom_id: 'nome', field_type: 'text', required: 'yes', width: '50' },
      { custom_id: 'email', field_type: 'email', width: '50' },
      { field_type: 'select', field_options: 'Troca|troca' },
    ],
  })
  expect(report.entries.filter(({ kind }) => kind === 'widget').every(({ into }) => into[0] === 'form')).toBe(true)
})

test('saved widgets and templates are those of this shop; pictures that it has are its own', () => {
  const options = {
    newId: (_kind: string, id: number) => (id === 3 ? 33 : undefined),
    pictureOf: ({ id }: { id: number }) => (id === 8 ? 88 : undefined),
  }
  const { document, report } = translate(
    [
      widget('global', [], { templateID: 3 }),
      widget('template', { template_id: '4' }),
      widget('image', { image: { id: 8, url: 'https://velha.example/a.jpg' } }),
      el('container', { background_background: 'classic', background_image: { id: '9', url: 'https://velha.example/b.jpg' } }),
    ],
    options,
  )
  expect(document).toMatchObject([
    { widgetType: 'template', settings: { template_id: 33 } },
    { widgetType: 'template', settings: { template_id: 0 } },
    { settings: { image: { id: 88 } } },
    { settings: { background_image: { id: 0, url: 'https://velha.example/b.jpg' } } },
  ])
  expect(report.missingPictures).toEqual([{ id: 9, url: 'https://velha.example/b.jpg' }])
  expect(report.entries[1]!.notes).toEqual(['O modelo salvo 4 não está nesta loja: escolha o bloco que vai no lugar dele.'])
})

test('whatever a document holds, nothing throws and our builder reads all of it', () => {
  const settings = fc.dictionary(
    fc.constantFrom('title', 'image', 'icon_list', 'link', 'content', '__globals__', '__dynamic__', 'tabs', 'html'),
    fc.anything({ maxDepth: 3 }),
  )
  const name = fc.oneof(
    fc.constantFrom(
      'heading',
      'image',
      'form',
      'eael-info-box',
      'jkit_tabs',
      'e-heading',
      'mf-text',
      'wp-widget-text',
      'global',
      'constructor',
      '__proto__',
    ),
    fc.string(),
  )
  const leaf = fc.record({
    id: fc.anything({ maxDepth: 0 }),
    elType: fc.constantFrom('widget', 'widget', 'e-div-block', 'zzz'),
    widgetType: name,
    settings,
  })
  const tree = fc.array(
    fc.record({
      elType: fc.constantFrom('section', 'column', 'container', 'e-flexbox', 'e-tabs'),
      settings,
      elements: fc.array(fc.oneof(leaf, fc.constant(null)), { maxLength: 4 }),
    }),
    { maxLength: 3 },
  )
  fc.assert(
    fc.property(fc.oneof(tree, fc.anything({ maxDepth: 5 })), (raw) => {
      const { document } = translate(raw)
      expect(readDocument(document).problems).toEqual([])
    }),
    { numRuns: 200 },
  )
})
