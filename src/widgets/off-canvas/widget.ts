import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, colorValue, number, perDevice, styled, text, toggle } from '#builder/fields.ts'
import { offCanvasParts } from './style-parts.ts'

/** A panel over the page that holds other elements; a button of its own or a link anywhere on the page opens it. */
export default defineWidget({
  name: 'off-canvas',
  title: 'Painel lateral',
  group: 'layout',
  style: offCanvasParts,
  nests: true,
  fields: {
    off_canvas_name: text('Nome (para leitores de tela)', 'Painel', 100),
    show_trigger: toggle('Mostrar um botão que abre', true),
    trigger_text: askedWhen({ show_trigger: true }, text('Texto do botão', 'Abrir', 60)),
    horizontal_position: choice('Lado', { start: 'Esquerda', center: 'Centro', end: 'Direita' }, 'start'),
    width: perDevice(number('Largura (px)', { min: 200, max: 1200, fallback: 400 }), '--panel-width', (px) => `${px}px`),
    background_color: styled(color('Cor de fundo'), '--panel-ground', colorValue),
    has_overlay: toggle('Escurecer a página', true),
    is_not_close_on_overlay: toggle('Continuar aberto ao clicar fora'),
    is_not_close_on_esc_overlay: toggle('Continuar aberto com Esc'),
  },
})
