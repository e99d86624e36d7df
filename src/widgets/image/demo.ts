import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'Foto com legenda',
    settings: {
      image: { id: 12 },
      caption: 'Do barranco à prateleira: o barro de Prados, Minas Gerais.',
      aspect: '3-2',
      open_lightbox: 'yes',
    },
  },
  {
    title: 'Retrato em arco',
    settings: { image: { id: 8 }, aspect: '4-5', radius: 'arch', width: 40, width_mobile: 80, shown_at: 'third' },
  },
  {
    title: 'Faixa panorâmica com link',
    settings: {
      image: { id: 3, alt: 'Conhecer as cerâmicas' },
      link: { url: '/categoria-produto/ceramica/' },
      aspect: '21-9',
      radius: 'lg',
      shown_at: 'full',
    },
  },
] satisfies Demo[]
