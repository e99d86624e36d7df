import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, colorValue, number, perDevice, styled, text, toggle } from '#builder/fields.ts'
import { menuCartParts } from './style-parts.ts'

const drawn = choice('Ícone', { bag: 'Sacola', basket: 'Cesta', cart: 'Carrinho' }, 'bag')
/** Other builders have each in three strengths: «cart-light», «cart-medium», «cart-solid». */
const cartIcon: typeof drawn = {
  ...drawn,
  read: (raw) => drawn.read(typeof raw === 'string' ? raw.replace(/-(light|medium|solid)$/, '') : raw),
}

const hides = toggle('Esconder o zero', true)
const hidesZero: typeof hides = { ...hides, read: (raw) => (raw === 'hide' ? true : hides.read(raw)) }

export default defineWidget({
  name: 'woocommerce-menu-cart',
  title: 'Carrinho do menu',
  group: 'shop',
  style: menuCartParts,
  frontend: ['cart_type', 'open_cart', 'automatically_open_cart'],
  fields: {
    cart_type: choice('Tipo', { 'side-cart': 'Lateral', 'mini-cart': 'Suspenso' }, 'side-cart'),
    open_cart: choice('Abrir com', { click: 'Clique', mouseover: 'Passar o mouse' }, 'click'),
    automatically_open_cart: toggle('Abrir sozinho ao adicionar', true),
    icon: cartIcon,
    items_indicator: choice('Quantas peças', { bubble: 'Num círculo', plain: 'Ao lado', none: 'Não mostrar' }, 'bubble'),
    hide_empty_indicator: hidesZero,
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
