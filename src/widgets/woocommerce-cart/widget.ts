import { formPageParts } from '#builder/style/form-page-parts.ts'
import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, number, styled, toggle } from '#builder/fields.ts'

const MOTIONS = {
  '': 'Nenhuma',
  grow: 'Crescer',
  shrink: 'Encolher',
  float: 'Flutuar',
  sink: 'Afundar',
  rotate: 'Girar um pouco',
}

export default defineWidget({
  name: 'woocommerce-cart',
  title: 'Carrinho',
  group: 'shop',
  style: formPageParts,
  frontend: ['update_cart_automatically', 'sticky_right_column', 'sticky_right_column_offset'],
  fields: {
    update_cart_automatically: toggle('Atualizar sozinho ao mudar a quantidade'),
    sticky_right_column: toggle('Manter o total à vista'),
    sticky_right_column_offset: askedWhen(
      { sticky_right_column: true },
      styled(number('Distância do topo (px)', { min: 0, max: 400, fallback: 24 }), '--cart-sticky-offset', (px) => `${px}px`),
    ),
    button_hover_animation: choice('Animação dos botões ao passar o mouse', MOTIONS, ''),
    image_hover_animation: choice('Animação das imagens ao passar o mouse', MOTIONS, ''),
  },
})
