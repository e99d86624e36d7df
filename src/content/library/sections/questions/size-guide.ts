import { defineSection } from '../../design.ts'
import { band, heading, prose } from '../../elements.ts'

export default defineSection({
  title: 'Guia de tamanhos',
  words: 'medidas tabela roupas numeração',
  draw: () =>
    band(
      { content_width: 'narrow', padding_block: 'lg' },
      heading('Guia de tamanhos'),
      prose('<p>Meça sobre a pele, com a fita justa e sem apertar. Entre dois tamanhos, escolha o maior.</p>', { size: 'lg' }),
      prose(
        '<table><thead><tr><th>Tamanho</th><th>Busto</th><th>Cintura</th><th>Quadril</th></tr></thead><tbody><tr><td>P</td><td>84–88 cm</td><td>66–70 cm</td><td>92–96 cm</td></tr><tr><td>M</td><td>89–94 cm</td><td>71–76 cm</td><td>97–102 cm</td></tr><tr><td>G</td><td>95–101 cm</td><td>77–83 cm</td><td>103–109 cm</td></tr><tr><td>GG</td><td>102–109 cm</td><td>84–91 cm</td><td>110–117 cm</td></tr></tbody></table>',
      ),
      prose('<p>As medidas são do corpo, não da peça. Confira com a tabela do seu fornecedor antes de publicar.</p>', {
        size: 'sm',
      }),
    ),
})
