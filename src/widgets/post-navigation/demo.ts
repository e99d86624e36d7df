import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Rótulos, títulos e flechas', settings: {} },
  { title: 'Com as imagens dos textos', settings: { show_picture: 'yes', show_arrow: '', show_borders: '' } },
  {
    title: 'Só os títulos, da mesma categoria',
    settings: { show_label: '', arrow: 'chevron', in_same_term: 'yes', prev_label: 'Antes', next_label: 'Depois' },
  },
] satisfies Demo[]
