import { buttonPart, colour, onFocus, part, radius, sides, size, textPart, type StylePart } from '#builder/style/parts.ts'
import { stepParts } from './step-parts.ts'

export const formParts: StylePart[] = [
  part(
    'Formulário',
    '.elementor-form-fields-wrapper',
    size('column_gap', 'Espaço entre colunas', 'column-gap', { min: 0 }),
    size('row_gap', 'Espaço entre linhas', 'row-gap', { min: 0 }),
  ),
  textPart(
    'Rótulos',
    '.elementor-field-label',
    { color: 'label_color', typography: 'label_typography' },
    size('label_spacing', 'Distância', 'margin-block-end', { min: 0 }),
  ),
  part(
    'Rótulos',
    '.elementor-mark-required :is(.elementor-field-label,.elementor-acceptance-field+label)::after',
    colour('mark_required_color', 'Cor do sinal de obrigatório'),
  ),
  textPart(
    'Campos',
    '.input',
    { color: 'field_text_color', typography: 'field_typography' },
    colour('field_background_color', 'Cor de fundo', 'background-color'),
    colour('field_border_color', 'Borda: cor', 'border-color'),
    sides('field_border_width', 'Borda: espessura', 'border-width', { min: 0 }),
    radius('field_border_radius'),
    onFocus(
      colour('field_focus_border_color', 'Borda: cor', 'border-color'),
      colour('field_focus_background_color', 'Cor de fundo', 'background-color'),
    ),
  ),
  buttonPart('.elementor-button'),
  ...stepParts,
  part('Mensagens', '.elementor-message-success', colour('success_message_color', 'Sucesso')),
  part('Mensagens', '.elementor-message-danger', colour('error_message_color', 'Erro')),
]
