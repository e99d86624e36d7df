import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'Linha ao lado',
    settings: {
      blockquote_content: 'A gente não faz prato. A gente faz o lugar onde a comida descansa antes de virar conversa.',
      author_name: 'Dora Gameleira, ceramista',
      user_name: 'casaaroeira',
    },
  },
  {
    title: 'Aspas grandes, no centro',
    settings: {
      blockquote_skin: 'quotation',
      alignment: 'center',
      blockquote_content: 'Linho bom é o que a avó reconhece pela mão.',
      author_name: 'Celina, tecelã',
      tweet_button_skin: 'link',
      tweet_button_label: 'Compartilhar a frase',
      accent_color: 'accent',
    },
  },
  {
    title: 'Na caixa',
    settings: {
      blockquote_skin: 'boxed',
      blockquote_content: 'Três anos de uso, duas mudanças de casa e nenhuma lasca.',
      author_name: 'Marcelo T., Goiânia',
      tweet_button_view: 'icon',
      tweet_button_skin: 'bubble',
    },
  },
] satisfies Demo[]
