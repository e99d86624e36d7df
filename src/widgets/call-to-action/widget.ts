import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import {
  choice,
  color,
  groundColorValue,
  icon,
  lines,
  link,
  number,
  perDevice,
  picture,
  styled,
  text,
  textColorValue,
} from '#builder/fields.ts'
import { boxShadow, buttonPart, colour, part, radius, sides, size, textPart } from '#builder/style/parts.ts'

const TEXT_MOTIONS = {
  '': 'Nenhuma',
  'enter-from-right': 'Entra da direita',
  'enter-from-left': 'Entra da esquerda',
  'enter-from-top': 'Entra de cima',
  'enter-from-bottom': 'Entra de baixo',
  'enter-zoom-in': 'Entra crescendo',
  'enter-zoom-out': 'Entra encolhendo',
  'fade-in': 'Surge',
  grow: 'Cresce',
  shrink: 'Encolhe',
  'move-right': 'Vai para a direita',
  'move-left': 'Vai para a esquerda',
  'move-up': 'Sobe',
  'move-down': 'Desce',
}
const PHOTO_MOTIONS = {
  '': 'Nenhuma',
  'zoom-in': 'Aproxima',
  'zoom-out': 'Afasta',
  'move-left': 'Vai para a esquerda',
  'move-right': 'Vai para a direita',
  'move-up': 'Sobe',
  'move-down': 'Desce',
}

export default defineWidget({
  name: 'call-to-action',
  title: 'Chamada para ação',
  group: 'content',
  style: [
    part('Caixa', '&', size('min-height', 'Altura mínima', '--cta-height', { min: 0 })),
    part('Caixa', '.elementor-cta', radius('border_radius'), boxShadow('box_shadow')),
    part(
      'Caixa',
      '.elementor-cta__content',
      sides('padding', 'Espaço interno', 'padding', { min: 0 }),
      colour('content_bg_color', 'Cor de fundo', 'background-color'),
    ),
    part('Foto', '.elementor-cta__bg-wrapper::after', colour('overlay_color', 'Véu', 'background')),
    textPart('Título', '.elementor-cta__title', { color: 'title_color', typography: 'title_typography', shadow: 'title_shadow' }),
    textPart('Texto', '.elementor-cta__description', { color: 'description_color', typography: 'description_typography' }),
    part(
      'Ícone',
      '.elementor-cta__icon',
      colour('icon_primary_color', 'Cor'),
      size('icon_size', 'Tamanho', 'font-size', { min: 0 }),
    ),
    buttonPart('.elementor-cta__button'),
    textPart(
      'Faixa',
      '.elementor-ribbon',
      { color: 'ribbon_text_color', typography: 'ribbon_typography' },
      colour('ribbon_bg_color', 'Cor de fundo', 'background-color'),
    ),
  ],
  fields: {
    skin: choice('Aparência', { classic: 'Foto e texto', cover: 'Texto sobre a foto' }, 'classic'),
    layout: askedWhen(
      { skin: ['classic'] },
      choice('Foto', { above: 'Em cima', left: 'À esquerda', right: 'À direita' }, 'above'),
    ),
    bg_image: picture('Foto'),
    graphic_element: choice('Acima do título', { none: 'Nada', icon: 'Ícone', image: 'Imagem' }, 'none'),
    selected_icon: askedWhen({ graphic_element: ['icon'] }, icon('Ícone', 'sparkle')),
    graphic_image: askedWhen({ graphic_element: ['image'] }, picture('Imagem acima do título')),
    title: text('Título', 'Este é o título'),
    description: lines('Texto'),
    title_tag: askedWhen({ title: true }, choice('Etiqueta HTML do título', { h2: 'H2', h3: 'H3', h4: 'H4', div: 'div' }, 'h3')),
    button: text('Botão', 'Saiba mais', 120),
    link: link('Link'),
    link_click: askedWhen({ link: true }, choice('O link vale', { button: 'Só no botão', box: 'Na caixa inteira' }, 'button')),
    ribbon_title: text('Faixa', '', 40),
    ribbon_horizontal_position: askedWhen(
      { ribbon_title: true },
      choice('Lado da faixa', { left: 'Esquerdo', right: 'Direito' }, 'right'),
    ),
    alignment: choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'start'),
    vertical_position: choice('Altura do texto', { start: 'Em cima', center: 'No meio', end: 'Embaixo' }, 'center'),
    min_height: perDevice(number('Altura mínima (px)', { min: 0, max: 1_000, fallback: 320 }), '--cta-height', (px) => `${px}px`),
    background_color: styled(color('Cor do fundo', 'sand'), '--cta-background', groundColorValue),
    text_color: styled(color('Cor do texto', 'ink'), '--cta-text', textColorValue),
    button_look: askedWhen(
      { button: true },
      choice('Aparência do botão', { solid: 'Cheio', outline: 'Contorno', plain: 'Só texto' }, 'solid'),
    ),
    content_animation: choice('Texto ao passar o mouse', TEXT_MOTIONS, ''),
    transformation: askedWhen({ bg_image: true }, choice('Foto ao passar o mouse', PHOTO_MOTIONS, 'zoom-in')),
  },
})
