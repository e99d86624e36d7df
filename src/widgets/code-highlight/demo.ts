import type { Demo } from '#builder/registry.ts'

const script = `// Conta o frete antes que alguém pergunte.
export function freteGratis(totalEmCentavos) {
  const minimo = 29_900
  const falta = minimo - totalEmCentavos
  if (falta <= 0) return 'Seu frete é por nossa conta.'
  return \`Faltam \${reais(falta)} para o frete grátis.\`
}

const reais = (centavos) =>
  (centavos / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })`

const query = `select produto, sum(quantidade) as vendidos
from itens_do_pedido
where criado_em >= date '2026-01-01' -- só deste ano
group by produto
order by vendidos desc
limit 10;`

const page = `<a href="/loja/" class="botao">
  Ver as <strong>cerâmicas</strong> &rarr;
</a>`

export default [
  {
    title: 'Com linhas marcadas',
    settings: { language: 'javascript', code: script, file_name: 'frete-gratis.js', highlight_lines: '3-5' },
  },
  { title: 'Tema escuro', settings: { language: 'sql', code: query, theme: 'dark', file_name: 'mais-vendidos.sql' } },
  {
    title: 'Sem números, sem copiar',
    settings: { language: 'markup', code: page, line_numbers: '', copy_to_clipboard: '', word_wrap: 'yes', theme: 'okaidia' },
  },
] satisfies Demo[]
