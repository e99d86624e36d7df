import { allAskedWhen, askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, items, lines, link, picture, text, toggle } from '#builder/fields.ts'
import { joinOutside } from '#kit/csp-sources.ts'
import { outsideOfVideo } from '#ui/player/outside-of-video.ts'
import { playlistOf } from './playlist.ts'
import { playlistParts } from './style-parts.ts'

export default defineWidget({
  name: 'video-playlist',
  title: 'Lista de vídeos',
  group: 'media',
  style: playlistParts,
  fields: {
    playlist_title: text('Título da lista', 'Vídeos', 120),
    tabs: items('Vídeos e seções', {
      type: choice('Tipo', { youtube: 'YouTube', vimeo: 'Vimeo', hosted: 'Arquivo', section: 'Título de seção' }, 'youtube'),
      title: text('Título', '', 160),
      youtube_url: askedWhen({ type: ['youtube'] }, text('Endereço no YouTube', '', 300)),
      vimeo_url: askedWhen({ type: ['vimeo'] }, text('Endereço no Vimeo', '', 300)),
      hosted_url: askedWhen({ type: ['hosted'] }, link('Arquivo do vídeo')),
      ...allAskedWhen(
        { type: ['youtube', 'vimeo', 'hosted'] },
        {
          duration: text('Duração (4:12)', '', 10),
          thumbnail: picture('Imagem'),
          inner_tab_title_1: text('Título da primeira aba', '', 60),
          inner_tab_content_1: lines('Texto da primeira aba'),
          inner_tab_title_2: text('Título da segunda aba', '', 60),
          inner_tab_content_2: lines('Texto da segunda aba'),
        },
      ),
    }),
    layout: choice('Lista', { end: 'Depois do vídeo', start: 'Antes do vídeo' }, 'end'),
    autoplay_next: toggle('Seguir para o próximo ao terminar', true),
    show_video_count: toggle('Mostrar quantos vídeos', true),
    show_duration: toggle('Mostrar duração', true),
    show_thumbnails: toggle('Mostrar imagens na lista', true),
  },
  frontend: ['autoplay_next'],
  outside: ({ tabs }) =>
    joinOutside(playlistOf(tabs).flatMap(({ videos }) => videos.map(({ source }) => outsideOfVideo(source)))),
})
