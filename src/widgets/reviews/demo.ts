import type { Demo } from '#builder/registry.ts'

const reviews = [
  { name: 'Renata Moura', title: 'Recife, PE', rating: 5, content: 'Esmalte lindo, peso certo na mão.' },
  {
    name: 'Caio Brandão',
    title: 'Belo Horizonte, MG',
    rating: 4.5,
    content: 'Chegou antes do prazo, muito bem embalada.',
  },
  {
    name: 'Luísa Antunes',
    title: 'Porto Alegre, RS',
    rating: 4,
    content: 'A cor é um pouco mais escura do que na foto, e mais bonita.',
  },
  { name: 'Otávio Reis', title: 'Goiânia, GO', rating: 5, content: 'Comprei para dar e fiquei com ela.' },
]

export default [
  { title: 'Três à vista', settings: { label: 'Avaliações da caneca', slides: reviews } },
  {
    title: 'Duas à vista, passando sozinhas',
    settings: {
      label: 'Últimas avaliações',
      slides: reviews,
      slides_per_view: 2,
      autoplay: 'yes',
      autoplay_speed: 6000,
      pagination: 'fraction',
    },
  },
  {
    title: 'Quatro sem volta, só pontos',
    settings: {
      label: 'Avaliações da loja',
      slides: reviews.map(({ name, rating, content }) => ({ name, rating, content, link: { url: '/loja/' } })),
      slides_per_view: 4,
      space_between: 12,
      loop: '',
      show_arrows: '',
    },
  },
] satisfies Demo[]
