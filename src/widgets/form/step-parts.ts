import { colour, part, size, typography, type StylePart } from '#builder/style/parts.ts'

const STEP = '.e-form__indicators__indicator'
const BAR = '.e-form__indicators__indicator__progress'
/** The colours of the theme that the sheet of a form draws its steps with, changed for the steps alone. */
const instead = (token: string) => (css: string) => `--color-${token}:${css}`

/** The look of a form's steps, by the names that documents have for it. */
export const stepParts: StylePart[] = [
  part('Etapas', '.e-form__indicators__indicator__label', typography('step_typography')),
  part('Etapas', '.e-form__indicators', size('steps_gap', 'Distância do formulário', 'margin-block-end', { min: 0 })),
  part('Etapa por vir', `${STEP}[data-state=inactive]`, colour('step_inactive_primary_color', 'Cor')),
  part(
    'Etapa aberta',
    `${STEP}[data-state=active]`,
    colour('step_active_primary_color', 'Cor', (css) => `color:${css};${instead('brand')(css)}`),
    colour('step_active_secondary_color', 'Cor do número', instead('on-brand')),
  ),
  part('Etapa feita', `${STEP}[data-state=completed]`, colour('step_completed_primary_color', 'Cor', instead('accent'))),
  part(
    'Barra das etapas',
    BAR,
    colour('step_progress_bar_color', 'Cor', instead('brand')),
    colour('step_progress_bar_background_color', 'Cor do fundo', instead('line')),
    size('step_progress_bar_height', 'Altura', 'block-size', { min: 0 }),
    size('step_progress_bar_border_radius', 'Cantos', 'border-radius', { min: 0 }),
  ),
  part('Barra das etapas', `${BAR}__meter`, colour('step_progress_bar_percentage_color', 'Cor da porcentagem')),
]
