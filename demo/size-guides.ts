type DemoGuide = { name: string; intro: string; product: string; columns: string[]; rows: string[][] }

const INTRO = 'Medidas da peça estendida sobre a mesa. Compare com uma que você já tem e veste bem.'

/** All measures in centimetres. */
export const sizeGuides: DemoGuide[] = [
  {
    name: 'Camisetas',
    intro: INTRO,
    product: 'camiseta-algodao-organico',
    columns: ['Tórax', 'Comprimento'],
    rows: [
      ['PP', '46', '64'],
      ['P', '49', '67'],
      ['M', '52', '70'],
      ['G', '55', '73'],
      ['GG', '59', '76'],
    ],
  },
  {
    name: 'Camisas',
    intro: INTRO,
    product: 'camisa-de-linho',
    columns: ['Tórax', 'Comprimento', 'Manga'],
    rows: [
      ['P', '54', '70', '58'],
      ['M', '57', '72', '60'],
      ['G', '60', '75', '62'],
      ['GG', '64', '78', '64'],
    ],
  },
]
