import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'Lateral, abre sozinho ao adicionar',
    settings: { cart_type: 'side-cart', open_cart: 'click', automatically_open_cart: 'yes', hide_empty_indicator: '' },
  },
  {
    title: 'Suspenso, ao passar o mouse, com subtotal',
    settings: {
      cart_type: 'mini-cart',
      open_cart: 'mouseover',
      automatically_open_cart: '',
      icon: 'basket',
      button_look: 'framed',
      items_indicator: 'none',
      show_subtotal: 'yes',
    },
  },
  {
    title: 'Botão cheio, quantidade ao lado',
    settings: {
      cart_type: 'mini-cart',
      open_cart: 'click',
      icon: 'cart',
      button_look: 'filled',
      items_indicator: 'plain',
      hide_empty_indicator: '',
    },
  },
] satisfies Demo[]
