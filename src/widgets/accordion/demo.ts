import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'Perguntas de quem compra',
    settings: {
      title_html_tag: 'h3',
      tabs: [
        {
          tab_title: 'Em quanto tempo a peça chega?',
          tab_content:
            '<p>Peças prontas saem do ateliê em até <strong>dois dias úteis</strong>. As feitas por encomenda levam de 15 a 25 dias: é o tempo do barro secar sem rachar.</p>',
        },
        {
          tab_title: 'E se quebrar no caminho?',
          tab_content:
            '<p>Mandamos outra, sem custo. Fotografe a caixa e a peça e <a href="/contato/">fale com a gente</a> em até sete dias.</p>',
        },
        {
          tab_title: 'Posso devolver?',
          tab_content: '<p>Pode, em até 7 dias depois de receber, sem dizer por quê. O frete da volta é nosso.</p>',
        },
      ],
    },
  },
  {
    title: 'Cuidados, em cartões, todos fechados',
    settings: {
      look: 'cards',
      default_state: 'all_collapsed',
      max_items_expended: 'multiple',
      tabs: [
        { tab_title: 'Barro', tab_content: '<ul><li>Lave à mão, com esponja macia.</li><li>Não vai ao micro-ondas.</li></ul>' },
        { tab_title: 'Palha', tab_content: '<p>Guarde em lugar seco. Uma escova de roupa tira o pó.</p>' },
        { tab_title: 'Linho', tab_content: '<p>Água fria e sombra. Passe ainda úmido, pelo avesso.</p>' },
      ],
    },
  },
  {
    title: 'Um item só, com tabela',
    settings: {
      tabs: [
        {
          tab_title: 'Medidas das redes',
          tab_content:
            '<table><thead><tr><th scope="col">Tamanho</th><th scope="col">Largura</th><th scope="col">Aguenta</th></tr></thead><tbody><tr><td>Solteiro</td><td>1,50 m</td><td>120 kg</td></tr><tr><td>Casal</td><td>2,20 m</td><td>200 kg</td></tr></tbody></table>',
        },
      ],
    },
  },
] satisfies Demo[]
