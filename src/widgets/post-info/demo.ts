import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Autor, data e comentários numa linha', settings: {} },
  {
    title: 'Com retrato, categorias e hora, no centro',
    settings: {
      align: 'center',
      icon_list: [
        { type: 'author', show_avatar: 'yes' },
        { type: 'terms', taxonomy: 'category' },
        { type: 'date', date_format: 'short' },
        { type: 'time', text_prefix: 'às' },
      ],
    },
  },
  {
    title: 'Ficha do texto, um dado por linha',
    settings: {
      view: 'traditional',
      icon_list: [
        { type: 'date', which_date: 'modified', text_prefix: 'Atualizado em' },
        { type: 'terms', taxonomy: 'post_tag', text_prefix: 'Sobre' },
        { type: 'comments', string_comments: '%s leitores comentaram' },
        {
          type: 'custom',
          custom_text: 'Leitura de 6 minutos',
          show_icon: 'custom',
          selected_icon: 'document',
        },
      ],
    },
  },
] satisfies Demo[]
