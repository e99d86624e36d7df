import type { Demo } from '#builder/registry.ts'

const picture = (id: number, caption: string) => ({ image: { id }, caption })
const workshop = [
  picture(12, 'O barro sai do barranco'),
  picture(2, 'A prateleira de secagem'),
  picture(3, 'Os esmaltes da casa'),
  picture(5, 'A primeira caneca de café'),
  picture(11, 'Pronto para viajar'),
]

export default [
  { title: 'Três à vista', settings: { label: 'Na oficina', carousel: workshop, caption_type: 'caption' } },
  {
    title: 'Retratos, quatro à vista, sem volta',
    settings: {
      label: 'Peças em retrato',
      carousel: workshop,
      slides_to_show: 4,
      slides_to_show_mobile: 2,
      image_spacing: 12,
      aspect: '4-5',
      infinite: '',
      navigation: 'arrows',
      link_to: 'file',
    },
  },
  {
    title: 'Uma de cada vez, desvanecendo sozinha',
    settings: {
      label: 'A casa por dentro',
      carousel: workshop.slice(0, 3),
      slides_to_show: 1,
      slides_to_show_tablet: 1,
      effect: 'fade',
      aspect: '16-9',
      autoplay: 'yes',
      autoplay_speed: 4000,
      navigation: 'dots',
    },
  },
] satisfies Demo[]
