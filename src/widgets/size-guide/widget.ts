import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, colorValue, styled, text } from '#builder/fields.ts'
import { productField } from '../product-parts/fields.ts'
import { sizeGuideParts } from './style-parts.ts'

export default defineWidget({
  name: 'size-guide',
  title: 'Guia de medidas',
  group: 'shop',
  style: sizeGuideParts,
  fields: {
    product_id: productField(),
    look: choice('Como aparece', { link: 'Link que abre uma janela', table: 'Tabela na página' }, 'link'),
    label: text('Texto do link', 'Guia de medidas', 60),
    text_color: styled(color('Cor do link'), '--size-guide-color', colorValue),
  },
})
