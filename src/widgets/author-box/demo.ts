import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'No fim de um texto', settings: {} },
  {
    title: 'Uma artesã convidada',
    settings: {
      source: 'custom',
      layout: 'above',
      author_name: 'Dona Zefa Andrade',
      author_role: 'Ceramista em Minas Novas, desde 1974',
      author_bio:
        'Aprendeu com a mãe a tirar o barro na lua minguante. Hoje ensina onze mulheres da vila, e assina cada moringa no fundo.',
      author_website: { url: 'https://oficinadazefa.example/' },
      link_to: 'website',
    },
  },
  {
    title: 'Só o nome e o retrato, à direita',
    settings: { layout: 'right', show_biography: '', show_link: '', author_name_tag: 'h3' },
  },
] satisfies Demo[]
