import type { DemoAttribute } from './shapes.ts'

export const attributes: DemoAttribute[] = [
  {
    slug: 'cor',
    name: 'Cor',
    swatch: 'color',
    terms: [
      { slug: 'branco', name: 'Branco', color: '#f4efe6' },
      { slug: 'cru', name: 'Cru', color: '#e3d5bd' },
      { slug: 'areia', name: 'Areia', color: '#d8c7a8' },
      { slug: 'ocre', name: 'Ocre', color: '#d9a441' },
      { slug: 'terracota', name: 'Terracota', color: '#c8694a' },
      { slug: 'oliva', name: 'Oliva', color: '#6f7a4a' },
      { slug: 'azul', name: 'Azul', color: '#7d97b5' },
      { slug: 'indigo', name: 'Índigo', color: '#2f3e63' },
      { slug: 'preto', name: 'Preto', color: '#2a2320' },
    ],
  },
  {
    slug: 'tamanho',
    name: 'Tamanho',
    swatch: 'button',
    terms: [
      { slug: 'pp', name: 'PP' },
      { slug: 'p', name: 'P' },
      { slug: 'm', name: 'M' },
      { slug: 'g', name: 'G' },
      { slug: 'gg', name: 'GG' },
      { slug: 'rosto', name: 'Rosto' },
      { slug: 'banho', name: 'Banho' },
      { slug: 'banhao', name: 'Banhão' },
    ],
  },
  {
    slug: 'aroma',
    name: 'Aroma',
    swatch: 'button',
    terms: [
      { slug: 'capim-limao', name: 'Capim-limão' },
      { slug: 'figo', name: 'Figo' },
      { slug: 'madeira', name: 'Madeira' },
    ],
  },
  {
    slug: 'medida-cama',
    name: 'Medida da cama',
    swatch: 'button',
    terms: [
      { slug: 'solteiro', name: 'Solteiro' },
      { slug: 'casal', name: 'Casal' },
      { slug: 'queen', name: 'Queen' },
    ],
  },
]
