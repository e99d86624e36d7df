import type { Demo } from '#builder/registry.ts'

const story = `<p>A Casa Aroeira nasceu em 2014, na sala da frente da casa de Helena e Tomás, em Tiradentes. Ela voltava do Vale do Jequitinhonha com o carro cheio de cerâmica; ele fazia prateleiras.</p>
<p>Hoje trabalhamos com 31 oficinas pequenas de oito estados. Compramos direto de quem faz, pagamos metade na encomenda e contamos <a href="/sobre/">de onde veio cada peça</a>.</p>`

export default [
  { title: 'Abertura com letra capitular', settings: { editor: story, drop_cap: 'yes', size: 'lg', max_width: 62 } },
  { title: 'Duas colunas que viram uma', settings: { editor: story + story, text_columns: 2, text_columns_mobile: 1 } },
  {
    title: 'Cuidados com a peça',
    settings: {
      editor:
        '<h3>Para durar muitos anos</h3><ul><li>Lave com esponja macia e sabão neutro.</li><li>Evite passar do gelo para a água fervendo.</li><li>A palha gosta de sombra e de vento.</li></ul><blockquote>O que é feito à mão melhora com o uso.</blockquote>',
      max_width: 60,
    },
  },
] satisfies Demo[]
