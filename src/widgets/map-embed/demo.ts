import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'O ateliê, no OpenStreetMap',
    settings: {
      place: 'Ateliê Casa Aroeira',
      address: 'Rua Direita, 42 — Centro\nTiradentes, MG, 36325-000',
      latitude: -21.11012,
      longitude: -44.17706,
      zoom: 17,
    },
  },
  {
    title: 'A feira, no Google Maps, mais baixo no celular',
    settings: {
      place: 'Feira de Artesanato',
      address: 'Avenida Afonso Pena, 1.500\nBelo Horizonte, MG',
      provider: 'google',
      zoom: 15,
      height: 420,
      height_mobile: 260,
    },
  },
  {
    title: 'Só o endereço',
    settings: { place: 'Correspondência', address: 'Caixa Postal 118\nSão João del-Rei, MG, 36300-970' },
  },
] satisfies Demo[]
