import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Atualiza sozinho, total à vista', settings: { update_cart_automatically: 'yes', sticky_right_column: 'yes' } },
  { title: 'Com botão de atualizar', settings: { update_cart_automatically: '', sticky_right_column_offset: 100 } },
  { title: 'Botões e imagens que se mexem', settings: { button_hover_animation: 'float', image_hover_animation: 'grow' } },
] satisfies Demo[]
