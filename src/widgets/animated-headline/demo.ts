import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'Palavras digitadas',
    settings: {
      headline_style: 'rotate',
      before_text: 'Uma casa',
      rotating_text: 'com alma\nfeita à mão\ncheia de histórias',
      animation_type: 'typing',
      tag: 'h2',
    },
  },
  {
    title: 'Palavra com um círculo',
    settings: {
      before_text: 'Cada peça é',
      highlighted_text: 'única',
      after_text: 'como a mão que a fez',
      marker: 'circle',
      tag: 'h2',
    },
  },
  {
    title: 'Palavras que sobem, à esquerda',
    settings: {
      headline_style: 'rotate',
      before_text: 'Para a sua mesa, direto de',
      rotating_text: 'Prados\nTiradentes\nResende Costa',
      animation_type: 'slide',
      alignment: 'start',
      words_color: 'accent',
      link: { url: '/sobre/' },
      tag: 'h3',
    },
  },
] satisfies Demo[]
