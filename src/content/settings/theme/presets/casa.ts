import { definePreset } from '../preset.ts'

export default definePreset({
  name: 'Casa e decoração',
  about: 'Móveis e objetos: linho, mostarda e tipografia com serifa.',
  order: 5,
  colours: {
    brand: '#7a5600',
    accent: '#2f5d62',
    night: '#33302a',
    ink: '#2d2a24',
    paper: '#f8f5ee',
    surface: '#ffffff',
    sand: '#eee8da',
    sale: '#94391f',
    dark: '#171511',
  },
  choices: {
    scheme: 'light',
    corners: 'soft',
    buttons: 'rounded',
    button_fill: 'filled',
    button_case: 'normal',
    fields: 'box',
    density: 'airy',
    type_scale: 'large',
    cards: 'plain',
    card_align: 'start',
  },
  fonts: 'livraria',
  cardRatio: 'landscape',
  header: 'left',
  footer: 'dark',
})
