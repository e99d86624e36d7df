import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Simples', settings: { icon: 'leaf', size: 56 } },
  { title: 'Com fundo, quadrado', settings: { icon: 'hand', view: 'stacked', shape: 'square', primary_color: 'accent' } },
  {
    title: 'Com moldura e link',
    settings: {
      icon: 'instagram',
      view: 'framed',
      link: { url: 'https://instagram.example/casaaroeira', is_external: 'on' },
      label: 'Casa Aroeira no Instagram',
      size: 28,
    },
  },
] satisfies Demo[]
