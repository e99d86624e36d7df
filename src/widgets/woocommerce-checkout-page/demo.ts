import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Resumo ao lado, sempre à vista', settings: { checkout_layout: 'two-column', sticky_right_column: 'yes' } },
  {
    title: 'Numa coluna só, com outras palavras',
    settings: {
      checkout_layout: 'one-column',
      billing_details_section_title: 'Para quem vai?',
      order_summary_section_title: 'O que você leva',
    },
  },
  {
    title: 'Sem cupom, resumo parado',
    settings: { coupon_section_display: '', sticky_right_column: '', order_summary_section_title: 'Sua encomenda' },
  },
] satisfies Demo[]
