import type { Demo } from '#builder/registry.ts'

const tip = (title: string, words: string) => `<p><strong>${title}</strong></p><p>${words}</p>`

export default [
  {
    title: 'A cena, peça por peça',
    settings: {
      image: { id: 4 },
      hotspot: [
        {
          hotspot_offset_x: 25,
          hotspot_offset_y: 74,
          hotspot_tooltip_content: tip('Vaso de barro', 'Queimado a lenha, com a cor da própria terra.'),
        },
        {
          hotspot_offset_x: 62,
          hotspot_offset_y: 66,
          hotspot_tooltip_content: tip('Cesto de capim-dourado', 'Costurado com seda de buriti, volta por volta.'),
        },
        {
          hotspot_horizontal: 'right',
          hotspot_offset_x: 16,
          hotspot_offset_y: 89,
          hotspot_tooltip_content: tip('A tampa', 'Trançada à parte, para fechar sem folga.'),
        },
      ],
      hotspot_sequenced_animation: 'yes',
      tooltip_animation: 'fade-grow',
      radius: 'lg',
    },
  },
  {
    title: 'Com rótulos e links',
    settings: {
      image: { id: 1 },
      hotspot: [
        {
          hotspot_label: 'Laço de algodão',
          hotspot_icon: 'hand',
          hotspot_link: { url: '/sobre/' },
          hotspot_offset_x: 34,
          hotspot_offset_y: 24,
          hotspot_tooltip_content: '<p>Tecido aqui perto. Conheça quem faz.</p>',
          hotspot_tooltip_position: 'bottom',
        },
        {
          hotspot_label: 'Caixa reciclada',
          hotspot_icon: 'box',
          hotspot_offset_x: 69,
          hotspot_offset_y: 76,
          hotspot_tooltip_content: '<p>Papelão de fibra reaproveitada, sem cola na tampa.</p>',
        },
      ],
      hotspot_animation: 'none',
      hotspot_color: 'night',
      tooltip_animation: 'fade-direction',
    },
  },
  {
    title: 'Ícones que abrem com um clique',
    settings: {
      image: { id: 5 },
      tooltip_trigger: 'click',
      tooltip_position: 'right',
      hotspot: [
        {
          hotspot_icon: 'leaf',
          hotspot_offset_x: 25,
          hotspot_offset_y: 45,
          hotspot_tooltip_content: '<p>Bule esmaltado: vai ao fogo, e a alça fica fria.</p>',
        },
        {
          hotspot_icon: 'map',
          hotspot_offset_x: 58,
          hotspot_offset_y: 60,
          hotspot_tooltip_content: '<p>Caneca Serra, torneada em Prados, Minas Gerais.</p>',
        },
      ],
      hotspot_animation: 'soft-beat',
      hotspot_color: 'accent',
    },
  },
] satisfies Demo[]
