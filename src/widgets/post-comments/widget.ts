import { allAskedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, link, text, toggle } from '#builder/fields.ts'
import { commentParts } from './style-parts.ts'

export default defineWidget({
  name: 'post-comments',
  title: 'Comentários do texto',
  group: 'content',
  style: commentParts,
  fields: {
    title: text('Título', 'Comentários', 80),
    title_tag: choice('Etiqueta do título', { h2: 'H2', h3: 'H3' }, 'h2'),
    empty_text: text('Sem comentários', 'Ninguém comentou ainda. Que tal começar a conversa?', 200),
    show_form: toggle('Receber comentários', true),
    ...allAskedWhen(
      { show_form: true },
      {
        form_title: text('Título do formulário', 'Deixe um comentário', 80),
        button_text: text('Texto do botão', 'Enviar comentário', 60),
        /** Where the shop says what it does with names and addresses. */
        privacy_url: link('Política de privacidade'),
      },
    ),
    look: choice('Aparência', { plain: 'Lisa', cards: 'Em cartões' }, 'plain'),
  },
})
