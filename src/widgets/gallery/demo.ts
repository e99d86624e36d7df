import type { Demo } from '#builder/registry.ts'

const picture = (id: number, caption: string) => ({ image: { id }, caption })
const pictures = [
  picture(1, 'Presentes embrulhados à mão'),
  picture(2, 'A prateleira da oficina'),
  picture(3, 'Esmaltes da casa'),
  picture(4, 'Capim-dourado do Jalapão'),
  picture(5, 'Café da manhã na serra'),
  picture(6, 'Velas de cera de abelha'),
]

export default [
  {
    title: 'Várias galerias, com filtros',
    settings: {
      gallery_type: 'multiple',
      galleries: [
        { gallery_title: 'Oficina', multiple_gallery: pictures.slice(0, 3) },
        { gallery_title: 'Mesa', multiple_gallery: pictures.slice(3, 5) },
        { gallery_title: 'Luz', multiple_gallery: pictures.slice(5) },
      ],
      columns: 3,
      columns_mobile: 2,
      captions: 'over',
      aspect: '3-2',
    },
  },
  {
    title: 'Linhas cheias',
    settings: { gallery: pictures, gallery_layout: 'justified', ideal_row_height: 220, ideal_row_height_mobile: 140, gap: 'sm' },
  },
  {
    title: 'Alvenaria com legendas',
    settings: {
      gallery: pictures,
      gallery_layout: 'masonry',
      columns: 3,
      columns_mobile: 2,
      captions: 'below',
      gap: 'lg',
      gap_mobile: 'sm',
    },
  },
] satisfies Demo[]
