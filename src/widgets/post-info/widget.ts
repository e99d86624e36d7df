import { allAskedWhen, askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, icon, items, link, text, toggle } from '#builder/fields.ts'
import { postInfoParts } from './style-parts.ts'

const KINDS = {
  author: 'Quem escreveu',
  date: 'Data',
  time: 'Hora',
  comments: 'Comentários',
  terms: 'Categorias ou etiquetas',
  custom: 'Texto próprio',
} as const

export default defineWidget({
  name: 'post-info',
  title: 'Dados do texto',
  group: 'content',
  style: postInfoParts,
  fields: {
    view: choice('Disposição', { inline: 'Numa linha', traditional: 'Um embaixo do outro' }, 'inline'),
    align: choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'start'),
    /** Empty: who wrote it, when, and what was said about it. */
    icon_list: items('Dados', {
      type: choice('Dado', KINDS, 'date'),
      text_prefix: text('Antes do dado', '', 60),
      show_avatar: askedWhen({ type: ['author'] }, toggle('Mostrar retrato')),
      date_format: askedWhen({ type: ['date'] }, choice('Data', { long: '15 de novembro de 2026', short: '15/11/2026' }, 'long')),
      which_date: askedWhen(
        { type: ['date', 'time'] },
        choice('Qual data', { published: 'Da publicação', modified: 'Da última mudança' }, 'published'),
      ),
      taxonomy: askedWhen({ type: ['terms'] }, choice('Mostrar', { category: 'Categorias', post_tag: 'Etiquetas' }, 'category')),
      ...allAskedWhen(
        { type: ['comments'] },
        {
          string_no_comments: text('Sem comentários', 'Nenhum comentário', 60),
          string_one_comment: text('Com um', '1 comentário', 60),
          string_comments: text('Com vários (%s é o número)', '%s comentários', 60),
        },
      ),
      ...allAskedWhen(
        { type: ['custom'] },
        {
          custom_text: text('Texto', '', 200),
          custom_url: link('Endereço do texto'),
        },
      ),
      link: toggle('Leva à página', true),
      show_icon: choice('Ícone', { none: 'Nenhum', default: 'O de sempre', custom: 'Outro' }, 'default'),
      selected_icon: askedWhen({ show_icon: ['custom'] }, icon('Outro ícone')),
    }),
  },
})
