import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'Foto ao lado, com faixa',
    settings: {
      bg_image: { id: 1 },
      layout: 'left',
      title: 'Presentes que chegam prontos',
      description: 'Papel de seda, laço de algodão e um cartão escrito à mão. Você escolhe o dia, a gente embrulha.',
      button: 'Escolher um presente',
      link: { url: '/shop/' },
      ribbon_title: 'Novidade',
      min_height: 380,
    },
  },
  {
    title: 'Sobre a foto, a caixa inteira leva',
    settings: {
      skin: 'cover',
      bg_image: { id: 4 },
      title: 'O ouro do Jalapão',
      description: 'Capim-dourado trançado à mão, colhido uma vez por ano.',
      button: 'Ver os cestos',
      button_look: 'outline',
      link: { url: '/shop/' },
      link_click: 'box',
      alignment: 'center',
      min_height: 420,
      min_height_mobile: 320,
      content_animation: 'enter-from-bottom',
    },
  },
  {
    title: 'Só texto, com ícone',
    settings: {
      graphic_element: 'icon',
      selected_icon: 'gift',
      title: 'Vale-presente',
      description: 'O vale vai por e-mail, com a sua mensagem, na hora que você escolher.',
      button: 'Comprar um vale',
      link: { url: '/contato/' },
      alignment: 'center',
      background_color: 'night',
      text_color: 'paper',
      button_look: 'outline',
      min_height: 300,
      content_animation: 'grow',
    },
  },
] satisfies Demo[]
