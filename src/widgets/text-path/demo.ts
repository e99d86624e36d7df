import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Em onda', settings: { text: 'Feito à mão, do barro à mesa', font_size: 32 } },
  {
    title: 'Em arco, com a linha',
    settings: { text: 'Casa Aroeira', path: 'arc', font_size: 44, start_point: 18, show_path: 'yes', size: 320 },
  },
  {
    title: 'Em círculo, com link',
    settings: {
      text: 'Conheça a oficina e quem faz cada peça',
      path: 'circle',
      font_size: 36,
      link: { url: '/sobre/' },
      size: 260,
      text_color_normal: 'brand',
    },
  },
] satisfies Demo[]
