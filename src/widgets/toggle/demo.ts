import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'Sobre a peça',
    settings: {
      tabs: [
        {
          tab_title: 'De onde vem o barro',
          tab_content: '<p>De um barreiro a dois quilômetros do ateliê, em Minas Novas, no Vale do Jequitinhonha.</p>',
          open: 'yes',
        },
        {
          tab_title: 'Quem faz',
          tab_content: '<p>Dona Zezinha e as três filhas. Cada peça leva a inicial de quem a modelou.</p>',
        },
        { tab_title: 'Como é queimada', tab_content: '<p>Oito horas em forno a lenha de eucalipto plantado.</p>' },
      ],
    },
  },
  {
    title: 'Com setas e títulos H3',
    settings: {
      mark: 'chevron',
      title_html_tag: 'h3',
      tabs: [
        {
          tab_title: 'Embalagem para presente',
          tab_content: '<p>Caixa de papelão reciclado, palha de milho e um cartão escrito à mão.</p>',
        },
        { tab_title: 'Retirada no ateliê', tab_content: '<p>De terça a sábado, das 10h às 17h. É só tocar o sino.</p>' },
      ],
    },
  },
  {
    title: 'Lista de materiais',
    settings: {
      tabs: [
        {
          tab_title: 'O que vai na caixa',
          tab_content: '<ul><li>Um jarro de 1,2 litro</li><li>Dois copos</li><li>Um pano de prato de algodão</li></ul>',
          open: 'yes',
        },
      ],
    },
  },
] satisfies Demo[]
