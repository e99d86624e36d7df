import { defineWidget } from '#builder/define-widget.ts'
import { choice, text, toggle } from '#builder/fields.ts'
import { productField } from '../product-parts/fields.ts'
import { metaParts } from './style-parts.ts'

export default defineWidget({
  name: 'woocommerce-product-meta',
  title: 'Dados do produto',
  group: 'shop',
  style: metaParts,
  fields: {
    product_id: productField(),
    view: choice('Disposição', { inline: 'Na mesma linha', stacked: 'Uma por linha', table: 'Tabela' }, 'inline'),
    sku_caption: text('Rótulo do código', 'SKU', 60),
    sku_missing_caption: text('Quando não há código', '', 60),
    category_caption_single: text('Rótulo da categoria', 'Categoria', 60),
    category_caption_plural: text('Rótulo de várias categorias', 'Categorias', 60),
    show_share: toggle('Mostrar os botões de compartilhar'),
  },
})
