import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Com o nome do campo', settings: { product_id: 12, key: 'tecido', fallback: 'Algodão cru', label: 'Tecido' } },
  { title: 'Só o valor', settings: { product_id: 12, key: 'tecido', show_label: false, fallback: 'Algodão cru' } },
  { title: 'Com outro nome', settings: { product_id: 13, key: 'origem', label: 'Feito em', fallback: 'Tiradentes, MG' } },
] satisfies Demo[]
