import { defineWidget } from '#builder/define-widget.ts'
import { choice, text, toggle } from '#builder/fields.ts'
import { FACEBOOK_OUTSIDE } from '#ui/facebook/facebook-address.ts'

export default defineWidget({
  name: 'facebook-embed',
  title: 'Publicação do Facebook',
  group: 'content',
  fields: {
    type: choice('O quê', { post: 'Publicação', video: 'Vídeo', comment: 'Comentário' }, 'post'),
    post_url: text('Endereço da publicação', '', 500),
    video_url: text('Endereço do vídeo', '', 500),
    comment_url: text('Endereço do comentário', '', 500),
    show_text: toggle('Mostrar o texto', true),
    video_allowfullscreen: toggle('Permitir tela cheia', true),
    video_autoplay: toggle('Tocar sem pedir (sem som)'),
    video_show_captions: toggle('Legendas ligadas'),
    include_parent: toggle('Mostrar também a que responde'),
  },
  frontend: ['type'],
  outside: () => FACEBOOK_OUTSIDE,
})
