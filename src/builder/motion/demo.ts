import type { PageElement } from '../document.ts'
import type { Demo } from '../registry.ts'

const widget = (id: string, widgetType: string, settings: Record<string, unknown>): PageElement => ({
  id,
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
})
const box = (id: string, settings: Record<string, unknown>, ...elements: PageElement[]): PageElement => ({
  id,
  elType: 'container',
  widgetType: 'container',
  settings,
  elements,
})
const card = (id: string, icon: string, title_text: string, description_text: string, settings: Record<string, unknown>) =>
  widget(id, 'icon-box', { icon, title_text, description_text, card: 'line', ...settings })

const scrolling = { motion_fx_motion_fx_scrolling: 'yes' }
const mouse = { motion_fx_motion_fx_mouse: 'yes' }
const row = { grid_columns: 3, grid_columns_mobile: 1, gap: 'md', padding_block: 'md' }

/** Demos of what every element can do, shown on three containers. */
export default [
  {
    title: 'Entradas: uma depois da outra',
    settings: row,
    elements: [
      card('mva', 'leaf', 'De baixo', 'Surge quando chega à janela.', { _animation: 'fadeInUp' }),
      card('mvb', 'hand', 'Um instante depois', 'Espera um quinto de segundo.', {
        _animation: 'fadeInUp',
        _animation_delay: 200,
      }),
      card('mvc', 'gift', 'Por último', 'Rápida, e só uma vez.', {
        _animation: 'zoomIn',
        _animation_delay: 400,
        animation_duration: 'fast',
      }),
    ],
  },
  {
    title: 'Ao rolar e com o mouse',
    settings: { ...row, padding_block: 'xl', background_color: 'sand', padding_inline: 'md', radius: 'lg' },
    elements: [
      card('mvd', 'sparkle', 'Sobe mais devagar', 'Anda menos que a página.', {
        ...scrolling,
        motion_fx_translateY_effect: 'yes',
        motion_fx_translateY_speed: 1,
      }),
      card('mve', 'clock', 'Gira e aparece', 'Some nas bordas da janela.', {
        ...scrolling,
        motion_fx_rotateZ_effect: 'yes',
        motion_fx_rotateZ_speed: 0.2,
        motion_fx_opacity_effect: 'yes',
        motion_fx_opacity_direction: 'out-in-out',
      }),
      card('mvf', 'heart', 'Inclina-se para o mouse', 'Passe o mouse por cima.', { ...mouse, motion_fx_tilt_effect: 'yes' }),
    ],
  },
  {
    title: 'Fica à vista enquanto o texto passa',
    settings: { flex_direction: 'row', flex_direction_mobile: 'column', gap: 'lg', padding_block: 'md', align_items: 'stretch' },
    elements: [
      box(
        'mvg',
        { _width: 40, _width_mobile: 100 },
        card('mvh', 'map', 'Estou fixo', 'A 24 px do topo, até o fim desta coluna.', {
          sticky: 'top',
          sticky_offset: 24,
          sticky_on: ['desktop', 'tablet'],
        }),
      ),
      box(
        'mvi',
        { gap: 'md', _width: 60, _width_mobile: 100 },
        ...[
          'O barro descansa uma semana.',
          'No torno, três minutos por caneca.',
          'Seca à sombra por dez dias.',
          'Doze horas de fogo.',
        ].map((step, index) => card(`mvj${index}`, 'check', `${index + 1}. passo`, step, {})),
      ),
    ],
  },
] satisfies Demo[]
