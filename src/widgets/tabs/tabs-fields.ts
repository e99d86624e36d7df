import { choice, color, colorValue, number, styled } from '#builder/fields.ts'

/** What every row of tabs can be told of its looks. */
export const tabsLook = {
  /** Narrower than this the panels are an accordion. */
  breakpoint_selector: choice('Vira acordeão em', { mobile: 'Celular', tablet: 'Tablet e celular', none: 'Nunca' }, 'mobile'),
  border_width: styled(number('Espessura da linha (px)', { min: 0, max: 20, fallback: 1 }), '--tab-border', (px) => `${px}px`),
  border_color: styled(color('Cor da linha'), '--tab-line', colorValue),
  background_color: styled(color('Fundo dos painéis'), '--tab-ground', colorValue),
  tab_color: styled(color('Cor dos títulos'), '--tab-title', colorValue),
  tab_active_color: styled(color('Cor do título aberto'), '--tab-title-open', colorValue),
  content_color: styled(color('Cor do texto'), '--tab-text', colorValue),
}
