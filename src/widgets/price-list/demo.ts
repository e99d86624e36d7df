import type { Demo } from '#builder/registry.ts'

const classes = [
  {
    title: 'Torno para começar',
    item_description: 'Uma manhã de barro, com café e pão de queijo.',
    price: 'R$ 180,00',
    image: { id: 12 },
    link: { url: '/contato/' },
  },
  {
    title: 'Tear de pregos',
    item_description: 'Você sai com um jogo americano feito por você.',
    price: 'R$ 140,00',
    image: { id: 7 },
    link: { url: '/contato/' },
  },
  {
    title: 'Trançado em palha',
    item_description: 'Do molhar da fibra ao cesto pronto, em dois sábados.',
    price: 'R$ 260,00',
    image: { id: 4 },
    link: { url: '/contato/' },
  },
]

export default [
  { title: 'Oficinas, com fotos', settings: { price_list: classes } },
  {
    title: 'Só texto',
    settings: { price_list: classes.map(({ title, item_description, price }) => ({ title, item_description, price })) },
  },
  {
    title: 'Consertos',
    settings: {
      price_list: [
        { title: 'Colagem de cerâmica', price: 'a partir de R$ 35,00' },
        { title: 'Troca de punho de rede', price: 'R$ 60,00' },
        { title: 'Afiação e óleo em tábuas', price: 'R$ 25,00' },
      ],
    },
  },
] satisfies Demo[]
