import type { SnippetProblem } from './contract.ts'
import { MAX_CODE_LENGTH } from './snippet.ts'

/** Why pasted code can't be taken, and what to do. */
export const SNIPPET_PROBLEMS: Record<SnippetProblem, string> = {
  empty: 'Cole o código que o serviço deu, ou o endereço do script.',
  'too-long': `O código passa de ${MAX_CODE_LENGTH.toLocaleString('pt-BR')} caracteres. Use o endereço do script em vez do código inteiro.`,
  'other-markup':
    'Só scripts cabem aqui. Tire o que não estiver dentro de <script>…</script>; outro HTML vai num elemento «HTML» da página.',
  handler: 'Um script com atributo «on…» (como onload) não pode rodar. Peça ao serviço um código sem ele.',
  'not-a-script': 'Um dos <script> tem um tipo que o navegador não executa. Tire-o e deixe só os scripts.',
  'bad-address': 'O endereço do script precisa começar com https://.',
  unclosed: 'Há um <script> sem o </script> do fim. Cole o código inteiro.',
}
