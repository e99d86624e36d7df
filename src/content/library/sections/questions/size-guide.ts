import { defineSection } from '../../design.ts'
import { band, heading, prose } from '../../elements.ts'

export default defineSection({
  title: 'Guia de tamanhos',
  words: 'medidas tabela roupas numeração',
  draw: () =>
    band(
      { content_width: 'narrow', padding_block: 'lg' },
      heading('Tabela de medidas'),
      prose('<p>Meça sobre a pele, com a fita justa e sem apertar. Entre dois tamanhos, escolha o maior.</p>', { size: 'lg' }),
      prose(
        '<table><thead><tr><th>Tamanho</th><th>Busto (cm)</th><th>Cintura (cm)</th><th>Quadril (cm)</th></tr></thead><tbody><tr><td>P</td><td>84–88</td><td>66–70</td><td>92–96</td></tr><tr><td>M</td><td>89–94</td><td>71–76</td><td>97–102</td></tr><tr><td>G</td><td>95–101</td><td>77–83</td><td>103–109</td></tr><tr><td>GG</td><td>102–109</td><td>84–91</td><td>110–117</td></tr></tbody></table>',
      ),
      prose('<p>As medidas são do corpo, não da peça. Confira com a tabela do seu fornecedor antes de publicar.</p>', {
        size: 'sm',
      }),
    ),
})
