import { definePreset } from '../preset.ts'

export default definePreset({
  name: 'Infantil',
  about: 'Brinquedos e roupinhas: cores vivas, formas redondas.',
  order: 6,
  colours: {
    brand: '#6d28d9',
    accent: '#0b6b5d',
    night: '#2b1b5e',
    ink: '#241b46',
    paper: '#fffdf3',
    surface: '#ffffff',
    sand: '#fff0c2',
    sale: '#b4133d',
    dark: '#150f2c',
  },
  choices: {
    scheme: 'light',
    corners: 'round',
    buttons: 'pill',
    button_fill: 'filled',
    button_case: 'normal',
    fields: 'filled',
    density: 'normal',
    type_scale: 'large',
    cards: 'shadow',
    card_align: 'center',
  },
  fonts: 'brincadeira',
  cardRatio: 'square',
  header: 'two-rows',
  footer: 'dark',
})
