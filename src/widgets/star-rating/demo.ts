import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Com título', settings: { title: 'Nota dos clientes', rating: 4.5 } },
  { title: 'Grande, no centro', settings: { rating: 5, size: 'lg', align: 'center' } },
  { title: 'De zero a dez', settings: { rating_scale: '10', rating: 8.5, size: 'sm', title: 'Resistência ao uso' } },
] satisfies Demo[]
