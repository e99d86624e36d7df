import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'Faixa de vantagens',
    settings: {
      layout: 'row',
      divider: 'yes',
      icon_list: [
        { icon: 'truck', text: 'Frete grátis', detail: 'Em compras acima de R$ 299' },
        { icon: 'box', text: 'Embalado à mão', detail: 'Sai em até três dias úteis' },
        { icon: 'return', text: 'Troca sem susto', detail: 'Sete dias para se arrepender' },
        { icon: 'shield', text: 'Compra segura', detail: 'Pix, cartão ou boleto' },
      ],
    },
  },
  {
    title: 'Contato',
    settings: {
      icon_list: [
        { icon: 'map', text: 'Rua dos Inconfidentes, 914, Tiradentes – MG' },
        { icon: 'phone', text: '(32) 3355-0199', link: { url: 'tel:+553233550199' } },
        { icon: 'mail', text: 'contato@casaaroeira.example', link: { url: 'mailto:contato@casaaroeira.example' } },
        { icon: 'clock', text: 'Segunda a sexta, das 9h às 18h' },
      ],
    },
  },
  {
    title: 'O que vem na caixa',
    settings: {
      divider: 'yes',
      size: 'sm',
      icon_color: 'accent',
      icon_list: [
        { text: 'A peça, embrulhada em papel de seda' },
        { text: 'Um bilhete com o nome de quem fez' },
        { text: 'Os cuidados para durar muitos anos' },
      ],
    },
  },
] satisfies Demo[]
