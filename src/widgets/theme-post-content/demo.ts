import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Na largura toda', settings: {} },
  { title: 'Na largura de leitura', settings: { width: 'narrow' } },
  { title: 'Que surge de baixo', settings: { width: 'narrow', _animation: 'fadeInUp' } },
] satisfies Demo[]
