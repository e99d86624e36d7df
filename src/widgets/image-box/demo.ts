import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'Categoria, texto sobre a imagem',
    settings: {
      image: { id: 5 },
      title_text: 'Cerâmica',
      description_text: 'Canecas, pratos e vasos de ateliês de Minas.',
      link: { url: '/categoria-produto/ceramica/' },
      link_text: 'Ver tudo',
      look: 'cover',
    },
  },
  {
    title: 'Cartão',
    settings: {
      image: { id: 7 },
      title_text: 'Como nasce uma rede',
      description_text: 'Três semanas de tear, doze quilos de algodão e uma família inteira no Ceará.',
      link: { url: '/blog/' },
      look: 'card',
      aspect: '3-2',
    },
  },
  {
    title: 'Ao lado',
    settings: {
      image: { id: 4 },
      title_text: 'Capim que brilha',
      description_text: 'Só no Jalapão o capim cresce dourado. A colheita dura um mês, a costura dura o ano.',
      position: 'start',
      aspect: '1-1',
      link: { url: '/categoria-produto/decoracao/' },
      link_text: 'Conhecer os cestos',
    },
  },
] satisfies Demo[]
