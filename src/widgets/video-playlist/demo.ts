import type { Demo } from '#builder/registry.ts'

const youtube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const vimeo = 'https://vimeo.com/76979871'

export default [
  {
    title: 'Curso em duas seções, com imagens e textos',
    settings: {
      playlist_title: 'Cerâmica em casa',
      tabs: [
        { type: 'section', title: 'Antes do torno' },
        {
          title: 'Escolher e amassar o barro',
          youtube_url: youtube,
          duration: '6:20',
          thumbnail: { id: 12 },
          inner_tab_title_1: 'Sobre a aula',
          inner_tab_content_1: 'Por que o barro descansa, e como saber que está no ponto.',
          inner_tab_title_2: 'Material',
          inner_tab_content_2: '2 kg de barro\nUma tábua e um pano úmido\nLinha de algodão',
        },
        { title: 'Centrar: o segredo é respirar', youtube_url: youtube, duration: '8:05', thumbnail: { id: 2 } },
        { type: 'section', title: 'No forno' },
        { type: 'vimeo', title: 'A primeira queima', vimeo_url: vimeo, duration: '5:48', thumbnail: { id: 6 } },
        { type: 'vimeo', title: 'Esmalte de cinza', vimeo_url: vimeo, duration: '11:02', thumbnail: { id: 3 } },
      ],
    },
  },
  {
    title: 'Lista simples, numerada, antes do vídeo',
    settings: {
      playlist_title: 'Cuidados com as peças',
      layout: 'start',
      show_thumbnails: '',
      tabs: [
        { title: 'Lavar sem medo', youtube_url: youtube, duration: '1:30' },
        { title: 'Curar a panela de barro', youtube_url: youtube, duration: '3:12' },
        { title: 'Guardar linho no verão', youtube_url: youtube, duration: '2:04' },
      ],
    },
  },
  {
    title: 'Arquivos da loja, um de cada vez',
    settings: {
      playlist_title: 'Bastidores',
      autoplay_next: '',
      show_duration: '',
      tabs: [
        {
          type: 'hosted',
          title: 'O torno, em silêncio',
          hosted_url: { url: '/midia/torno-de-oleiro.webm' },
          inner_tab_content_1: 'Gravado numa manhã de junho, em Tiradentes.',
        },
        { type: 'hosted', title: 'Outra volta', hosted_url: { url: '/midia/torno-de-oleiro.webm' } },
      ],
    },
  },
] satisfies Demo[]
