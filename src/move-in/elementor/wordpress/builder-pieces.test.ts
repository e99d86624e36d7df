import fc from 'fast-check'
import { expect, test } from 'vitest'
import { builderPieces, builderText } from './builder-pieces.ts'
import { isOfBuilder } from './parse-shortcodes.ts'

const read = (raw: string) => {
  const notes: string[] = []
  const words = (text: string) => [{ widget: 'text-editor', settings: { editor: text.trim() } }]
  return { pieces: builderPieces(raw, { words, note: (text) => void notes.push(text) }), notes }
}
const text = (editor: string) => ({ widget: 'text-editor', settings: { editor } })

test.each<[builder: string, raw: string, pieces: object[]]>([
  [
    'WPBakery',
    '[vc_row css=".vc_1{padding:0}"][vc_column width="1/2"][vc_custom_heading text="Nossa ``loja``" font_container="tag:h1|text_align:left"][vc_column_text]<p>Oi</p>[/vc_column_text][vc_btn title="Ver" link="url:https%3A%2F%2Fx.example%2Floja%2F|title:Loja"][/vc_column][vc_column width="1/2"][vc_single_image image="12" img_size="large"][/vc_column][/vc_row]',
    [
      {
        widget: 'container',
        settings: { flex_direction: 'row' },
        elements: [
          {
            settings: { width: { unit: '%', size: 50 } },
            elements: [
              { widget: 'heading', settings: { title: 'Nossa "loja"', header_size: 'h1' } },
              text('<p>Oi</p>'),
              { widget: 'button', settings: { text: 'Ver', link: { url: 'https://x.example/loja/' } } },
            ],
          },
          { elements: [{ widget: 'image', settings: { image: { id: 12 } } }] },
        ],
      },
    ],
  ],
  [
    'Divi',
    '[et_pb_section fb_built="1"][et_pb_row][et_pb_column type="4_4"][et_pb_text]<h2>Quem somos</h2>[/et_pb_text][et_pb_image src="https://x.example/a.jpg" /][et_pb_button button_text="Ligue" button_url="tel:1" /][et_pb_blurb title="Frete" image="https://x.example/b.png"]<p>Grátis</p>[/et_pb_blurb][/et_pb_column][/et_pb_row][/et_pb_section]',
    [
      text('<h2>Quem somos</h2>'),
      { widget: 'image', settings: { image: { url: 'https://x.example/a.jpg' } } },
      { widget: 'button', settings: { text: 'Ligue', link: { url: 'tel:1' } } },
      { widget: 'image', settings: { image: { url: 'https://x.example/b.png' } } },
      { widget: 'heading', settings: { title: 'Frete' } },
      text('<p>Grátis</p>'),
    ],
  ],
  [
    'Flatsome',
    '[section label="Topo"][row][col span="4" span__sm="12"][title text="Novidades"][ux_products products="8" columns="4" ids="3,4"][/col][col span="8"][ux_image id="7"]\n<p>Texto</p>\n[gap][/col][/row][/section]',
    [
      {
        elements: [
          {
            settings: { width: { size: 33.33 } },
            elements: [
              { widget: 'heading', settings: { title: 'Novidades' } },
              { widget: 'products', settings: { query: 'ids', ids: '3,4', limit: 8, columns: 4 } },
            ],
          },
          { elements: [{ widget: 'image', settings: { image: { id: 7 } } }, text('<p>Texto</p>')] },
        ],
      },
    ],
  ],
  [
    'Avada',
    '[fusion_builder_container][fusion_builder_row][fusion_builder_column type="1_1"][fusion_title size="2"]Sobre[/fusion_title][fusion_text]Oi[/fusion_text][fusion_button link="/loja/"]Comprar[/fusion_button][/fusion_builder_column][/fusion_builder_row][/fusion_builder_container]',
    [
      { widget: 'heading', settings: { title: 'Sobre' } },
      text('Oi'),
      { widget: 'button', settings: { text: 'Comprar', link: { url: '/loja/' } } },
    ],
  ],
])('a page of %s comes in its rows and columns', (_, raw, pieces) => {
  expect(isOfBuilder(raw)).toBe(true)
  expect(read(raw)).toMatchObject({ pieces, notes: [] })
})

test('markup that WPBakery hides comes out, scripts and what says nothing are told', () => {
  const hidden = Buffer.from(encodeURIComponent('<b>Olá</b>')).toString('base64')
  const { pieces, notes } = read(
    `[vc_row][vc_column][vc_raw_html]${hidden}[/vc_raw_html][vc_raw_js]eA==[/vc_raw_js][vc_grid id="3"][/vc_column][/vc_row]`,
  )
  expect(pieces).toEqual([{ widget: 'html', settings: { html: '<b>Olá</b>' } }])
  expect(notes).toEqual([expect.stringContaining('script'), expect.stringContaining('«vc_grid»')])
})

test('a description is its words, without codes', () => {
  expect(
    builderText(
      '[vc_row][vc_column][vc_custom_heading text="Medidas & mais"][vc_column_text]<p>10 cm</p>[/vc_column_text][vc_single_image image="4"][vc_btn title="Ver" link="url:%2Fx%2F"][/vc_column][/vc_row]',
    ),
  ).toBe('<h3>Medidas &amp; mais</h3>\n<p>10 cm</p>\n<p><a href="/x/">Ver</a></p>')
})

test('words in brackets, rows of tables and other shortcodes are of no builder', () => {
  for (const words of ['Feito [sic] assim', '[row] e [col]', '[products limit="4"]', '[gallery ids="1"]', '[title] da [section]'])
    expect(isOfBuilder(words)).toBe(false)
})

test('whatever is written, nothing throws and nothing is endless', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '[vc_row]',
      '[/vc_row]',
      '[vc_column width="',
      '1/2"]',
      '[/vc_column]',
      '[vc_btn title=',
      '"',
      ']',
      '[et_pb_text]',
      '[/et_pb_text]',
    ),
    fc.string({ maxLength: 10 }),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => void read(parts.join(''))),
    { numRuns: 300 },
  )
})
