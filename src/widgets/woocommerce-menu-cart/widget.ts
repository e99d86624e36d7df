import { defineWidget } from '#builder/define-widget.ts'
import { choice, toggle } from '#builder/fields.ts'

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
    button_look: choice('Aparência do botão', { plain: 'Simples', framed: 'Com moldura', filled: 'Com fundo' }, 'plain'),
  },
})
