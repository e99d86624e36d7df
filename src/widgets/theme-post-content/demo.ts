import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Na largura toda', settings: {} },
  { title: 'Na largura de leitura', settings: { width: 'narrow' } },
  { title: 'Ao lado de outra coluna', settings: { width: 'full', _css_classes: 'texto' } },
] satisfies Demo[]
