import { allAskedWhen, askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import {
  choice,
  color,
  groundColorValue,
  knownUnset,
  length,
  lengthValue,
  number,
  perDevice,
  picture,
  styled,
  text,
  textColorValue,
  toggle,
} from '#builder/fields.ts'
import { containerStyle } from '#builder/style/container-style.ts'
import { DIVIDER_NAMES } from '#builder/style/shape-paths.ts'
import { outsideOfVideo } from '#ui/player/outside-of-video.ts'
import { groundVideo } from './ground.ts'

const SPACES = { none: 'Nenhum', xs: 'Mínimo', sm: 'Pequeno', md: 'Médio', lg: 'Grande', xl: 'Muito grande' } as const
const SPACE_VALUES = {
  none: '0px',
  xs: 'var(--space-2)',
  sm: 'var(--space-4)',
  md: 'var(--space-6)',
  lg: 'var(--space-7)',
  xl: 'var(--space-8)',
}
const SHAPES = { '': 'Nenhum', ...DIVIDER_NAMES } as const
const space = (name: keyof typeof SPACES) => SPACE_VALUES[name]

const GROUNDS = { '': 'Padrão', classic: 'Cor ou imagem', gradient: 'Degradê', video: 'Vídeo' } as const
const kindOfGround = choice('Fundo', GROUNDS, '')
/** Other builders have words for no ground. */
const groundKind: typeof kindOfGround = {
  ...kindOfGround,
  read: (raw) => (raw === 'none' || raw === 'no' ? '' : kindOfGround.read(raw)),
}

export default defineWidget({
  name: 'container',
  title: 'Contêiner',
  group: 'layout',
  container: true,
  style: containerStyle,
  outside: (settings) => outsideOfVideo(groundVideo(settings)),
  fields: {
    content_width: choice('Largura do conteúdo', { boxed: 'Centralizado', narrow: 'Estreito', full: 'Total' }, 'full'),
    html_tag: choice(
      'Etiqueta HTML',
      { div: 'div', section: 'section', article: 'article', aside: 'aside', header: 'header', footer: 'footer', nav: 'nav' },
      'div',
    ),
    flex_direction: knownUnset(
      perDevice(
        choice(
          'Direção',
          { column: 'Coluna', row: 'Linha', 'column-reverse': 'Coluna invertida', 'row-reverse': 'Linha invertida' },
          'column',
        ),
        '--direction',
      ),
    ),
    container_type: choice('Disposição', { flex: 'Em linha ou coluna', grid: 'Em grade' }, 'flex'),
    /** More than 0 makes a grid of that many equal columns instead of a row. */
    grid_columns: perDevice(number('Colunas da grade', { min: 0, max: 12, fallback: 0 }), '--columns', (columns) =>
      columns > 0 ? String(columns) : '',
    ),
    flex_wrap: choice('Quebra', { nowrap: 'Não', wrap: 'Sim' }, 'nowrap'),
    justify: knownUnset(
      perDevice(
        choice(
          'Distribuição',
          { 'flex-start': 'Início', center: 'Centro', 'flex-end': 'Fim', 'space-between': 'Espaço entre' },
          'flex-start',
        ),
        '--justify',
      ),
    ),
    align_items: knownUnset(
      perDevice(
        choice('Alinhamento', { stretch: 'Esticar', 'flex-start': 'Início', center: 'Centro', 'flex-end': 'Fim' }, 'stretch'),
        '--items',
      ),
    ),
    gap: knownUnset(perDevice(choice('Espaço entre elementos', SPACES, 'sm'), '--gap', space)),
    padding_block: knownUnset(perDevice(choice('Respiro vertical', SPACES, 'none'), '--pad-block', space)),
    padding_inline: knownUnset(perDevice(choice('Respiro lateral', SPACES, 'none'), '--pad-inline', space)),
    min_height: perDevice(length('Altura mínima (px)', { min: 0, max: 1200, fallback: 0 }), '--min-height', (height) =>
      height === 0 ? '' : lengthValue()(height),
    ),
    background_color: styled(color('Cor de fundo'), '--background', groundColorValue),
    text_color: styled(color('Cor do texto'), '--text', textColorValue),
    background_background: groundKind,
    ...allAskedWhen(
      { background_background: ['video'] },
      {
        background_video_link: text('Vídeo: endereço (arquivo MP4 ou WebM, YouTube ou Vimeo)', '', 300),
        background_video_fallback: picture('Vídeo: imagem enquanto ele não toca'),
        background_video_start: number('Vídeo: começar em (segundos)', { min: 0, max: 86_400, fallback: 0 }),
        background_video_end: number('Vídeo: terminar em (segundos; 0 é até o fim)', { min: 0, max: 86_400, fallback: 0 }),
        background_play_once: toggle('Vídeo: tocar só uma vez'),
        background_play_on_mobile: toggle('Vídeo: tocar também no celular'),
      },
    ),
    background_image: picture('Imagem de fundo'),
    background_overlay: askedWhen(
      { background_image: true },
      choice('Véu sobre a imagem', { none: 'Nenhum', light: 'Claro', dark: 'Escuro' }, 'none'),
    ),
    shape_divider_top: choice('Recorte em cima', SHAPES, ''),
    ...allAskedWhen(
      { shape_divider_top: true },
      {
        shape_divider_top_flip: toggle('Recorte em cima: espelhar'),
        shape_divider_top_negative: toggle('Recorte em cima: inverter'),
        shape_divider_top_above_content: toggle('Recorte em cima: na frente do conteúdo'),
      },
    ),
    shape_divider_bottom: choice('Recorte embaixo', SHAPES, ''),
    ...allAskedWhen(
      { shape_divider_bottom: true },
      {
        shape_divider_bottom_flip: toggle('Recorte embaixo: espelhar'),
        shape_divider_bottom_negative: toggle('Recorte embaixo: inverter'),
        shape_divider_bottom_above_content: toggle('Recorte embaixo: na frente do conteúdo'),
      },
    ),
    radius: choice('Cantos', { none: 'Retos', md: 'Arredondados', lg: 'Muito arredondados' }, 'none'),
    border: choice('Borda', { none: 'Nenhuma', all: 'Em volta', block: 'Em cima e embaixo' }, 'none'),
  },
})
