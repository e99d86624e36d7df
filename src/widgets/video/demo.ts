import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'No lugar, do YouTube, com imagem da loja',
    settings: {
      youtube_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'Do barro à mesa: um dia no ateliê',
      image_overlay: { id: 12 },
      start: 12,
      caption: 'Dora Gameleira conta como nasce um jarro. 4 minutos.',
    },
  },
  {
    title: 'Grande, sobre a página, do Vimeo',
    settings: {
      video_type: 'vimeo',
      vimeo_url: 'https://vimeo.com/76979871',
      title: 'O tear de Resende Costa',
      image_overlay: { id: 7 },
      lightbox: 'yes',
      aspect_ratio: '219',
    },
  },
  {
    title: 'Arquivo da loja, sem som e em volta',
    settings: {
      video_type: 'hosted',
      hosted_url: { url: '/midia/torno-de-oleiro.webm' },
      title: 'O torno, em silêncio',
      loop: 'yes',
      mute: 'yes',
      controls: '',
      caption: 'Arquivo da própria loja: ninguém de fora fica sabendo.',
    },
  },
] satisfies Demo[]
