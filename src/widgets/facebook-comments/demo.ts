import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Dez, os mais relevantes', settings: {} },
  { title: 'Três, os mais novos primeiro', settings: { comments_number: 3, order_by: 'reverse_time' } },
  {
    title: 'De outra página, em cores escuras',
    settings: { color_scheme: 'dark', url_type: 'custom', url: { url: 'https://www.casaaroeira.example/diario/' } },
  },
] satisfies Demo[]
