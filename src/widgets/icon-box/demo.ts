import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'Com fundo, centralizada',
    settings: {
      icon: 'hand',
      title_text: 'Feito por gente',
      description_text: 'Trinta e uma oficinas pequenas, de oito estados. Cada peça chega com o nome de quem a fez.',
      view: 'stacked',
      align: 'center',
    },
  },
  {
    title: 'Ao lado, com link',
    settings: {
      icon: 'leaf',
      title_text: 'Matéria-prima da terra',
      description_text: 'Barro, algodão, capim-dourado e madeira de manejo.',
      position: 'start',
      primary_color: 'accent',
      link: { url: '/sobre/' },
    },
  },
  {
    title: 'Caixa com linha e moldura',
    settings: {
      icon: 'gift',
      title_text: 'Embrulho de presente',
      description_text: 'Papel de seda, barbante e um cartão escrito à mão.',
      view: 'framed',
      card: 'line',
    },
  },
] satisfies Demo[]
