import fc from 'fast-check'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadWidgets } from '#builder/registry.ts'
import { translateContent } from '#move-in/elementor/wordpress/translate-content.ts'

const widgets = await loadWidgets(join(import.meta.dirname, '..', '..', 'src', 'widgets'))
const IDS = { categorySlug: (id: number) => (id === 15 ? 'mesa' : undefined), productId: (id: number) => id + 100 }
const translate = (raw: string) => translateContent(raw, { widgets, ...IDS })
const pieces = (raw: string) => translate(raw).document?.[0]?.elements ?? []

test.each<[what: string, raw: string, ours: object[]]>([
  [
    'texts that follow each other',
    '<!-- wp:paragraph --><p>Um</p><!-- /wp:paragraph --><!-- wp:list --><ul><!-- wp:list-item --><li>a</li><!-- /wp:list-item --></ul><!-- /wp:list -->',
    [{ widgetType: 'text-editor', settings: { editor: expect.stringMatching(/<p>Um<\/p>\s*<ul><li>a<\/li><\/ul>/) } }],
  ],
  [
    'a heading',
    '<!-- wp:heading {"level":3} --><h3 class="has-text-align-center">Olá <em>mundo</em></h3><!-- /wp:heading -->',
    [{ widgetType: 'heading', settings: { title: 'Olá mundo', header_size: 'h3', align: 'center' } }],
  ],
  [
    'a picture',
    '<!-- wp:image {"id":8} --><figure class="wp-block-image"><img src="https://velha.example/a.jpg" alt="Vaso" class="wp-image-8"/><figcaption>De barro</figcaption></figure><!-- /wp:image -->',
    [{ widgetType: 'image', settings: { image: { url: 'https://velha.example/a.jpg', alt: 'Vaso' }, caption: 'De barro' } }],
  ],
  [
    'columns',
    '<!-- wp:columns --><div><!-- wp:column {"width":"30%"} --><div><!-- wp:paragraph --><p>A</p><!-- /wp:paragraph --></div><!-- /wp:column --><!-- wp:column --><div></div><!-- /wp:column --></div><!-- /wp:columns -->',
    [
      {
        widgetType: 'container',
        settings: { flex_direction: 'row' },
        elements: [{ settings: { width: { unit: '%', size: 30 } }, elements: [{ widgetType: 'text-editor' }] }, {}],
      },
    ],
  ],
  [
    'a cover with a button',
    '<!-- wp:cover {"url":"https://velha.example/c.jpg","id":4,"minHeight":500} --><div><!-- wp:buttons --><div><!-- wp:button --><div><a href="/loja/">Ver</a></div><!-- /wp:button --></div><!-- /wp:buttons --></div><!-- /wp:cover -->',
    [
      {
        settings: { min_height: 500, background_image: { url: 'https://velha.example/c.jpg' } },
        elements: [{ elements: [{ widgetType: 'button', settings: { text: 'Ver', link: { url: '/loja/' } } }] }],
      },
    ],
  ],
  [
    'products that were chosen',
    '<!-- wp:woocommerce/handpicked-products {"columns":3,"products":[1,2]} /-->',
    [{ widgetType: 'products', settings: { query: 'ids', ids: '101,102', columns: 3 } }],
  ],
  [
    'products of a category',
    '<!-- wp:woocommerce/product-category {"categories":[15]} /-->',
    [{ widgetType: 'products', settings: { query: 'category', category: 'mesa' } }],
  ],
  [
    'a collection',
    '<!-- wp:woocommerce/product-collection {"query":{"perPage":8,"orderBy":"price","order":"desc","woocommerceOnSale":true},"displayLayout":{"columns":4}} --><div></div><!-- /wp:woocommerce/product-collection -->',
    [{ widgetType: 'products', settings: { limit: 8, columns: 4, query: 'on_sale', orderby: 'price-desc' } }],
  ],
  [
    'a shortcode',
    '<!-- wp:shortcode -->[sale_products limit="4"]<!-- /wp:shortcode -->',
    [{ widgetType: 'products', settings: { query: 'on_sale' } }],
  ],
  [
    'a video of another site',
    '<!-- wp:embed {"url":"https://youtu.be/abcdef12345"} --><figure></figure><!-- /wp:embed -->',
    [{ widgetType: 'video', settings: { video_type: 'youtube' } }],
  ],
  ['a block of a plug-in', '<!-- wp:acme/box --><div>Leia isto</div><!-- /wp:acme/box -->', [{ widgetType: 'html' }]],
])('%s', (_what, raw, ours) => expect(pieces(raw)).toMatchObject(ours))

test('a block in which nothing can be read is told', () => {
  const { report } = translate('<!-- wp:acme/void {"a":1} /-->')
  expect(report.entries).toMatchObject([{ name: 'acme/void', outcome: 'box' }])
})

test('an old text has paragraphs, breaks and captions, and nothing that harms', () => {
  const raw =
    'Um\r\ndois\r\n\r\n<h2>Título</h2>\r\n[caption id="a" width="300"]<img src="https://velha.example/a.jpg" alt="" /> Legenda[/caption]\r\n\r\n<script>alert(1)</script>três'
  const { html } = translate(raw)
  expect(html).toContain('<p>Um<br />\ndois</p>')
  expect(html).toContain('<h2>Título</h2>')
  expect(html).toMatch(/<figure><img[^>]+>\s*<figcaption>Legenda<\/figcaption>\s*<\/figure>/)
  expect(html).not.toContain('script')
  expect(html).toContain('três')
})

test('an old text with lists of products or pictures is a document; other brackets are words', () => {
  expect(pieces('Veja:\n\n[products limit="4"]\n\nE mais [1].\n\n[gallery ids="3,5" columns="2"]')).toMatchObject([
    { widgetType: 'text-editor' },
    { widgetType: 'products', settings: { limit: 4 } },
    { widgetType: 'text-editor', settings: { editor: '<p>E mais [1].</p>' } },
    { widgetType: 'gallery', settings: { columns: 2, gallery: [{}, {}] } },
  ])
})

test('where a plug-in had a form there is one of ours, and shortcodes of others are told', () => {
  const said = translate('Fale conosco:\n\n[contact-form-7 id="1" title="Contato"]\n\nObrigado')
  expect(said.document?.[0]?.elements).toMatchObject([{ widgetType: 'text-editor' }, { widgetType: 'form' }, {}])
  expect(said.report.left.join()).toContain('outro plugin')
  const block =
    '<!-- wp:contact-form-7/contact-form-selector {"id":9} --><div class="wp-block">[contact-form-7 id="9"]</div><!-- /wp:contact-form-7/contact-form-selector -->'
  expect(pieces(block)).toMatchObject([{ widgetType: 'form' }])
  expect(pieces('<!-- wp:shortcode -->[wpforms id="3"]<!-- /wp:shortcode -->')).toMatchObject([{ widgetType: 'form' }])
  const other = translate('Veja [rev_slider alias="x"], dito [sic] assim')
  expect(other.html).toContain('[rev_slider alias="x"]')
  expect(other.report.left).toEqual(['O shortcode [rev_slider alias="x"] não existe nesta loja e aparece como texto.'])
})

test('whatever is written, nothing throws', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '<!-- wp:',
      '-->',
      '{"a":',
      ' /-->',
      '<!-- /wp:group -->',
      '<!-- wp:group -->',
      '[gallery',
      '<p>',
      '[caption]',
    ),
    fc.string({ maxLength: 20 }),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => void translate(parts.join(''))),
    { numRuns: 300 },
  )
})
