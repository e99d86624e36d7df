import type { Demo } from '#builder/registry.ts'

const pictures = [
  { image: { id: 2 }, caption: 'A oficina, pela manhã' },
  { image: { id: 3 }, caption: 'A bancada de esmalte' },
  { image: { id: 4 }, caption: 'O capim que chega do Jalapão' },
  { image: { id: 6 }, caption: 'As velas, ao fim da tarde' },
  { image: { id: 8 }, caption: 'A janela da loja em Tiradentes' },
  { image: { id: 11 }, caption: 'Pronto para viajar' },
]

export default [
  {
    title: 'Apresentação com miniaturas',
    settings: { skin: 'slideshow', label: 'Visita à oficina', slides: pictures, aspect: '16-9' },
  },
  {
    title: 'Três à vista, fotos e um vídeo, que abrem grandes',
    settings: {
      label: 'Detalhes',
      slides: pictures.map((one, index) =>
        index === 1
          ? { image: one.image, type: 'video', video: { url: '/midia/torno-de-oleiro.webm' } }
          : { ...one, caption: '', image_link_to_type: 'file' },
      ),
    },
  },
  {
    title: 'Quadradas que levam à loja',
    settings: {
      label: 'Escolhas da semana',
      slides: pictures.map((one) => ({ ...one, image_link_to_type: 'custom', image_link_to: { url: '/loja/' } })),
      aspect: '1-1',
      slides_per_view: 4,
      slides_per_view_mobile: 2,
      space_between: 12,
      autoplay: 'yes',
      pause_on_interaction: '',
    },
  },
] satisfies Demo[]
