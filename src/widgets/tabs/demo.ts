import type { Demo } from '#builder/registry.ts'

const CARE = '<p>Lave à mão e seque à sombra. O esmalte é livre de chumbo: pode ir à mesa todo dia.</p>'

export default [
  {
    title: 'Ficha de uma peça',
    settings: {
      label: 'Sobre o jarro',
      tabs: [
        {
          tab_title: 'Descrição',
          tab_content:
            '<p>Jarro de barro alisado com seixo de rio, sem torno. Cabe um litro e duzentos.</p><p>Cada um sai um pouco diferente do outro.</p>',
        },
        { tab_title: 'Medidas', tab_content: '<ul><li>Altura: 24 cm</li><li>Boca: 9 cm</li><li>Peso: 1,3 kg</li></ul>' },
        { tab_title: 'Cuidados', tab_content: CARE },
      ],
    },
  },
  {
    title: 'Na vertical',
    settings: {
      label: 'Como compramos de quem faz',
      type: 'vertical',
      tabs: [
        {
          tab_title: 'Preço justo',
          tab_content: '<p>Quem faz diz o preço. A loja acrescenta o que custa vender, e mostra a conta.</p>',
        },
        { tab_title: 'Sem consignação', tab_content: '<p>Pagamos a peça quando ela sai do ateliê, não quando vende.</p>' },
        { tab_title: 'Nome na peça', tab_content: '<p>Toda peça traz o nome e a cidade de quem a fez.</p>' },
      ],
    },
  },
  {
    title: 'Duas abas esticadas',
    settings: {
      label: 'Entrega e troca',
      align: 'stretch',
      tabs: [
        { tab_title: 'Entrega', tab_content: '<p>Enviamos para todo o Brasil, em caixa dupla.</p>' },
        { tab_title: 'Troca', tab_content: '<p>Sete dias para se arrepender, trinta para trocar.</p>' },
      ],
    },
  },
] satisfies Demo[]
