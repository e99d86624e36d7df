import { definePreset } from '../preset.ts'

export default definePreset({
  name: 'Esporte',
  about: 'Treino e aventura: preto, laranja e títulos que gritam.',
  order: 7,
  colours: {
    brand: '#b93a00',
    accent: '#1f5c2e',
    night: '#14181d',
    ink: '#14181d',
    paper: '#f5f6f7',
    surface: '#ffffff',
    sand: '#e7eaec',
    sale: '#b3161b',
    dark: '#0d1014',
  },
  choices: {
    scheme: 'auto',
    corners: 'square',
    buttons: 'square',
    button_fill: 'filled',
    button_case: 'upper',
    fields: 'box',
    density: 'compact',
    type_scale: 'large',
    cards: 'plain',
    card_align: 'start',
  },
  fonts: 'galeria',
  cardRatio: 'square',
  header: 'left',
  footer: 'dark',
})
