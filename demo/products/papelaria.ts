import type { DemoProduct } from '../shapes.ts'
import { guiaDeCuidados } from '../words/guia-de-cuidados.ts'
import { colorVariations } from './variations.ts'

export const papelaria: DemoProduct[] = [
  {
    slug: 'caderno-costurado',
    name: 'Caderno costurado',
    sku: 'PAP-CADERNO',
    categories: ['papelaria'],
    tags: ['papel', 'presente', 'escrita'],
    priceCents: 6900,
    stock: null,
    shortDescription:
      '<p>Caderno de capa de tecido com costura aparente na lombada. Abre inteiro sobre a mesa e não solta folha.</p>',
    description: `
<p>A costura copta é antiga: os cadernos de papel são unidos pela linha, sem cola na lombada. Por isso ele abre em 180 graus e fica aberto, mesmo na primeira página.</p>
<p>Íris costura um a um no seu ateliê em Ouro Preto. A capa é revestida com algodão tingido, e a linha é encerada.</p>
<h3>Medidas e material</h3>
<ul>
<li>14 × 21 cm, 160 páginas sem pauta</li>
<li>Papel pólen de 90 g/m², que recebe caneta-tinteiro sem vazar para o verso</li>
<li>Peso: cerca de 300 g</li>
</ul>
<h3>Cuidados</h3>
<p>A capa de tecido escurece nas bordas com o uso. Para limpar, borracha branca; água, não.</p>`,
    pictures: ['caderno-costurado-terracota', 'caderno-costurado-indigo', 'caderno-costurado-oliva', 'caderno-costurado-2'],
    weightGrams: 300,
    sizeMm: { length: 210, width: 140, height: 18 },
    featured: true,
    attributes: { cor: ['terracota', 'indigo', 'oliva'] },
    variations: colorVariations({
      slug: 'caderno-costurado',
      sku: 'PAP-CADERNO',
      priceCents: 6900,
      stock: { terracota: 15, indigo: 11, oliva: 0 },
    }),
    related: ['kit-cartoes-botanicos', 'calendario-de-mesa', 'ecobag-folhagem'],
    daysAgo: 220,
  },
  {
    slug: 'calendario-de-mesa',
    name: 'Calendário de mesa',
    sku: 'PAP-CALENDARIO',
    categories: ['papelaria'],
    tags: ['papel', 'presente'],
    priceCents: 5900,
    salePriceCents: 3900,
    stock: 22,
    lowStock: 5,
    shortDescription:
      '<p>Doze cartões com paisagens do cerrado e uma base de madeira. É permanente: terminado o ano, a pilha recomeça.</p>',
    description: `
<p>Cada mês traz uma paisagem e o que se vê nela naquela época: o ipê florido em agosto, o pequi carregado em dezembro, as sempre-vivas em abril. Os desenhos são de Marina Leal.</p>
<h3>O que vem na caixa</h3>
<ul>
<li>12 cartões de 10 × 15 cm, em papel de 300 g/m²</li>
<li>1 base de pinus de 12 × 4 cm, com sobra de marcenaria</li>
</ul>
<p>Os dias vêm numerados sem a semana, com uma linha para anotar aniversários: o mesmo calendário serve todo ano. Peso: cerca de 180 g.</p>
<h3>Cuidados</h3>
<p>Longe da janela da pia: o papel não tem laminação plástica e ondula com respingo.</p>`,
    pictures: ['calendario-de-mesa'],
    weightGrams: 180,
    sizeMm: { length: 150, width: 120, height: 40 },
    related: ['kit-cartoes-botanicos', 'caderno-costurado', 'quadro-cerrado'],
    daysAgo: 115,
  },
  {
    slug: 'kit-cartoes-botanicos',
    name: 'Kit de cartões botânicos',
    sku: 'PAP-CARTOES',
    categories: ['papelaria'],
    tags: ['papel', 'presente', 'escrita'],
    priceCents: 4900,
    stock: 40,
    lowStock: 8,
    shortDescription: '<p>Seis cartões com folhas e frutos brasileiros, em branco por dentro, com envelopes de papel pardo.</p>',
    description: `
<p>Aroeira, buriti, jabuticabeira, pitangueira, samambaia e alecrim: seis plantas que a gente conhece de quintal ou de beira de estrada. As aquarelas são de Marina Leal.</p>
<h3>O que vem no kit</h3>
<ul>
<li>6 cartões dobrados de 10,5 × 15 cm, um de cada planta</li>
<li>6 envelopes de papel pardo reciclado</li>
<li>6 adesivos terracota em forma de lacre</li>
</ul>
<p>Impressos em papel de 250 g/m², sem verniz: dá para escrever com qualquer caneta, até lápis. Peso: cerca de 120 g.</p>
<p>Uma ideia: mande um cartão junto do presente. Se preferir, escrevemos a sua mensagem à mão; é só deixar o texto nas observações do pedido.</p>`,
    pictures: ['kit-cartoes-botanicos'],
    weightGrams: 120,
    sizeMm: { length: 160, width: 110, height: 20 },
    related: ['caderno-costurado', 'calendario-de-mesa', 'vela-de-cera-de-coco'],
    daysAgo: 64,
  },
  {
    slug: 'guia-de-cuidados-pdf',
    name: 'Guia de cuidados (PDF)',
    sku: 'PAP-GUIA',
    categories: ['papelaria'],
    tags: ['cuidados', 'digital'],
    priceCents: 1900,
    stock: null,
    shortDescription:
      '<p>Livro digital com o que aprendemos em dez anos lavando, secando, encerando e consertando barro, madeira, fibra e linho.</p>',
    description: `
<p>Reunimos num lugar só as respostas que damos todo dia no balcão: como tirar mancha de café do grés, por que a tábua rachou, quando o linho precisa de ferro e o que fazer com o capim-dourado na época de chuva.</p>
<h3>O que tem no guia</h3>
<ul>
<li>Sete capítulos curtos, um por material</li>
<li>Uma tabela de “pode e não pode” para deixar na porta do armário</li>
<li>Pequenos consertos que se fazem em casa</li>
</ul>
<h3>Como você recebe</h3>
<p>É um arquivo digital, sem frete. Assim que o pagamento é confirmado, o link chega por e-mail e fica em Minha conta, na seção Downloads. Dá para ler no celular, no tablet ou imprimir para uso pessoal.</p>`,
    pictures: ['guia-de-cuidados-pdf'],
    weightGrams: 0,
    sizeMm: { length: 0, width: 0, height: 0 },
    virtual: true,
    download: { name: 'guia-de-cuidados-casa-aroeira.pdf', text: guiaDeCuidados },
    related: ['tabua-de-corte-jatoba', 'caneca-serra', 'cesto-de-capim-dourado', 'caderno-costurado'],
    daysAgo: 50,
  },
]
