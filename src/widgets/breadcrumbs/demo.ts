import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'No alto da página', settings: {} },
  { title: 'Centralizada', settings: { align: 'center' } },
  { title: 'À direita', settings: { align: 'end' } },
] satisfies Demo[]
