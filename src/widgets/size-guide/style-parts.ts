import { colour, part, textPart, type StylePart } from '#builder/style/parts.ts'

export const sizeGuideParts: StylePart[] = [
  textPart('Link', '.size-guide-open', { typography: 'text_typography' }),
  textPart('Tabela', 'table', { color: 'table_color', typography: 'table_typography' }),
  part(
    'Tabela',
    'th',
    colour('head_background_color', 'Cor de fundo do cabeçalho', 'background-color'),
    colour('head_color', 'Cor do cabeçalho'),
  ),
]
