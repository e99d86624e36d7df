import { defineWidget } from '#builder/define-widget.ts'
import { choice } from '#builder/fields.ts'

export default defineWidget({
  name: 'woocommerce-notices',
  title: 'Avisos da loja',
  group: 'shop',
  fields: {
    look: choice('Aparência', { soft: 'Fundo suave', framed: 'Com moldura', bar: 'Faixa ao lado' }, 'soft'),
    width: choice('Largura', { full: 'Toda', narrow: 'De leitura' }, 'full'),
  },
})
