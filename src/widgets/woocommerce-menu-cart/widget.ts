import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, colorValue, number, perDevice, styled, text, toggle } from '#builder/fields.ts'

export default defineWidget({
  name: 'woocommerce-menu-cart',
  title: 'Carrinho do menu',
  group: 'shop',
  frontend: ['cart_type', 'open_cart', 'automatically_open_cart'],
  fields: {
    cart_type: choice('Tipo', { 'side-cart': 'Lateral', 'mini-cart': 'Suspenso' }, 'side-cart'),
    open_cart: choice('Abrir com', { click: 'Clique', mouseover: 'Passar o mouse' }, 'click'),
    automatically_open_cart: toggle('Abrir sozinho ao adicionar', true),
    icon: choice('Ícone', { bag: 'Sacola', basket: 'Cesta', cart: 'Carrinho' }, 'bag'),
    items_indicator: choice('Quantas peças', { bubble: 'Num círculo', plain: 'Ao lado', none: 'Não mostrar' }, 'bubble'),
    hide_empty_indicator: toggle('Esconder o zero', true),
    show_subtotal: toggle('Mostrar subtotal'),
    cart_title: text('Título do carrinho', 'Seu carrinho', 80),
    alignment: perDevice(choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'start'), '--cart-align'),
    toggle_icon_size: styled(number('Tamanho do ícone (px)', { min: 0, max: 60, fallback: 0 }), '--cart-icon', (px) =>
      px > 0 ? `${px}px` : '',
    ),
    toggle_button_text_color: styled(color('Cor do botão'), '--cart-color', colorValue),
    items_indicator_background_color: askedWhen(
      { items_indicator: ['bubble'] },
      styled(color('Cor do círculo'), '--cart-bubble', colorValue),
    ),
    view_cart_button_show: toggle('Mostrar «Ver carrinho»', true),
    show_remove_icon: toggle('Mostrar o botão de remover', true),
    button_look: choice('Aparência do botão', { plain: 'Simples', framed: 'Com moldura', filled: 'Com fundo' }, 'plain'),
  },
})
