import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'Lateral, abre sozinho ao adicionar',
    settings: { cart_type: 'side-cart', open_cart: 'click', automatically_open_cart: 'yes' },
  },
  {
    title: 'Suspenso, ao passar o mouse',
    settings: { cart_type: 'mini-cart', open_cart: 'mouseover', automatically_open_cart: '' },
  },
  { title: 'Com o subtotal no botão', settings: { cart_type: 'mini-cart', open_cart: 'click', show_subtotal: 'yes' } },
] satisfies Demo[]
