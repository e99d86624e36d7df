import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, text, toggle } from '#builder/fields.ts'
import { FACEBOOK_OUTSIDE } from '#ui/facebook/facebook-address.ts'

export default defineWidget({
  name: 'facebook-embed',
  title: 'Publicação do Facebook',
  group: 'content',
  fields: {
    type: choice('O quê', { post: 'Publicação', video: 'Vídeo', comment: 'Comentário' }, 'post'),
    post_url: askedWhen({ type: ['post'] }, text('Endereço da publicação', '', 500)),
    video_url: askedWhen({ type: ['video'] }, text('Endereço do vídeo', '', 500)),
    comment_url: askedWhen({ type: ['comment'] }, text('Endereço do comentário', '', 500)),
    show_text: askedWhen({ type: ['post', 'video'] }, toggle('Mostrar o texto', true)),
    video_allowfullscreen: askedWhen({ type: ['video'] }, toggle('Permitir tela cheia', true)),
    video_autoplay: askedWhen({ type: ['video'] }, toggle('Tocar sem pedir (sem som)')),
    video_show_captions: askedWhen({ type: ['video'] }, toggle('Legendas ligadas')),
    include_parent: askedWhen({ type: ['comment'] }, toggle('Mostrar também a que responde')),
  },
  frontend: ['type'],
  outside: () => FACEBOOK_OUTSIDE,
})
