import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'Tabela de medidas',
    settings: {
      html: '<table><caption>Medidas dos pratos Ipê</caption><thead><tr><th scope="col">Peça</th><th scope="col">Diâmetro</th><th scope="col">Peso</th></tr></thead><tbody><tr><td>Raso</td><td>26 cm</td><td>780 g</td></tr><tr><td>Fundo</td><td>22 cm</td><td>690 g</td></tr><tr><td>Sobremesa</td><td>19 cm</td><td>430 g</td></tr></tbody></table>',
    },
  },
  {
    title: 'Glossário',
    settings: {
      html: '<dl><dt><strong>Grés</strong></dt><dd>Barro queimado acima de 1.200 °C: não absorve água.</dd><dt><strong>Engobe</strong></dt><dd>Barro líquido e colorido, usado como tinta.</dd></dl>',
    },
  },
  {
    title: 'Nota com marcação',
    settings: {
      html: '<p>Peças com <mark>esmalte sem chumbo</mark> podem ir ao micro-ondas; as de <em>barro natural</em>, não.</p>',
    },
  },
] satisfies Demo[]
