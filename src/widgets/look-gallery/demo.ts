import type { Demo } from '#builder/registry.ts'

// Products by their numbers in the demo shop.
const VASE = 131
const COFFEE_SET = 144
const BOARD = 145
const BASKET = 189
const LAMP = 190
const CANDLE = 191
const BAG = 234

const look = (id: number, caption: string, products = '', points = '') => ({ image: { id }, caption, products, points })

export default [
  {
    title: 'Fotos com produtos',
    settings: {
      looks: [
        look(5, 'Café da manhã na serra', `${COFFEE_SET}, ${BOARD}`, `${COFFEE_SET}:46:58, ${BOARD}:70:82`),
        look(2, 'A prateleira da oficina', `${VASE}`),
        look(4, 'Capim-dourado do Jalapão', `${BASKET}, ${LAMP}, ${BAG}`),
        look(6, 'Velas de cera de abelha', `${CANDLE}`),
      ],
      columns: 4,
      columns_mobile: 2,
    },
  },
  {
    title: 'Em retrato, sem espaço',
    settings: {
      looks: [look(1, '', `${CANDLE}`), look(3, 'Esmaltes da casa', `${VASE}`), look(5, '')],
      columns: 3,
      columns_mobile: 3,
      gap: 'none',
      aspect: '4-5',
    },
  },
  {
    title: 'Duas fotos grandes',
    settings: {
      looks: [look(4, 'Para a sala', `${BASKET}, ${LAMP}`), look(1, 'Para presente', `${BAG}`)],
      columns: 2,
      columns_mobile: 1,
      gap: 'md',
    },
  },
] satisfies Demo[]
