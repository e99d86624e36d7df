import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Invisível: links para #ofertas param aqui', settings: { anchor: 'ofertas' } },
  { title: 'Outra, para #como-comprar', settings: { anchor: 'como-comprar' } },
  { title: 'Ainda sem ID', settings: {} },
] satisfies Demo[]
