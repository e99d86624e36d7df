import { colour, part, textPart, type StylePart } from '#builder/style/parts.ts'

export const playlistParts: StylePart[] = [
  textPart('Título da lista', '.e-tabs-title', { color: 'playlist_title_color', typography: 'playlist_title_typography' }),
  part('Lista', '.playlist-side', colour('layout_background_color', 'Cor de fundo', 'background-color')),
  textPart('Vídeos', '.e-tab-title', { color: 'item_color', typography: 'item_typography' }),
  part(
    'Vídeo aberto',
    '.e-tab-title[aria-current]',
    colour('item_active_color', 'Cor do texto'),
    colour('item_active_background_color', 'Cor de fundo', 'background-color'),
  ),
  textPart('Seções', '.e-section-title', { color: 'section_color', typography: 'section_typography' }),
]
