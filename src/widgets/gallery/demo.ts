import type { Demo } from '#builder/registry.ts'

const picture = (id: number, caption: string) => ({ image: { id }, caption })
const workshop = [
  picture(1, 'O barro descansa uma semana'),
  picture(2, 'A caneca sai do torno'),
  picture(3, 'Esmalte de cinza de eucalipto'),
  picture(4, 'Doze horas de forno'),
  picture(5, 'A prova de água'),
  picture(6, 'Pronta para viajar'),
]

export default [
  { title: 'Da oficina', settings: { gallery: workshop, columns: 3, columns_mobile: 2 } },
  {
    title: 'Retratos com legenda',
    settings: {
      gallery: workshop.slice(0, 4),
      columns: 4,
      columns_tablet: 2,
      columns_mobile: 2,
      aspect: '4-5',
      captions: 'below',
      gap: 'lg',
      gap_mobile: 'sm',
    },
  },
  {
    title: 'Duas largas, sem ampliar',
    settings: { gallery: workshop.slice(0, 2), columns: 2, columns_mobile: 1, aspect: '16-9', link_to: 'none' },
  },
] satisfies Demo[]
