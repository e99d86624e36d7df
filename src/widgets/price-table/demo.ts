import type { Demo } from '#builder/registry.ts'

const link = { url: '/contato/' }

export default [
  {
    title: 'Clube do café, o mais escolhido',
    settings: {
      heading: 'Clube Serra',
      sub_heading: 'Uma caneca nova a cada estação',
      price: '89,90',
      period: 'por mês',
      features_list: [
        { item_text: 'Quatro canecas por ano' },
        { item_text: 'Frete grátis para todo o Brasil' },
        { item_text: '10% em toda a loja' },
        { item_text: 'Visita à oficina', included: '' },
      ],
      button_text: 'Entrar no clube',
      link,
      footer_additional_info: 'Saia quando quiser, sem multa.',
      show_ribbon: 'yes',
      ribbon_title: 'Mais escolhido',
      header_color: 'night',
      header_text_color: 'paper',
    },
  },
  {
    title: 'Curso com preço de lançamento',
    settings: {
      heading: 'Torno para começar',
      sub_heading: 'Quatro manhãs, turma de seis',
      price: '1.180,00',
      sale: 'yes',
      original_price: '1.480,00',
      period: 'ou 6 × R$ 196,67 sem juros',
      features_list: [
        { item_text: 'Barro, esmalte e queima', selected_item_icon: 'leaf' },
        { item_text: 'Café e pão de queijo', selected_item_icon: 'heart' },
        { item_text: 'Quatro peças para levar', selected_item_icon: 'gift' },
      ],
      button_text: 'Garantir a vaga',
      link,
    },
  },
  {
    title: 'Preço sob consulta',
    settings: {
      heading: 'Para restaurantes',
      price: 'Sob consulta',
      features_list: [{ item_text: 'A partir de sessenta peças' }, { item_text: 'Sua marca no fundo do prato' }],
      button_text: 'Falar com a oficina',
      button_look: 'outline',
      link,
      header_color: 'accent',
      header_text_color: 'paper',
    },
  },
] satisfies Demo[]
