import { allAskedWhen, askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, link, number, picture, styled, text, toggle } from '#builder/fields.ts'
import { colour, cssFilters, part, size, textShadow } from '#builder/style/parts.ts'
import { outsideOfVideo } from '#ui/player/outside-of-video.ts'
import { chosenVideo } from './chosen-video.ts'

const RATIOS = { '169': '16 / 9', '219': '21 / 9', '43': '4 / 3', '32': '3 / 2', '11': '1', '916': '9 / 16' }

export default defineWidget({
  name: 'video',
  title: 'Vídeo',
  group: 'media',
  style: [
    part('Vídeo', '.video-widget', cssFilters('css_filters')),
    part(
      'Botão de tocar',
      '.elementor-custom-embed-play',
      colour('play_icon_color', 'Cor'),
      size('play_icon_size', 'Tamanho', 'font-size', { min: 0 }),
      textShadow('play_icon_text_shadow'),
    ),
  ],
  fields: {
    video_type: choice('Origem', { youtube: 'YouTube', vimeo: 'Vimeo', hosted: 'Arquivo' }, 'youtube'),
    youtube_url: askedWhen({ video_type: ['youtube'] }, text('Endereço no YouTube', '', 300)),
    vimeo_url: askedWhen({ video_type: ['vimeo'] }, text('Endereço no Vimeo', '', 300)),
    hosted_url: askedWhen({ video_type: ['hosted'] }, link('Arquivo do vídeo (MP4 ou WebM)')),
    title: text('Título do vídeo', '', 160),
    start: number('Começar em (segundos)', { min: 0, max: 86_400, fallback: 0 }),
    end: number('Terminar em (segundos; 0 é até o fim)', { min: 0, max: 86_400, fallback: 0 }),
    /** It begins without sound when half of it is in view, and only where the visitor's choice about cookies lets it. */
    autoplay: askedWhen({ lightbox: false }, toggle('Tocar ao aparecer (sem som)')),
    play_on_mobile: askedWhen({ autoplay: true }, toggle('Tocar ao aparecer também no celular', true)),
    mute: toggle('Sem som'),
    loop: toggle('Repetir'),
    controls: toggle('Mostrar controles', true),
    cc_load_policy: askedWhen({ video_type: ['youtube'] }, toggle('Legendas ligadas')),
    color: askedWhen({ video_type: ['vimeo'] }, color('Cor da barra (Vimeo)')),
    ...allAskedWhen(
      { video_type: ['hosted'], lightbox: false },
      {
        download_button: toggle('Permitir baixar (arquivo)'),
        preload: choice('Preparar antes de tocar (arquivo)', { none: 'Nada', metadata: 'Duração e primeiro quadro' }, 'none'),
      },
    ),
    show_image_overlay: toggle('Mostrar uma imagem antes de tocar', true),
    image_overlay: askedWhen({ show_image_overlay: true }, picture('Imagem antes de tocar')),
    show_play_icon: toggle('Mostrar o botão de tocar', true),
    lightbox: toggle('Abrir grande, sobre a página'),
    aspect_ratio: styled(
      choice(
        'Proporção',
        {
          '169': 'Larga (16:9)',
          '219': 'Cinema (21:9)',
          '43': 'Clássica (4:3)',
          '32': 'Foto (3:2)',
          '11': 'Quadrada',
          '916': 'De pé (9:16)',
        },
        '169',
      ),
      '--player-ratio',
      (ratio) => RATIOS[ratio],
    ),
    caption: text('Legenda sob o vídeo', '', 300),
  },
  frontend: [
    'video_type',
    'youtube_url',
    'vimeo_url',
    'start',
    'end',
    'autoplay',
    'play_on_mobile',
    'mute',
    'loop',
    'controls',
    'lightbox',
  ],
  outside: (settings) => outsideOfVideo(chosenVideo(settings)),
})
